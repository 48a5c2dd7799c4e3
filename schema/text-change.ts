export interface TextChange {
  from: number
  to: number
  insert: string
}

/** The one change between two texts without common start and end; undefined if equal. */
export function smallestChange(text: string, next: string): TextChange | undefined {
  if (text === next) return undefined
  const shorter = Math.min(text.length, next.length)
  let start = 0
  while (start < shorter && text[start] === next[start]) start += 1
  let end = 0
  while (end < shorter - start && text[text.length - 1 - end] === next[next.length - 1 - end])
    end += 1
  return { from: start, to: text.length - end, insert: next.slice(start, next.length - end) }
}
