import { slugify } from './fold'

const entityOf: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const characterOf: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

export interface LinkedHeadings {
  /** Each level-two heading has an id. */
  html: string
  headings: { id: string; text: string }[]
}

/** Ids of the page around the text. */
const taken: readonly string[] = ['main', 'root', 'mobile-menu']

/** Adds unique ids, made from their words, to level-two headings. */
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

/** Inline tags do not separate words. */
const inline = /<\/?(?:a|b|code|del|em|i|span|strong|sub|sup)\b[^>]*>/g

/** The text of rendered HTML, without tags. */
export function plainText(html: string): string {
  return html
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;/g, (entity) => characterOf[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Escapes text for elements and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => entityOf[mark] ?? mark)
}
