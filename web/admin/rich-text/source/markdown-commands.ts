import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state'

/** Whether `mark` at `at` closes: it follows a letter and is not part of a longer mark. */
function isClosing(state: EditorState, at: number, mark: string): boolean {
  return (
    state.sliceDoc(at, at + mark.length + 1).replace(/[^*]/g, '') === mark &&
    /[^\s*]/.test(state.sliceDoc(at - 1, at))
  )
}

/**
 * Adds or removes a mark such as `**` around the selection. Without one the cursor goes between the
 * marks, or out of them.
 */
export function toggleMark(state: EditorState, mark: string): TransactionSpec {
  const { length } = mark
  return state.changeByRange(({ from, to }) => {
    const before = state.sliceDoc(from - length, from)
    const after = state.sliceDoc(to, to + length)
    // A single star next to another belongs to bold.
    const isPartOfLonger =
      state.sliceDoc(from - length - 1, from - length) === mark[0] &&
      length === 1 &&
      before === mark
    if (before === mark && after === mark && !isPartOfLonger)
      return {
        changes: [
          { from: from - length, to: from },
          { from: to, to: to + length },
        ],
        range: EditorSelection.range(from - length, to - length),
      }
    if (from === to && isClosing(state, from, mark))
      return { range: EditorSelection.cursor(to + length) }
    return {
      changes: [
        { from, insert: mark },
        { from: to, insert: mark },
      ],
      range: EditorSelection.range(from + length, to + length),
    }
  })
}

/** Adds or removes a line prefix such as `- `; another heading's prefix is replaced. */
export function toggleLines(state: EditorState, prefix: string): TransactionSpec {
  const { from, to } = state.selection.main
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number]
  const lines = Array.from({ length: last - first + 1 }, (_, index) =>
    state.doc.line(first + index),
  )
  const areAll = lines.every(({ text }) => text.startsWith(prefix))
  const changes = lines.map((line) => {
    if (areAll) return { from: line.from, to: line.from + prefix.length, insert: '' }
    const old = prefix.startsWith('#') ? (/^#{1,6} /.exec(line.text)?.[0].length ?? 0) : 0
    return {
      from: line.from,
      to: line.from + old,
      insert: line.text.startsWith(prefix) ? line.text.slice(0, old) : prefix,
    }
  })
  return { changes }
}

const address = 'https://'

/**
 * Makes the selection a link and selects its address; a selected address becomes the link's own.
 */
export function insertLink(state: EditorState): TransactionSpec {
  return state.changeByRange(({ from, to }) => {
    const selected = state.sliceDoc(from, to)
    if (/^(?:https?:\/\/|\/)\S+$/.test(selected))
      return {
        changes: { from, to, insert: `[](${selected})` },
        range: EditorSelection.cursor(from + 1),
      }
    const start = from + selected.length + 3
    return {
      changes: { from, to, insert: `[${selected}](${address})` },
      range: EditorSelection.range(start, start + address.length),
    }
  })
}
