import { afterEach, expect, it } from 'vitest'
import type { AdminEntry } from '../../../schema/api/admin-entries'
import { storeCopy } from './drafts/local-copies'
import { copyPrefix } from './entry-api'
import { draftsOf } from './entry-editor-view'

const data = { nameVi: 'Cố đô Huế' }
const entry = {
  id: 'one',
  kind: 'destination',
  slug: 'hue',
  draft: { data, baseVersion: 3, savedAt: '2026-11-21T07:00:02.000Z' },
} as unknown as AdminEntry
const keep = (base: number, nameVi: string) =>
  storeCopy(`${copyPrefix('one')}here`, {
    content: { slug: 'co-do-hue', data: { nameVi } },
    base,
    keptAt: '2026-11-21T07:00:00.000Z',
  })
const slugs = () => draftsOf(entry).map(({ content }) => content.slug)

afterEach(() => localStorage.clear())

it('gives the draft of the server the address that was typed with the same text', () => {
  keep(3, 'Cố đô Huế')
  expect(slugs()).toEqual(['co-do-hue', 'co-do-hue'])
})

it('takes a copy that ends in a space for the draft that the server has', () => {
  keep(3, 'Cố đô Huế ')
  const [copy, server] = draftsOf(entry)
  expect(copy?.content).toEqual(server?.content)
})

it.each([
  { of: 'another text', base: 3, nameVi: 'Huế' },
  { of: 'another version', base: 2, nameVi: 'Cố đô Huế' },
])('takes no address from a copy of $of', ({ base, nameVi }) => {
  keep(base, nameVi)
  expect(slugs()).toEqual(['co-do-hue', 'hue'])
})
