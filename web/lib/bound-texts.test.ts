import { expect, it } from 'vitest'
import { boundTextFile, withBoundTexts } from './bound-texts'

it('binds names in the texts of an answer, and leaves alone what identifies something', () => {
  const answer = [
    {
      titleVi: 'Ở Hội An',
      tags: ['Hội An'],
      slug: 'hoi-an',
      tipsEn: ['In Hoi An'],
      bodyVi: { html: '<p>Hội An</p>' },
      price: 5,
    },
  ]
  expect(withBoundTexts(answer)).toEqual([
    {
      titleVi: 'Ở Hội\u00a0An',
      tags: ['Hội An'],
      slug: 'hoi-an',
      tipsEn: ['In Hoi\u00a0An'],
      bodyVi: { html: '<p>Hội\u00a0An</p>' },
      price: 5,
    },
  ])
})

it('gives the same object for the same answer, so that nothing renders again', () => {
  const answer = { nameVi: 'Hội An' }
  expect(withBoundTexts(answer)).toBe(withBoundTexts(answer))
  expect(withBoundTexts(undefined)).toBeUndefined()
})

it('binds all texts of a text file', () => {
  expect(
    boundTextFile({
      hero: { intro: 'Từ Sa Pa', more: 'Thêm (không bắt buộc)', hours: 'thứ Hai – thứ Sáu' },
    }),
  ).toEqual({
    hero: {
      intro: 'Từ Sa\u00a0Pa',
      more: 'Thêm (không\u00a0bắt\u00a0buộc)',
      hours: 'thứ\u00a0Hai\u00a0–\u2060\u00a0thứ\u00a0Sáu',
    },
  })
})

it.each([
  ['2 ngày 1 đêm', '2_ngày 1_đêm'],
  ['2–3 days, 1 night', '2|–|3_days, 1_night'],
  ['vé 150.000–200.000 đ, $6–8 or $6–$8', 'vé 150.000|–|200.000_đ, $6|–|8 or $6|–|$8'],
  ['Khoảng 5 giờ 30–7 giờ', 'Khoảng 5_giờ_30|–|7_giờ'],
  ['Mon–Fri 8:00–17:00, 13 km', 'Mon–Fri 8:00|–|17:00, 13_km'],
  ['6 months, 4 mango trees', '6 months, 4 mango trees'],
])('keeps the numbers of %j with their units', (text, expected) => {
  const bound = withBoundTexts({ textVi: text })
  expect(bound.textVi.replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(expected)
})
