/** What mail programs put above the mail that is answered. */
const introPattern =
  /^(?:>|-{3,} ?(?:Original|Forwarded)|On .+ wrote:|.*(?:đã viết|viết):$|(?:From|Từ): .+@)/i

/** Parts a mail into what its sender wrote and the mail quoted below. */
export function splitQuote(text: string): { words: string; quote: string } {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => introPattern.test(line.trim()))
  // A mail that begins with a quote is answered between the lines.
  if (start <= 0) return { words: text, quote: '' }
  return {
    words: lines.slice(0, start).join('\n').trim(),
    quote: lines.slice(start).join('\n').trim(),
  }
}
