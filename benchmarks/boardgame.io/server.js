// The server of boardgame.io as its documentation starts it: node server.js PORT [FOLDER]
// With a folder matches are kept in files there, else in memory. Its lobby answers nothing with koa-compose 4.2,
// which copies the list of handlers before all are there, so package.json holds 4.1.

const { Server, FlatFile, Origins } = require('boardgame.io/server')
const { highCard } = require('./game')

const [port, folder] = process.argv.slice(2)
const server = Server({
  games: [highCard],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
})
const here = { host: '127.0.0.1', port: Number(port) } // what Node listens to: boardgame.io passes it on
server.run({ port: here, callback: () => console.log('ready') })
