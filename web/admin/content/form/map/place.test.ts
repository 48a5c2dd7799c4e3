import { expect, it } from 'vitest'
import { placeIn } from './place'

const daNang = { lat: 16.05, lng: 108.2 }
const maps = 'https://www.google.com/maps'

it.each([
  ['16.05, 108.2', daNang],
  [' 16.05,108.2 ', daNang],
  ['16.05 108.2', daNang],
  ['16,05; 108,2', daNang],
  ['16,05, 108,2', daNang],
  ['16.05° N, 108.2° E', daNang],
  [`${maps}/@16.05,108.2,15z`, daNang],
  [`${maps}/place/Cau+Rong/@16.1,108.1,17z/data=!4m6!3m5!8m2!3d16.05!4d108.2!16s`, daNang],
  [`${maps}?q=16.05%2C108.2`, daNang],
  [`${maps}/search/?api=1&query=16.05,+108.2`, daNang],
  ['https://maps.app.goo.gl/abc123', undefined],
  ['Hội An', undefined],
  ['16', undefined],
  ['108.2, 16.05', undefined],
  ['2026-11-30', undefined],
])('reads the place of %s', (typed, wanted) => {
  expect(placeIn(typed)).toEqual(wanted)
})
