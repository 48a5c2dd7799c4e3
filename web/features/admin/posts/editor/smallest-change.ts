interface Change {
  from: number
  to: number
  insert: string
}

/** The one change that makes a text another, what they begin and end with alike left out, so that a cursor elsewhere stays; undefined for none. */
export function smallestChange(text: string, next: string): Change | undefined {
  if (text === next) return undefined
  const shorter = Math.min(text.length, next.length)
  let start = 0
  while (start < shorter && text[start] === next[start]) start += 1
  let end = 0
  while (end < shorter - start && text[text.length - 1 - end] === next[next.length - 1 - end]) end += 1
  return { from: start, to: text.length - end, insert: next.slice(start, next.length - end) }
}
