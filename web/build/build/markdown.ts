// Turns a rulebook of docs/rules into data for the reader. It knows the Markdown that is used there and nothing more:
// headings of three depths, paragraphs, tables, *emphasis*, **strong**, `code` and [links](https://…).

export interface Table {
  head: string[]
  rows: string[][]
}

export interface Entry {
  /** The anchor of the entry: a rule id, or nothing for words between rules. */
  id: string
  title: string
  /** Paragraphs as HTML, and tables. */
  blocks: (string | Table)[]
}

interface Section {
  id: string
  title: string
  entries: Entry[]
}

export interface Rulebook {
  title: string
  intro: string[]
  sections: Section[]
}

/** The tables of an entry. */
export const tablesOf = ({ blocks }: Entry): Table[] => blocks.filter((block) => typeof block !== 'string')

/** The paragraphs of an entry. */
export const paragraphsOf = ({ blocks }: Entry): string[] => blocks.filter((block) => typeof block === 'string')

const RULE_HEADING = /^([a-z]+-\d+\.\d+) (.+)$/
const NUMBERED = /^(\d+) /

export function parseRulebook(game: string, markdown: string): Rulebook {
  const book: Rulebook = { title: '', intro: [], sections: [] }
  const inline = inlineHtml(game)
  const entry = (id: string, title: string): Entry => {
    const added: Entry = { id, title, blocks: [] }
    const section = book.sections.at(-1)
    if (!section) throw new Error(`${game}: a rule stands before the first section`)
    section.entries.push(added)
    return added
  }
  for (const block of markdown.trim().split(/\n{2,}/)) {
    const section = book.sections.at(-1)
    if (block.startsWith('# ')) book.title = inline(block.slice(2))
    else if (block.startsWith('## ')) {
      const title = block.slice(3)
      const number = NUMBERED.exec(title)?.[1]
      book.sections.push({ id: `${game}-${number ?? `part-${book.sections.length + 1}`}`, title: inline(title), entries: [] })
    } else if (block.startsWith('### ')) {
      const [, id = '', title = ''] = RULE_HEADING.exec(block.slice(4)) ?? []
      if (!id) throw new Error(`${game}: no rule id in “${block}”`)
      entry(id, inline(title))
    } else if (!section) book.intro.push(inline(block))
    else {
      const parsed = block.startsWith('|') ? parseTable(block, inline) : inline(block)
      ;(section.entries.at(-1) ?? entry('', '')).blocks.push(parsed)
    }
  }
  return book
}

function parseTable(block: string, inline: (text: string) => string): Table {
  const [head, , ...rows] = block.split('\n').map((line) => line.replace(/^\| ?| ?\|$/g, '').split(' | ').map(inline))
  return { head: head ?? [], rows }
}

function inlineHtml(game: string): (text: string) => string {
  const mention = new RegExp(`\\b${game}-\\d+\\.\\d+\\b`, 'g')
  return (text) =>
    text
      .replace(/\n/g, ' ')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replace(/\*([^*]+)\*/g, '<em>$1</em>')
      .replace(/\[([^\]]+)\]\((https?:[^)\s"]+)\)/g, '<a href="$2" rel="noopener noreferrer">$1</a>')
      .replace(mention, '<a href="#$&">$&</a>')
}
