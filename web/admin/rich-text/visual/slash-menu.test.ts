import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { expect, it } from 'vitest'
import { texts } from '../../../i18n/vi/admin/rich-text'
import { parseMarkdown } from '../markdown/parse-markdown'
import { textExtensions } from './extensions'
import { isAddress } from './page-dialog'
import { filterBlocks, isOwnLine, placeMenu } from './slash-menu'

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

it('puts words that begin as typed before letters inside a word, and heeds marks', () => {
  const names = { ...texts.blocks, photo: `${texts.blocks.photo} ${texts.slash.words.photo}` }
  const find = (query: string) => filterBlocks(query, (block) => names[block])
  expect(find('anh')).toEqual(['photo', 'gallery', 'list', 'numbers'])
  expect(find('ảnh')).toEqual(['photo', 'gallery'])
  expect(find('Ả'.normalize('NFD'))[0]).toBe('photo')
  expect(find('hình')).toEqual(['photo'])
  // A word whose marks are not all typed yet.
  expect(find('đe muc')).toEqual(['heading2', 'heading3', 'heading4'])
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

it('opens above a line near the bottom of the window, and is no taller than the room there', () => {
  const around = { top: 100, bottom: 700 }
  const size = { options: 10, height: 800 }
  expect(placeMenu({ top: 180, bottom: 200 }, around, size)).toEqual({ top: 104, maxHeight: 588 })
  expect(placeMenu({ top: 660, bottom: 680 }, around, size)).toEqual({
    bottom: 44,
    maxHeight: 648,
  })
  const few = { ...size, options: 1 }
  expect(placeMenu({ top: 660, bottom: 680 }, around, few)).toEqual({ top: 584, maxHeight: 108 })
})
