import { expect, it } from 'vitest'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { firstChoice, holdOf } from './publish-choice'

const live = { titleVi: 'Huế', titleEn: 'Hue', rating: 4 }

function choice(part: Partial<AdminEntry>, data: AdminEntry['data'] = live) {
  const entry = { kind: 'post', statusVi: 'published', statusEn: 'published', live, ...part }
  return firstChoice(entry as unknown as AdminEntry, data, ['vi', 'en'])
}

it('leaves out a public language that has nothing new', () => {
  const onlyVietnamese = { statusEn: 'draft', live: { titleVi: 'Huế', rating: 4 } } as const
  expect(choice(onlyVietnamese)).toEqual(['en'])
  expect(choice(onlyVietnamese, { ...live, titleVi: 'Cố đô Huế' })).toEqual(['vi', 'en'])
  expect(choice({}, { ...live, titleEn: 'Hue City' })).toEqual(['en'])
  expect(choice({}, { ...live, rating: 5 })).toEqual(['vi', 'en'])
})

it('offers both where neither has anything new, and those that go out together', () => {
  expect(choice({})).toEqual(['vi', 'en'])
  expect(choice({ kind: 'settings' }, { ...live, titleEn: 'Hue City' })).toEqual(['vi', 'en'])
})

it('leaves out a public language also while the other one is not ready', () => {
  const entry = { kind: 'post', statusVi: 'published', statusEn: 'draft', live: { titleVi: 'Huế' } }
  expect(firstChoice(entry as unknown as AdminEntry, { titleVi: 'Huế' }, ['vi'])).toEqual([])
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
