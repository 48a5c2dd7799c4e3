import { expect, it } from 'vitest'
import { texts } from '../../../i18n/vi/admin/rich-text'
import { isAddress } from './page-dialog'
import { filterBlocks } from './slash-menu'

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
