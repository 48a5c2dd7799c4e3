import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { expect, it } from 'vitest'
import { texts } from '../../../i18n/vi/admin/rich-text'
import { parseMarkdown } from '../markdown/parse-markdown'
import { textExtensions } from './extensions'
import { isAddress } from './page-dialog'
import { filterBlocks, isOwnLine } from './slash-menu'

/** Whether the menu opens at the slash of a text. */
function opens(markdown: string): boolean {
  const doc = Node.fromJSON(getSchema(textExtensions), parseMarkdown(markdown))
  let at = -1
  doc.descendants((node, position) => {
    if (node.text?.includes('/')) at = position + node.text.indexOf('/')
  })
  return isOwnLine(doc, { from: at, to: at + 1 })
}

it('opens the menu where a line is nothing but the slash', () => {
  expect(opens('/')).toBe(true)
  expect(opens('- /')).toBe(true)
  expect(opens('a /')).toBe(false)
  expect(opens('## /')).toBe(false)
})

it.each([
  { of: 'the head', markdown: '| / | b |\n| --- | --- |\n| c | d |' },
  { of: 'the body', markdown: '| a | b |\n| --- | --- |\n| c | / |' },
])('opens no menu in $of of a table', ({ markdown }) => {
  expect(opens(markdown)).toBe(false)
})

it('finds blocks by their names, with or without marks', () => {
  const find = (query: string) => filterBlocks(query, (block) => texts.blocks[block])
  expect(find('')).toContain('table')
  expect(find('de muc')).toEqual(['heading2', 'heading3', 'heading4'])
  expect(find('Đề mục l')).toEqual(['heading2'])
  expect(find('không có')).toEqual([])
})

it('knows addresses from words', () => {
  for (const address of [
    '/where-to-go/hue',
    'https://a.example/x',
    'mailto:a@b.example',
    'tel:+84 90',
    '#mang-gi',
  ]) {
    expect(isAddress(address)).toBe(true)
  }
  for (const words of [
    'Huế',
    '//a.example',
    'javascript:alert(1)',
    'https://a b',
    'data:text/html,x',
    '',
  ])
    expect(isAddress(words)).toBe(false)
})
