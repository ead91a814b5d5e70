// What a person chose, kept in this browser. Only what differs from the defaults is stored, so that a better default
// reaches everybody who did not choose.

/** The languages we speak; the server has the same. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export const THEMES = ['system', 'light', 'dark'] as const
export const PALETTES = ['standard', 'protan', 'deutan', 'tritan'] as const
/** Every time of an animation is multiplied by this; 0 is no motion. */
export const SPEEDS = [0, 0.5, 1, 2] as const

/** How long the moves of others are shown, from the longest; `at-once` holds nothing back. */
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const

/** Steps of loudness. */
export const VOLUMES = [1, 2, 3, 4, 5] as const

export interface Settings {
  language: Language
  theme: (typeof THEMES)[number]
  palette: (typeof PALETTES)[number]
  speed: (typeof SPEEDS)[number]
  pace: (typeof PACES)[number]
  letterKeys: boolean
  confirmMoves: boolean
  sound: boolean
  /** Whether they were asked if they would like it. */
  soundOffered: boolean
  /** The browser's notices when a game waits for me. */
  notices: boolean
  volume: (typeof VOLUMES)[number]
}

const KEY = 'cubarium.settings'

const CHOICES: { [Name in keyof Settings]: readonly Settings[Name][] } = {
  language: LANGUAGES,
  theme: THEMES,
  palette: PALETTES,
  speed: SPEEDS,
  pace: PACES,
  letterKeys: [true, false],
  confirmMoves: [true, false],
  sound: [true, false],
  soundOffered: [true, false],
  notices: [true, false],
  volume: VOLUMES,
}

export function defaults(): Settings {
  const language = LANGUAGES.find((code) => navigator.language.startsWith(code)) ?? 'en'
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    language,
    theme: 'system',
    palette: 'standard',
    speed: still ? 0 : 1,
    pace: 'normal',
    letterKeys: true,
    confirmMoves: false,
    sound: false,
    soundOffered: false,
    notices: false,
    volume: 3,
  }
}

/** Read what was stored, leaving out anything this version does not know. */
export function readSettings(): Settings {
  const settings = defaults()
  let stored: unknown
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return settings // storage is closed, or somebody else wrote there
  }
  for (const [name, value] of Object.entries(stored ?? {})) {
    if ((CHOICES[name as keyof Settings] as readonly unknown[] | undefined)?.includes(value)) {
      Object.assign(settings, { [name]: value })
    }
  }
  return settings
}

export const settings: Settings = $state(readSettings())

export function changeSettings(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  const usual = defaults()
  const chosen = Object.entries(settings).filter(([name, value]) => value !== usual[name as keyof Settings])
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(chosen)))
  } catch {
    // Storage may be closed; the choice then lasts as long as the page.
  }
  showSettings()
}

export function resetSettings(): void {
  changeSettings(defaults())
}

/** Write the settings where style sheets and screen readers find them. */
export function showSettings(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.theme = settings.theme
  root.dataset.palette = settings.palette
  root.style.setProperty('--speed', String(settings.speed))
}
