import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parse-markdown'
import { writeMarkdown } from '../markdown/write-markdown'
import { textExtensions } from './extensions'
import { moveBlock } from './move-block'

const schema = getSchema(textExtensions)

/** A text with the cursor at a word, or the block of the word selected. */
function stateAt(markdown: string, word: string): EditorState {
  const doc = Node.fromJSON(schema, parseMarkdown(markdown))
  let at = -1
  let isCard = false
  doc.descendants((node, position) => {
    if (node.type.name === 'card' && node.attrs.text === word) [at, isCard] = [position, true]
    if (node.isText && node.text?.includes(word)) at = position + node.text.indexOf(word)
  })
  return EditorState.create({
    doc,
    selection: isCard ? NodeSelection.create(doc, at) : TextSelection.create(doc, at),
  })
}

function moved(markdown: string, word: string, direction: 'up' | 'down'): string | undefined {
  const state = stateAt(markdown, word)
  const transaction = moveBlock(state, direction)
  return transaction && writeMarkdown(state.apply(transaction).doc)
}

it('moves a paragraph past its neighbours, and not beyond the ends', () => {
  expect(moved('a\n\nb\n\nc', 'b', 'up')).toBe('b\n\na\n\nc')
  expect(moved('a\n\nb\n\nc', 'b', 'down')).toBe('a\n\nc\n\nb')
  expect(moved('a\n\nb\n\nc', 'a', 'up')).toBeUndefined()
  expect(moved('a\n\nb\n\nc', 'c', 'down')).toBeUndefined()
})

it('moves an item within its list, and the whole list at its ends', () => {
  expect(moved('x\n\n- a\n- b', 'b', 'up')).toBe('x\n\n- b\n- a')
  expect(moved('x\n\n- a\n- b', 'a', 'up')).toBe('- a\n- b\n\nx')
  expect(moved('- a\n  - b\n  - c\n- d', 'c', 'up')).toBe('- a\n  - c\n  - b\n- d')
})

it('moves cards, and tables and quotes as a whole', () => {
  expect(moved('a\n\n[Huế](/where-to-go/hue "card")', 'Huế', 'up')).toBe(
    '[Huế](/where-to-go/hue "card")\n\na',
  )
  expect(moved('| a |\n| --- |\n| b |\n\nx', 'b', 'down')).toBe('x\n\n| a |\n| --- |\n| b |')
  expect(moved('x\n\n> a\n>\n> b', 'b', 'up')).toBe('> a\n>\n> b\n\nx')
})

it('leaves the cursor where it is', () => {
  const state = stateAt('a\n\nbốn năm', 'năm')
  const transaction = moveBlock(state, 'up')
  expect(transaction?.selection.$from.parentOffset).toBe(state.selection.$from.parentOffset)
  expect(transaction?.selection.$from.parent.textContent).toBe('bốn năm')
})
