import { smallestChange, type TextChange } from '../../../../schema/text-change'

export interface SelectedText {
  text: string
  from: number
  to: number
}

/** An insertion right at the position moves it on. */
export function movedBy({ from, to, insert }: TextChange, position: number): number {
  if (position >= to) return position + insert.length - (to - from)
  return position > from ? from + insert.length : position
}

/** Writes as if typed, undoable while the field has the focus; keeps the selection. */
function write(area: HTMLTextAreaElement, change: TextChange): void {
  const { from, to, insert } = change
  if (document.activeElement === area) {
    const [start, end] = [area.selectionStart, area.selectionEnd]
    area.setSelectionRange(from, to)
    // Deprecated, but the only write that can be undone.
    const isWritten = insert
      ? document.execCommand('insertText', false, insert)
      : document.execCommand('delete')
    area.setSelectionRange(movedBy(change, start), movedBy(change, end))
    if (isWritten) return
  }
  area.setRangeText(insert, from, to, 'preserve')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

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

/** The cursor stays where nothing changes. */
export function replaceText(area: HTMLTextAreaElement, text: string): void {
  const change = smallestChange(area.value, text.replace(/\r\n?/g, '\n'))
  if (change) area.setRangeText(change.insert, change.from, change.to, 'preserve')
}
