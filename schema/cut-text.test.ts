import { expect, it } from 'vitest'
import { cutText, firstWords } from './cut-text'

it('cuts at the length, composed', () => {
  expect(cutText('đà nẵng'.normalize('NFD'), 7)).toBe('đà nẵng')
  expect(cutText('đà nẵng', 3)).toBe('đà ')
})

it('never leaves half of a character', () => {
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('a\ud83d', 4)).toBe('a\ufffd')
  expect(cutText('\ude00a', 4)).toBe('\ufffda')
})

it('shortens a text at a word', () => {
  expect(firstWords('Dry, with thin mist.', 40)).toBe('Dry, with thin mist.')
  expect(firstWords('Dry, with thin mist on the river', 18)).toBe('Dry, with thin…')
  expect(firstWords('Dry, with thin mist', 8)).toBe('Dry…')
  expect(firstWords('Mưa rơi trên phố, được', 18)).toBe('Mưa rơi trên phố…')
  expect(firstWords('Mưarơitrênphốđược', 10)).toBe('Mưarơitrê…')
})
