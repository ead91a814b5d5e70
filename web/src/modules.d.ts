declare module '*?scene' {
  const url: string
  export default url
}

declare module '*.svg?url' {
  const url: string
  export default url
}

declare module 'virtual:rules/*' {
  import type { Rulebook } from '../build/markdown'
  const book: Rulebook
  export default book
}
