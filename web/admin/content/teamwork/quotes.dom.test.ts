import { expect, it } from 'vitest'
import { quoteSelection, splitQuote } from './quotes'

/** The quote of the letters from `start` to `end` of a field. */
function quote(value: string, start: number, end: number) {
  const area = document.createElement('textarea')
  document.body.replaceChildren(area)
  area.value = value
  area.focus()
  area.setSelectionRange(start, end)
  return quoteSelection()
}

it('quotes the selected lines of a field, and at most two hundred letters', () => {
  expect(quote('Huế mưa\ncả tuần', 4, 15)).toBe('> mưa\n> cả tuần\n\n')
  expect(quote(`a${'𝄞'.repeat(300)}`, 1, 601)).toBe(`> ${'𝄞'.repeat(199)}…\n\n`)
})

it('quotes neither nothing nor the whole of a field, which Tab selects', () => {
  expect(quote('Huế mưa', 3, 3)).toBe('')
  expect(quote('Huế mưa', 0, 7)).toBe('')
})

it('tells a quote at the start from what is said of it', () => {
  expect(splitQuote('> mưa\n> cả tuần\n\nCả tuần?\n> hay')).toEqual({
    quote: 'mưa\ncả tuần',
    said: 'Cả tuần?\n> hay',
  })
  expect(splitQuote('Ngắn hơn')).toEqual({ quote: '', said: 'Ngắn hơn' })
})
