import { expect, it } from 'vitest'
import { missingTexts, postLocales, toPostLanguages, wholeLocales } from './post-languages'

const content = {
  titleVi: 'Huế',
  titleEn: 'Hue',
  summaryVi: 'Ba ngày mưa.',
  summaryEn: 'Three days of rain.',
  bodyVi: 'Mưa.',
  bodyEn: 'Rain.',
}

it('asks only for the texts of the languages that go public', () => {
  const half = { ...content, summaryEn: ' ', bodyEn: '\n' }
  expect(missingTexts(content, ['vi', 'en'])).toEqual([])
  expect(missingTexts(half, ['vi'])).toEqual([])
  expect(missingTexts(half, ['vi', 'en'])).toEqual(['summaryEn', 'bodyEn'])
  expect(missingTexts({ ...half, titleVi: '' }, ['vi'])).toEqual(['titleVi'])
})

it('names the languages that are whole', () => {
  expect(wholeLocales(content)).toEqual(['vi', 'en'])
  expect(wholeLocales({ ...content, bodyVi: '' })).toEqual(['en'])
  expect(wholeLocales({ ...content, bodyVi: '', titleEn: ' ' })).toEqual([])
})

it('reads and writes the languages of a post', () => {
  for (const languages of [
    { isInVi: true, isInEn: false },
    { isInVi: false, isInEn: true },
  ])
    expect(toPostLanguages(postLocales(languages))).toEqual(languages)
  expect(postLocales({ isInVi: true, isInEn: true })).toEqual(['vi', 'en'])
})
