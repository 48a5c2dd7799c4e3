import { expect, it } from 'vitest'
import { indent, insertLink, outdent, toggleLines, toggleMark } from './markdown-commands'
import type { SelectedText } from './text-change'

/**
 * Runs a command on a text whose selection stands between `<` and `>`, and shows it the same way.
 */
function run(marked: string, command: (selected: SelectedText) => SelectedText): string {
  const from = marked.indexOf('<')
  const to = marked.indexOf('>') - 1
  const next = command({ text: marked.replace(/[<>]/g, ''), from, to })
  const { text } = next
  return `${text.slice(0, next.from)}<${text.slice(next.from, next.to)}>${text.slice(next.to)}`
}

const bold = (selected: SelectedText) => toggleMark(selected, '**')
const italic = (selected: SelectedText) => toggleMark(selected, '*')

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
  expect(run('<một\nhai>', (selected) => toggleLines(selected, '- '))).toBe('- <một\n- hai>')
  expect(run('- <một\n- hai>', (selected) => toggleLines(selected, '- '))).toBe('<một\nhai>')
  expect(run('- <một\nhai>', (selected) => toggleLines(selected, '- '))).toBe('- <một\n- hai>')
})

it('replaces another heading', () => {
  expect(run('### Tiêu <>đề', (selected) => toggleLines(selected, '## '))).toBe('## Tiêu <>đề')
  expect(run('## Tiêu <>đề', (selected) => toggleLines(selected, '## '))).toBe('Tiêu <>đề')
})

it('makes a link of a text, and of an address', () => {
  expect(run('xem <Huế> nhé', insertLink)).toBe('xem [Huế](<https://>) nhé')
  expect(run('<https://example.com/a>', insertLink)).toBe('[<>](https://example.com/a)')
})

it('moves lines in and out', () => {
  expect(run('- một\n- h<>ai\n- ba', indent)).toBe('- một\n  - h<>ai\n- ba')
  expect(run('<một\nhai>', indent)).toBe('  <một\n  hai>')
  expect(run('  - m<ột\n - hai>\nba', outdent)).toBe('- m<ột\n- hai>\nba')
  expect(run('<>', outdent)).toBe('<>')
})
