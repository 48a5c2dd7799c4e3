import { expect, it } from 'vitest'
import { charactersOf } from './light-fonts'

it('names the characters of ranges as packages of fonts write them', () => {
  expect(charactersOf('U+0041-0043,U+1EA1,U+20AB')).toBe('ABCạ₫')
})
