import { expect, it } from 'vitest'
import { differenceOf } from './word-difference'

it('shows what changed by whole words, Vietnamese ones included', () => {
  expect(differenceOf('Huế trong mưa phùn', 'Huế trong nắng phùn')).toEqual([
    { kind: 'same', text: 'Huế trong ' },
    { kind: 'removed', text: 'mưa' },
    { kind: 'added', text: 'nắng' },
    { kind: 'same', text: ' phùn' },
  ])
})

it('joins words that changed side by side', () => {
  expect(differenceOf('Đà Lạt, giữa mùa hoa', 'Tựa đề khác hoa')).toEqual([
    { kind: 'removed', text: 'Đà Lạt, giữa mùa ' },
    { kind: 'added', text: 'Tựa đề khác ' },
    { kind: 'same', text: 'hoa' },
  ])
  expect(differenceOf('một hai\nba bốn', 'một hay\nbà bốn').map(({ text }) => text)).toEqual([
    'một ',
    'hai',
    'hay',
    '\n',
    'ba',
    'bà',
    ' bốn',
  ])
})

it('never shows half of a picture', () => {
  expect(differenceOf('![a](media:aaaaaaaaaa)', '![a](media:bbbbbbbbbb)')).toEqual([
    { kind: 'same', text: '![a](' },
    { kind: 'removed', text: 'media:aaaaaaaaaa' },
    { kind: 'added', text: 'media:bbbbbbbbbb' },
    { kind: 'same', text: ')' },
  ])
  expect(
    differenceOf('@assets/art/hoi-an', '@assets/art/hoi-an-night').map(({ kind }) => kind),
  ).toEqual(['removed', 'added'])
})

it('shows a text that is new or gone as a whole', () => {
  expect(differenceOf('', 'Mới')).toEqual([{ kind: 'added', text: 'Mới' }])
  expect(differenceOf('Cũ', '')).toEqual([{ kind: 'removed', text: 'Cũ' }])
})

it('shortens long stretches that stayed, and keeps what stands beside a change', () => {
  const long = 'chữ '.repeat(500)
  const [before, removed, added] = differenceOf(`${long}cũ`, `${long}mới`)
  expect(before?.kind).toBe('same')
  expect(before?.text.length).toBeLessThan(150)
  expect(before?.text.endsWith('chữ ')).toBe(true)
  expect([removed, added]).toEqual([
    { kind: 'removed', text: 'cũ' },
    { kind: 'added', text: 'mới' },
  ])
})

it('does not hang on long texts that have nothing in common', () => {
  const text = (seed: number) =>
    Array.from({ length: 12_000 }, (_, index) => ((index * seed) % 9973).toString(36)).join(' ')
  const started = performance.now()
  const parts = differenceOf(text(7), text(31))
  expect(performance.now() - started).toBeLessThan(5000)
  expect(parts.length).toBeGreaterThan(0)
})
