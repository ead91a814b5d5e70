declare module '*?scene' {
  const url: string
  export default url
}

declare module '*.svg?url' {
  const url: string
  export default url
}

declare module 'virtual:rules' {
  import type { Rulebook } from '../build/markdown'
  /** By game and language, such as `cubitos.fr`. */
  const books: Record<string, () => Promise<{ default: Rulebook }>>
  export default books
}

declare module 'virtual:rules/*' {
  import type { Rulebook } from '../build/markdown'
  const book: Rulebook
  export default book
}
