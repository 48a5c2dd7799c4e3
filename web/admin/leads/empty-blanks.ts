export interface Blank {
  /** As the editor sees it, such as “- giá trọn gói:”. */
  line: string
  /** Offset in the text at which to go on writing. */
  end: number
}

const item = /^(\s*)(?:[-–—•*+]|\d+[.)])(?:\s|$)/
const loneMark = /^\s*(?:[-–—•*+]|\d+[.)])\s*$/
const label = /^\s*[^:]{1,40}:(?:\s|$)/

const depthOf = (line: string) => line.search(/\S/)

/** Whether the lines below say what the line with a colon promises, as a list below it does. */
function isExplained(line: string, below: string[]): boolean {
  const [next = ''] = below
  if (next.trim() !== '' && depthOf(next) > depthOf(line)) return true
  if (!item.test(line) && item.test(below.find((one) => one.trim() !== '') ?? '')) return true
  return next.trim() !== '' && !item.test(next) && !label.test(next)
}

/** The lines of an answer that still wait for words: a lone dash, a colon with nothing after it. */
export function emptyBlanks(text: string): Blank[] {
  const lines = text.split('\n')
  let end = -1
  return lines.flatMap((line, index) => {
    end += line.length + 1
    const isOpen = line.trimEnd().endsWith(':') && !isExplained(line, lines.slice(index + 1))
    return isOpen || loneMark.test(line) ? [{ line: line.trim(), end }] : []
  })
}
