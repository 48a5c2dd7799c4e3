/** A list in lists, or a quote in quotes; nobody reads more than five. */
const deepest = 30
/** Of all lines together, because each container costs the parser once more for each before it. */
const mostLevels = 2000
const mostLines = 5000
/** `[` and `*` or `_` of one paragraph or table. */
const mostOpeners = 500
const mostMarks = 3000

/** A message of {@link isBoundedMarkdown}. */
export const unboundedMarkdown = 'too many lists or quotes within one another, links or lines'

/** How many lists and quotes a line may be in. */
function levelsOf(line: string): number {
  const [lead = ''] = /^(?:[ \t]|>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/.exec(line) ?? []
  const markers = lead.match(/[>*+-]|\d+[.)]/g)?.length ?? 0
  const columns = lead.replace(/\t/g, '    ').replace(/[^ ]/g, '').length
  return markers + Math.max(0, columns - markers) / 2
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * Whether Markdown is parsed within a fraction of a second: 60,000 characters of nested lists,
 * quotes or unclosed links take a parser ten seconds and more, which no timeout can end.
 */
export function isBoundedMarkdown(markdown: string): boolean {
  const lines = markdown.split('\n')
  if (lines.length > mostLines) return false
  const levels = lines.map(levelsOf)
  return (
    levels.every((level) => level <= deepest) &&
    levels.reduce((sum, level) => sum + level, 0) <= mostLevels &&
    markdown
      .split(/\n[ \t]*\n/)
      .every((part) => countOf(part, /\[/g) <= mostOpeners && countOf(part, /[*_]/g) <= mostMarks)
  )
}
