import { readEmbed } from '../../../schema/embeds'

/**
 * What a translator must not touch: tokens, both ends of links and pictures, code, addresses, cells
 * of tables, and what looks like a placeholder.
 */
const fixed = new RegExp(
  [
    String.raw`\{\{[^{}]*\}\}`,
    String.raw`!?\[(?=(?:\\.|[^\\\]\n])*\]\()`,
    String.raw`\]\([^)\n]*\)`,
    String.raw`\x60[^\x60\n]+\x60`,
    String.raw`https?:\/\/[^\s)<>]+`,
    String.raw`media:[\w-]+`,
    String.raw`\|`,
    String.raw`⟦\d+⟧`,
  ].join('|'),
  'g',
)
const placeholder = /⟦\d+⟧/g
const asLink = /\{\{[^{}]*\}\}|!?\[(?:\\.|[^\\\]\n])*(\]\([^)\n]*\))/g

/** The marks of a heading, list or quotation. */
const lineStart = /^(?:\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>))*\s*/

/** A line that is one link, and its address. */
const loneLink =
  /^\[(?:!\[(?:\\.|[^\\\]\n])*\]\([^)\n]*\)|(?:\\.|[^\\\]\n])*)\]\((https:[^\s)]+)(?: "[^"\n]*")?\)$/

const isEmbed = (line: string) => readEmbed(loneLink.exec(line)?.[1] ?? '') !== undefined

const linksOf = (text: string) =>
  Array.from(text.matchAll(asLink), ([whole, end]) => end ?? whole).sort()

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

interface ProtectedLine {
  /** For the translator; undefined where there is nothing to translate. */
  text?: string
  /** Undefined if something that is fixed was lost, doubled or added. */
  restore: (translated: string) => string | undefined
}

function protectLine(line: string): ProtectedLine {
  // Two spaces or a backslash at the end break the line.
  const body = line.trimEnd().replace(/\\$/, '')
  const [start = ''] = lineStart.exec(body) ?? []
  const words = body.slice(start.length)
  const end = line.slice(body.length)
  if (isEmbed(body) || !/\p{L}/u.test(words.replace(fixed, ''))) return { restore: () => line }
  const parts: string[] = []
  const text = words.replace(fixed, (part) => `⟦${parts.push(part) - 1}⟧`)
  return {
    text,
    restore(translated) {
      const answer = translated.replace(/\s+/g, ' ').trim()
      const wanted = parts.map((_, index) => `⟦${index}⟧`)
      if (!answer || !isSameList((answer.match(placeholder) ?? []).sort(), wanted.sort()))
        return undefined
      const whole = answer.replace(placeholder, (mark) => parts[Number(mark.slice(1, -1))] ?? mark)
      return isSameList(linksOf(whole), linksOf(words)) ? start + whole + end : undefined
    },
  }
}

interface ProtectedText {
  texts: string[]
  /** Takes a translation of each of `texts`. */
  restore: (translated: readonly string[]) => string | undefined
}

/** A text or Markdown in pieces that a translator may change as it likes. */
export function protectText(text: string): ProtectedText {
  const lines = text.split('\n').map(protectLine)
  return {
    texts: lines.flatMap((line) => line.text ?? []),
    restore(translated) {
      const left = [...translated]
      const restored = lines.map((line) =>
        line.restore(line.text === undefined ? '' : (left.shift() ?? '')),
      )
      return restored.every((line) => line !== undefined) ? restored.join('\n') : undefined
    },
  }
}
