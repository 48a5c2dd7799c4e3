/** Words a minute of silent reading. Source: Brysbaert 2019, 238 for English prose. Vietnamese writes each syllable apart; the figure is used for both. */
const wordsPerMinute = 238

/** How many words a Markdown text has: runs of letters and digits, addresses of links left out. */
export function countWords(markdown: string): number {
  const readable = markdown.replace(/\]\([^)]*\)/g, ']')
  return readable.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0
}

/** Minutes that reading so many words takes, at least one; 0 for no words. */
export function readingMinutes(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute))
}
