import { expect, it } from 'vitest'
import { inLocale } from './content'

it('leaves out the texts of the other language, but for names, titles and what this language does not have', () => {
  const value = { titleVi: 'a', titleEn: 'b', days: [{ textVi: 'c', textEn: 'd' }], noteEn: 'e', order: 1 }
  expect(inLocale(value, 'vi')).toEqual({ titleVi: 'a', titleEn: 'b', days: [{ textVi: 'c' }], noteEn: 'e', order: 1 })
})
