const maxQuoted = 200

const begin = /^(?:>.*(?:\n|$))*\n*/

/** A comment's quote of the text it is about, and what it says. */
export function splitQuote(text: string): { quote: string; said: string } {
  const [start = ''] = begin.exec(text) ?? []
  return { quote: start.replace(/^> ?/gm, '').trim(), said: text.slice(start.length) }
}

export const isOnlyQuote = (text: string) => splitQuote(text).said.trim() === ''

/** What is selected in the control with the focus, as a Markdown quote; '' for nothing. */
export function quoteSelection(): string {
  const control = document.activeElement
  const isBox = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement
  const selected = isBox
    ? control.value.slice(control.selectionStart ?? 0, control.selectionEnd ?? 0)
    : String(window.getSelection())
  // Tab selects the whole of a line.
  if (isBox && selected === control.value) return ''
  const letters = [...selected.trim()]
  const cut = letters.length > maxQuoted ? [...letters.slice(0, maxQuoted - 1), '…'] : letters
  return cut.length > 0 ? `${cut.join('').replace(/^/gm, '> ')}\n\n` : ''
}
