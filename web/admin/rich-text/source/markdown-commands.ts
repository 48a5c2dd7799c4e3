import type { TextChange } from '../../../../schema/text-change'
import { movedBy, type SelectedText } from './text-change'

function changed({ text, from, to }: SelectedText, changes: readonly TextChange[]): SelectedText {
  return changes
    .toSorted((a, b) => b.from - a.from)
    .reduce<SelectedText>(
      (done, change) => ({
        text: done.text.slice(0, change.from) + change.insert + done.text.slice(change.to),
        from: movedBy(change, done.from),
        to: movedBy(change, done.to),
      }),
      { text, from, to },
    )
}

function isClosing(text: string, at: number, mark: string): boolean {
  return (
    text.slice(at, at + mark.length + 1).replace(/[^*]/g, '') === mark &&
    /[^\s*]/.test(text.slice(Math.max(0, at - 1), at))
  )
}

/** Without a selection the cursor goes between the marks, or out of them. */
export function toggleMark({ text, from, to }: SelectedText, mark: string): SelectedText {
  const { length } = mark
  const [before, after] = [
    text.slice(Math.max(0, from - length), from),
    text.slice(to, to + length),
  ]
  // A single star next to another belongs to bold.
  const isPartOfLonger = length === 1 && before === mark && text[from - 2] === mark
  const [head, selected, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  if (before === mark && after === mark && !isPartOfLonger)
    return {
      text: head.slice(0, -length) + selected + tail.slice(length),
      from: from - length,
      to: to - length,
    }
  if (from === to && isClosing(text, from, mark))
    return { text, from: to + length, to: to + length }
  return { text: head + mark + selected + mark + tail, from: from + length, to: to + length }
}

function linesOf({ text, from, to }: SelectedText): { start: number; line: string }[] {
  const first = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const lines = text.slice(first, next === -1 ? text.length : next).split('\n')
  return lines.map((line, index) => ({
    start: first + lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0),
    line,
  }))
}

/** Toggles a line prefix such as `- `; replaces the prefix of another heading. */
export function toggleLines(selected: SelectedText, prefix: string): SelectedText {
  const lines = linesOf(selected)
  const areAll = lines.every(({ line }) => line.startsWith(prefix))
  const changes = lines.map(({ start, line }): TextChange => {
    if (areAll) return { from: start, to: start + prefix.length, insert: '' }
    const old = prefix.startsWith('#') ? (/^#{1,6} /.exec(line)?.[0].length ?? 0) : 0
    const insert = line.startsWith(prefix) ? line.slice(0, old) : prefix
    return { from: start, to: start + old, insert }
  })
  return changed(selected, changes)
}

const step = '  '

export function indent(selected: SelectedText): SelectedText {
  return changed(
    selected,
    linesOf(selected).map(({ start }) => ({ from: start, to: start, insert: step })),
  )
}

export function outdent(selected: SelectedText): SelectedText {
  const changes = linesOf(selected).map(({ start, line }) => {
    const spaces = /^ {0,2}/.exec(line)?.[0].length ?? 0
    return { from: start, to: start + spaces, insert: '' }
  })
  return changed(selected, changes)
}

const address = 'https://'

/** Selects the address to type; a selected address becomes the link's own. */
export function insertLink({ text, from, to }: SelectedText): SelectedText {
  const selected = text.slice(from, to)
  const [head, tail] = [text.slice(0, from), text.slice(to)]
  if (/^(?:https?:\/\/|\/)\S+$/.test(selected))
    return { text: `${head}[](${selected})${tail}`, from: from + 1, to: from + 1 }
  const start = from + selected.length + 3
  return {
    text: `${head}[${selected}](${address})${tail}`,
    from: start,
    to: start + address.length,
  }
}

export const commands = {
  bold: (selected: SelectedText) => toggleMark(selected, '**'),
  italic: (selected: SelectedText) => toggleMark(selected, '*'),
  heading: (selected: SelectedText) => toggleLines(selected, '## '),
  list: (selected: SelectedText) => toggleLines(selected, '- '),
  quote: (selected: SelectedText) => toggleLines(selected, '> '),
  link: insertLink,
} satisfies Record<string, (selected: SelectedText) => SelectedText>
export type EditorCommand = keyof typeof commands
