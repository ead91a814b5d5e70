// Addresses to pages, with the browser's own history.

/** The person without an id is whoever sits here. */
type Route =
  | { page: 'home' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'about' }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string }
  | { page: 'luck'; id: string }
  | { page: 'position'; game: string; word: string }
  | { page: 'variant'; game: string }
  | { page: 'lab'; game: string }
  | { page: 'daily' }
  | { page: 'daily-move' }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'games' }
  | { page: 'championship'; id: string }
  | { page: 'person'; id: string }
  | { page: 'missing' }

export function match(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decode)
  if (first === 'table' && rest.length === 1 && rest[0] === 'review') return { page: 'review', id: second }
  if (first === 'table' && rest.length === 1 && rest[0] === 'luck') return { page: 'luck', id: second }
  if (first === 'position' && rest.length === 1) return { page: 'position', game: second, word: rest[0]! }
  if (rest.length > 0) return { page: 'missing' }
  if (first === '') return { page: 'home' }
  if (first === 'about' && second === '') return { page: 'about' }
  if (first === 'rules') return { page: 'rules', game: second || 'cubosaurs' }
  if (first === 'learn' && second !== '') return { page: 'learn', game: second }
  if (first === 'table' && second !== '') return { page: 'table', id: second }
  if (first === 'variant' && second !== '') return { page: 'variant', game: second }
  if (first === 'lab') return { page: 'lab', game: second }
  if (first === 'daily' && second === '') return { page: 'daily' }
  if (first === 'daily' && second === 'move') return { page: 'daily-move' }
  if (first === 'tournaments') return second === '' ? { page: 'tournaments' } : { page: 'tournament', id: second }
  if (first === 'games' && second === '') return { page: 'games' }
  if (first === 'championship' && second !== '') return { page: 'championship', id: second }
  if (first === 'me' && second === '') return { page: 'person', id: '' }
  if (first === 'people' && second !== '') return { page: 'person', id: second }
  return { page: 'missing' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a stray % in a link that was cut
  }
}

const current = $state({ route: match(location.pathname), hash: location.hash.slice(1), visits: 0 })

export const here: Readonly<typeof current> = current

function read(): void {
  const route = match(location.pathname)
  if (JSON.stringify(route) !== JSON.stringify(current.route)) {
    current.route = route
    current.visits += 1
  }
  current.hash = decode(location.hash.slice(1))
}

export function go(address: string): void {
  history.pushState(null, '', address)
  read()
  if (!current.hash) scrollTo(0, 0)
}

/** Follow links to our own pages without loading anew. Anything with a modifier key stays the browser's. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a')
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

export function startRouter(): void {
  addEventListener('popstate', read)
  document.addEventListener('click', followLink)
}
