/** Escaped HTML; only {@link html} makes it. */
export interface Markup {
  readonly markup: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

type Value = string | number | Markup | readonly Markup[]

function markupOf(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** A piece of HTML: every text put into it is escaped, pieces of HTML go in as they are. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return { markup: parts.map((part, index) => part + markupOf(values[index] ?? '')).join('') }
}

/** A text of several lines, with a line break wherever it has one. */
export function htmlLines(text: string): Markup[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
}
