const files = import.meta.glob<string>('../../models/*.txt', { query: '?raw', import: 'default', eager: true })

/** The text of every model by its name, such as cs-trex. */
export const MODELS: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.split('/').at(-1)!.replace('.txt', ''), text]),
)
