import { expect, it } from 'vitest'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { type Locale, locales } from '../../../../schema/locale'
import { firstChoice, holdOf } from './publish-choice'

const live = { titleVi: 'Huế', titleEn: 'Hue', rating: 4 }

function choice(
  part: Partial<AdminEntry>,
  data: AdminEntry['data'] = live,
  ready: readonly Locale[] = locales,
) {
  const entry = {
    kind: 'post',
    statusVi: 'published',
    statusEn: 'published',
    scheduledAtVi: null,
    scheduledAtEn: null,
    publishedAtVi: null,
    publishedAtEn: null,
    live,
    ...part,
  }
  return firstChoice(entry as unknown as AdminEntry, data, ready)
}

it('leaves out a public language that has nothing new', () => {
  const onlyVietnamese = { statusEn: 'draft', live: { titleVi: 'Huế', rating: 4 } } as const
  expect(choice(onlyVietnamese)).toEqual(['en'])
  expect(choice(onlyVietnamese, { ...live, titleVi: 'Cố đô Huế' })).toEqual(['vi', 'en'])
  expect(choice({}, { ...live, titleEn: 'Hue City' })).toEqual(['en'])
  expect(choice({}, { ...live, rating: 5 })).toEqual(['vi', 'en'])
})

it('never offers a scheduled language, which would go out at once', () => {
  const scheduled = { statusEn: 'draft', scheduledAtEn: '2027-01-01T01:00:00.000Z' } as const
  expect(
    choice({ ...scheduled, live: { titleVi: 'Huế', rating: 4 } }, { ...live, rating: 5 }),
  ).toEqual(['vi'])
  expect(choice({ scheduledAtEn: scheduled.scheduledAtEn }, { ...live, rating: 5 })).toEqual(['vi'])
})

it('leaves down what was taken down, beside a language that stands', () => {
  const withoutEnglish = {
    statusEn: 'draft',
    publishedAtEn: '2026-11-01T01:00:00.000Z',
    live: { titleVi: 'Huế', rating: 4 },
  } as const
  expect(choice(withoutEnglish, { ...live, titleVi: 'Cố đô Huế' })).toEqual(['vi'])
  expect(choice({ ...withoutEnglish, statusVi: 'draft' })).toEqual(['vi', 'en'])
})

it('offers both where neither has anything new, and those that go out together', () => {
  expect(choice({})).toEqual(['vi', 'en'])
  expect(choice({ kind: 'settings' }, { ...live, titleEn: 'Hue City' })).toEqual(['vi', 'en'])
})

it('leaves out a public language also while the other one is not ready', () => {
  const live = { titleVi: 'Huế' }
  expect(choice({ statusEn: 'draft', live }, live, ['vi'])).toEqual([])
})

it('holds what lacks something, then what nobody has read, of the chosen languages only', () => {
  const missing = { path: 'titleVi', message: 'missing' }
  const check = { vi: [missing], en: [] }
  expect(holdOf(['en'], check)).toBeUndefined()
  expect(holdOf(['vi', 'en'], check)).toBe('lacks.vi')
  expect(holdOf(['vi'], undefined)).toBeUndefined()
  const unread = { path: 'titleEn', message: 'machine:.title' }
  expect(holdOf(['en'], { vi: [], en: [unread] })).toBe('unread.en')
  expect(holdOf(['en'], { vi: [], en: [unread, missing] })).toBe('lacks.en')
})
