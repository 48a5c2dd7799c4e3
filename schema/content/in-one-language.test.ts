import { expect, it } from 'vitest'
import { inLocale } from './in-one-language'

it('leaves out the texts of the other language, but for names, titles and what this language does not have', () => {
  const value = {
    titleVi: 'a',
    titleEn: 'b',
    days: [{ textVi: 'c', textEn: 'd' }],
    noteEn: 'e',
    order: 1,
  }
  expect(inLocale(value, 'vi')).toEqual({
    titleVi: 'a',
    titleEn: 'b',
    days: [{ textVi: 'c' }],
    noteEn: 'e',
    order: 1,
  })
})

it('leaves out list items that only the other language has', () => {
  const value = {
    activities: [
      { id: 'new', nameVi: 'Mới', nameEn: '' },
      { id: 'old', nameVi: 'Cũ', nameEn: 'Old' },
      { id: 'bare' },
    ],
  }
  expect(inLocale(value, 'en').activities.map(({ id }) => id)).toEqual(['old', 'bare'])
  expect(inLocale(value, 'vi').activities.map(({ id }) => id)).toEqual(['new', 'old', 'bare'])
})
