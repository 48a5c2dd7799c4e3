import { expect, it } from 'vitest'
import { routeNames, routeTitles } from './route-titles'

const [from, to] = [
  { nameVi: 'Huế', nameEn: 'Hue' },
  { nameVi: 'Hội An', nameEn: 'Hoi An' },
]

it('names a route by its ends, and asks on its page what every traveller asks', () => {
  expect(routeNames({ from, to })).toEqual({ titleVi: 'Huế – Hội An', titleEn: 'Hue – Hoi An' })
  expect(routeTitles({ from, to })).toEqual({
    titleVi: 'Huế – Hội An: đi bằng gì?',
    titleEn: 'Hue to Hoi An: how to get there',
  })
})

it('names a draft by what it has', () => {
  expect(routeNames({ from: { nameVi: 'Huế' }, to: {} })).toEqual({ titleVi: 'Huế', titleEn: '' })
  expect(routeTitles({})).toEqual({ titleVi: '', titleEn: '' })
})
