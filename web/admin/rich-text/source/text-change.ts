import { smallestChange, type TextChange } from '../../../../schema/text-change'

/** A text with what is selected in it. */
export interface SelectedText {
  text: string
  from: number
  to: number
}

/** Where a position is after a change; what is written right before it moves it on. */
export function movedBy({ from, to, insert }: TextChange, position: number): number {
  if (position >= to) return position + insert.length - (to - from)
  return position > from ? from + insert.length : position
}

/**
 * Writes a change into a field as if it were typed: in the field with the focus it can be undone.
 * The selection stays where it was in the text.
 */
function write(area: HTMLTextAreaElement, change: TextChange): void {
  const { from, to, insert } = change
  if (document.activeElement === area) {
    const [start, end] = [area.selectionStart, area.selectionEnd]
    area.setSelectionRange(from, to)
    // No other way of writing can be undone; what replaces it does not exist yet.
    const isWritten = insert
      ? document.execCommand('insertText', false, insert)
      : document.execCommand('delete')
    area.setSelectionRange(movedBy(change, start), movedBy(change, end))
    if (isWritten) return
  }
  area.setRangeText(insert, from, to, 'preserve')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Changes what is in a field, and what is selected there. */
export function changeText(
  area: HTMLTextAreaElement,
  edit: (selected: SelectedText) => SelectedText,
): void {
  const before = { text: area.value, from: area.selectionStart, to: area.selectionEnd }
  const after = edit(before)
  const change = smallestChange(before.text, after.text)
  if (change) write(area, change)
  area.setSelectionRange(after.from, after.to)
}

/** Replaces the text of a field, as in a conflict; the cursor stays where nothing changes. */
export function replaceText(area: HTMLTextAreaElement, text: string): void {
  const change = smallestChange(area.value, text.replace(/\r\n?/g, '\n'))
  if (change) area.setRangeText(change.insert, change.from, change.to, 'preserve')
}
