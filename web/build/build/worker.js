// Keeps the shell of the site, so that it opens without a connection. It never keeps an answer of the server.
//
// Pages come from the network whenever it answers, so a new version is seen at once. Files under /assets are named by
// what is in them and can be kept safely. A new worker waits until no page of the version before is open, which keeps
// the files of that version until then.

const CACHE = 'shell-__VERSION__'
const SHELL = ['__SHELL__']
const PAGE = '/index.html'

addEventListener('install', (event) => {
  const fresh = SHELL.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)))
})

addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('shell-') && name !== CACHE)
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(keptPage))
  else if (pathname.startsWith('/assets/') || SHELL.includes(pathname)) event.respondWith(kept(request, pathname))
})

/** The page as it was kept, marked so that it knows there is no connection. */
async function keptPage() {
  const page = await caches.match(PAGE, { cacheName: CACHE })
  const headers = new Headers(page.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name) // they tell of the answer on its way
  return new Response((await page.text()).replace('<html', '<html data-offline'), { headers })
}

async function kept(request, pathname) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(pathname)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(pathname, answer.clone())
  return answer
}

// A push carries nothing and means that a game waits: which one, the server says to nobody but this browser.
addEventListener('push', (event) => event.waitUntil(tellOfTurns()))

async function tellOfTurns() {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const looked = windows.filter(({ focused, visibilityState }) => focused && visibilityState === 'visible')
  const isLookedAt = ({ address }) => looked.some(({ url }) => new URL(url).pathname === address)
  const rows = (await waiting()).filter((row) => !isLookedAt(row))
  for (const { title, address } of rows) {
    await registration.showNotification(title, { tag: address, icon: '/icon-192.png', data: address })
  }
  if (rows.length === 0) await tellOfNothing()
}

/** The games that wait; none if there is no connection, or if nobody is signed in any more. */
async function waiting() {
  const subscription = await registration.pushManager.getSubscription()
  const body = JSON.stringify({ endpoint: subscription?.endpoint ?? '' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/push/waiting', { method: 'POST', headers, body }).catch(() => undefined)
  return answer?.ok ? answer.json() : []
}

/**
 * Somebody has moved elsewhere before the push came. Browsers want a notice for every push, and some withdraw the
 * permission after a few without: one is shown and taken away at once. Those that count what stays have a sentence of
 * their own for it.
 */
async function tellOfNothing() {
  await registration.showNotification('Cubarium', { tag: '/', icon: '/icon-192.png', silent: true, data: '/' })
  for (const notice of await registration.getNotifications({ tag: '/' })) notice.close()
}

// A notice that was pressed leads to its table, in a window that is open already if there is one.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data ?? '/', location.origin)
  if (address.origin !== location.origin) return
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find(({ url }) => new URL(url).pathname === address.pathname) ?? windows[0]
      if (!there) return clients.openWindow(address.href)
      return there.focus().then((window) => (new URL(window.url).pathname === address.pathname ? window : window.navigate(address.href)))
    }),
  )
})
