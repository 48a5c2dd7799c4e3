import { slugify } from './fold'

export interface LinkedHeadings {
  /** The HTML with an id at each level-two heading. */
  html: string
  /** The level-two headings, for the table of contents. */
  headings: { id: string; text: string }[]
}

/** Ids of the page around the text. */
const taken: readonly string[] = ['main', 'root', 'mobile-menu']

/**
 * Gives each level-two heading of rendered Markdown an id made of its words, unique in the text.
 */
export function linkHeadings(html: string): LinkedHeadings {
  const headings: LinkedHeadings['headings'] = []
  const ids = new Set(taken)
  const linked = html.replace(/<h2>(.*?)<\/h2>/g, (_, inner: string) => {
    const text = plainText(inner)
    const name = slugify(text) || 'h'
    let id = name
    for (let number = 2; ids.has(id); number += 1) id = `${name}-${number}`
    ids.add(id)
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: linked, headings }
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Tags within a line: what follows one belongs to the same word. */
const inline = /<\/?(?:a|b|code|del|em|i|span|strong|sub|sup)\b[^>]*>/g

/** The words of rendered HTML, without tags. */
export function plainText(html: string): string {
  return html
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
