import { expect, it } from 'vitest'
import { searchedWords } from './search-box'

it('reads the words of the page of results from its address', () => {
  expect(searchedWords('/tim-kiem/ph%E1%BB%9F%20b%C3%B2%20%2F', '')).toBe('phở bò /')
  expect(searchedWords('/tim-kiem', '?q=..')).toBe('..')
  expect(searchedWords('/tim-kiem', '')).toBe('')
  expect(searchedWords('/tim-kiem/%E1', '')).toBeUndefined()
  expect(searchedWords('/where-to-go/hue', '?q=x')).toBeUndefined()
})
