import { expect, it } from 'vitest'
import { isBoundedMarkdown } from './markdown-limits'

const list = (deep: number) =>
  Array.from({ length: deep }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')

it.each([
  ['an article', 'Một đoạn văn dài.\n\n'.repeat(2000)],
  ['six lists in one another', list(6)],
  ['a list of a thousand', '- x\n'.repeat(1000)],
  ['a table of 240 links', `|a|b|\n|-|-|\n${'|[a](/b)|**c**|\n'.repeat(240)}`],
  ['a rule of stars', '* '.repeat(20)],
  ['2,000 links in paragraphs', '[a](/b) [c](/d)\n\n'.repeat(1000)],
])('lets %s through', (_, markdown) => {
  expect(isBoundedMarkdown(markdown)).toBe(true)
})

it.each([
  ['a list 300 deep', list(300)],
  [
    'a list 60 deep by tabs',
    Array.from({ length: 60 }, (_, i) => `${'\t'.repeat(i)}- x`).join('\n'),
  ],
  ['5,000 nested quotes', '> '.repeat(5000)],
  ['quotes without spaces', '>'.repeat(60)],
  ['lists in quotes', '> - '.repeat(40)],
  ['numbered lists', '1. '.repeat(60)],
  ['12,000 quotes', '> x\n\n'.repeat(12_000)],
  ['2,000 lists of four', `${list(4)}\n`.repeat(2000)],
  ['15,000 unclosed links', '[a]('.repeat(15_000)],
  ['15,000 unclosed pictures over lines', '![a](\n'.repeat(4000)],
  ['20,000 stars', '*a '.repeat(20_000)],
  ['20,000 paragraphs', 'x\n\n'.repeat(20_000)],
])('refuses %s', (_, markdown) => {
  expect(isBoundedMarkdown(markdown)).toBe(false)
})
