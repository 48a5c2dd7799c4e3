import { describe, expect, it } from 'vitest'
import { daylightOf } from './daylight'

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('daylightOf', () => {
  it('is what almanacs print for Hanoi and Ho Chi Minh City in June and December, to two minutes', () => {
    const hanoi = daylightOf({ lat: 21.03, lng: 105.85 })
    const saigon = daylightOf({ lat: 10.78, lng: 106.7 })
    const printed = [
      [hanoi[5], '05:15', '18:40'],
      [hanoi[11], '06:27', '17:17'],
      [saigon[5], '05:31', '18:16'],
      [saigon[11], '06:04', '17:32'],
    ] as const
    for (const [day, sunrise, sunset] of printed) {
      expect(Math.abs(minutes(day?.sunrise ?? '') - minutes(sunrise))).toBeLessThanOrEqual(2)
      expect(Math.abs(minutes(day?.sunset ?? '') - minutes(sunset))).toBeLessThanOrEqual(2)
    }
  })
})
