import { expect, it } from 'vitest'
import { isNearVietnam } from './near-vietnam'

it.each([
  ['Hoi An', 15.88, 108.33, true],
  ['Buon Ma Thuot', 12.67, 108.04, true],
  ['Ha Tien, at the border', 10.38, 104.48, true],
  ['Phu Quoc', 10.2, 103.96, true],
  ['Con Dao', 8.69, 106.61, true],
  ['Ly Son', 15.38, 109.12, true],
  ['Phu Quy', 10.53, 108.93, true],
  ['Song Tu Tay', 11.43, 114.33, true],
  ['a field in Cambodia', 11.59, 103.82, false],
  ['Phnom Penh', 11.55, 104.92, false],
  ['Vientiane', 17.97, 102.6, false],
  ['Nanning', 22.8, 108.3, false],
  ['exchanged numbers', 108.33, 15.88, false],
])('knows whether %s is near Vietnam', (_, lat, lng, wanted) => {
  expect(isNearVietnam({ lat, lng })).toBe(wanted)
})
