import { expect, it } from 'vitest'
import { scrub } from './log'

it.each([
  ['550 <lan.nguyen+x@example.com> unknown', '550 <…@…> unknown'],
  ['mailto:lan@example.com', 'mailto:…@…'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['Cookie: __Host-session=abc; locale=vi', 'Cookie: …'],
  [
    'https://api.telegram.org/bot123:AAF-x/sendMessage failed',
    'https://api.telegram.org/bot…/sendMessage failed',
  ],
  [
    'GET https://site.example/api/search?q=bí+mật failed',
    'GET https://site.example/api/search?… failed',
  ],
  [`Unexpected token 'l', "lan is he"... is not valid JSON`, 'Unexpected token'],
  ['fts5: syntax error near "secret"', 'fts5: syntax error …'],
  [`token ${'aB3_-'.repeat(9)} was used`, 'token … was used'],
])('%s', (text, expected) => {
  expect(scrub(text)).toContain(expected)
  expect(scrub(text)).not.toMatch(/lan|abc|AAF|mật|secret|aB3/)
})

it('leaves what helps to find a failure', () => {
  const text =
    'D1_ERROR: UNIQUE constraint failed: posts.slug at /assets/index.js:1:2 of 6f1c4d1a-21c9-4f5b-9d3e-0a1b2c3d4e5f'
  expect(scrub(text)).toBe(text)
})
