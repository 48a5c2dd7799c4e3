import { EditorState, type TransactionSpec } from '@codemirror/state'
import { expect, it } from 'vitest'
import { insertLink, toggleLines, toggleMark } from './markdown-commands'

/**
 * Runs a command on a text whose selection stands between `<` and `>`, and shows it the same way.
 */
function run(marked: string, command: (state: EditorState) => TransactionSpec): string {
  const from = marked.indexOf('<')
  const to = marked.indexOf('>') - 1
  const state = EditorState.create({
    doc: marked.replace(/[<>]/g, ''),
    selection: { anchor: from, head: to },
  })
  const next = state.update(command(state)).state
  const { main } = next.selection
  return `${next.sliceDoc(0, main.from)}<${next.sliceDoc(main.from, main.to)}>${next.sliceDoc(main.to)}`
}

const bold = (state: EditorState) => toggleMark(state, '**')
const italic = (state: EditorState) => toggleMark(state, '*')

it('makes the selection bold and plain again', () => {
  expect(run('Phở <bò> Hà Nội', bold)).toBe('Phở **<bò>** Hà Nội')
  expect(run('Phở **<bò>** Hà Nội', bold)).toBe('Phở <bò> Hà Nội')
  expect(run('<>', bold)).toBe('**<>**')
})

it('ends what was typed between two marks', () => {
  expect(run('Phở **bò<>** Hà Nội', bold)).toBe('Phở **bò**<> Hà Nội')
  expect(run('Phở <>**bò**', bold)).toBe('Phở **<>****bò**')
})

it('makes bold text italic as well', () => {
  expect(run('**<bò>**', italic)).toBe('***<bò>***')
  expect(run('a *<bò>* b', italic)).toBe('a <bò> b')
})

it('makes a list of the selected lines and plain lines again', () => {
  expect(run('<một\nhai>', (state) => toggleLines(state, '- '))).toBe('- <một\n- hai>')
  expect(run('- <một\n- hai>', (state) => toggleLines(state, '- '))).toBe('<một\nhai>')
  expect(run('- <một\nhai>', (state) => toggleLines(state, '- '))).toBe('- <một\n- hai>')
})

it('replaces another heading', () => {
  expect(run('### Tiêu <>đề', (state) => toggleLines(state, '## '))).toBe('## Tiêu <>đề')
  expect(run('## Tiêu <>đề', (state) => toggleLines(state, '## '))).toBe('Tiêu <>đề')
})

it('makes a link of a text, and of an address', () => {
  expect(run('xem <Huế> nhé', insertLink)).toBe('xem [Huế](<https://>) nhé')
  expect(run('<https://example.com/a>', insertLink)).toBe('[<>](https://example.com/a)')
})
