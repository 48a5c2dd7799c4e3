import { getTimes } from 'suncalc'
import { vietnamClock } from './time'

/** `HH:mm`, Vietnam time. */
export interface Daylight {
  sunrise: string
  sunset: string
}

/** Sunrise and sunset on the 15th of each month of 2026; other years differ by a minute. */
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
