import { getTimes } from 'suncalc'
import { vietnamClock } from './time'

/**
 * When the sun rises and sets at a place in the middle of a month, `HH:mm`, the clock of Vietnam.
 */
export interface Daylight {
  sunrise: string
  sunset: string
}

/**
 * The daylight of a place in the middle of each month of 2026, January first; other years differ by
 * a minute.
 */
export function daylightOf({ lat, lng }: { lat: number; lng: number }): Daylight[] {
  return Array.from({ length: 12 }, (_, month) => {
    const { sunrise, sunset } = getTimes(new Date(Date.UTC(2026, month, 15, 5)), lat, lng)
    // Within the tropics the sun rises and sets every day.
    return {
      sunrise: sunrise ? vietnamClock(sunrise) : '',
      sunset: sunset ? vietnamClock(sunset) : '',
    }
  })
}
