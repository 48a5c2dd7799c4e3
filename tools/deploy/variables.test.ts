import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { maxLetterRate } from '../../schema/letters'
import { problemsOf, readVariables } from './variables'

it.each([undefined, 'preview'])('finds nothing wrong with wrangler.toml (%s)', (environment) => {
  expect(problemsOf(readVariables(environment))).toEqual([])
})

it('has a sentence on each variable that the Worker could not use', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const bad = {
    ...readVariables(undefined),
    SITE_URL: 'mangoroad.example',
    LETTER_RATE: '100',
    MAIL_ADAPTER: 'smtp',
  }
  const sentences = problemsOf(bad).join('\n')
  for (const name of ['SITE_URL', 'LETTER_RATE', 'MAIL_ADAPTER']) expect(sentences).toContain(name)
  expect(sentences).not.toContain('LINK_CHECKS')
})

it.each(['wrangler.toml', 'docs/deploy.md', 'docs/letters.md'])(
  'has the highest rate of letters in %s',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain(`1 to ${maxLetterRate}`)
  },
)
