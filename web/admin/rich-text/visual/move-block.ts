import type { Editor } from '@tiptap/core'
import { Fragment } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'

const movedWithin = ['bulletList', 'orderedList', 'gallery']

/** Moves blocks, list items or photographs past a neighbour; undefined if there is none. */
export function moveBlock(state: EditorState, direction: 'up' | 'down'): Transaction | undefined {
  const { $from, $to } = state.selection
  for (let depth = $from.sharedDepth($to.pos); depth >= 0; depth -= 1) {
    const parent = $from.node(depth)
    if (depth > 0 && !movedWithin.includes(parent.type.name)) continue
    const [first, last] = [$from.index(depth), $to.indexAfter(depth) - 1]
    const neighbour = parent.maybeChild(direction === 'up' ? first - 1 : last + 1)
    if (!neighbour) continue
    // The neighbour moves, so that the selection stays.
    const start = $from.posAtIndex(first, depth)
    const end = $from.posAtIndex(last + 1, depth)
    const [at, from] = direction === 'up' ? [end, start - neighbour.nodeSize] : [start, end]
    const { tr } = state
    if (direction === 'up')
      tr.insert(at, Fragment.from(neighbour)).delete(from, from + neighbour.nodeSize)
    else tr.delete(from, from + neighbour.nodeSize).insert(at, Fragment.from(neighbour))
    return tr.scrollIntoView()
  }
  return undefined
}

export function runMoveBlock({ state, view }: Editor, direction: 'up' | 'down'): boolean {
  const transaction = moveBlock(state, direction)
  if (transaction) view.dispatch(transaction)
  return transaction !== undefined
}
