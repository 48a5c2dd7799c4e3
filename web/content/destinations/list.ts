import { daLatSummary } from './da-lat.summary'
import { daNangSummary } from './da-nang.summary'
import { halongBaySummary } from './halong-bay.summary'
import { hanoiSummary } from './hanoi.summary'
import { hoChiMinhCitySummary } from './ho-chi-minh-city.summary'
import { hoiAnSummary } from './hoi-an.summary'
import { hueSummary } from './hue.summary'
import { mekongDeltaSummary } from './mekong-delta.summary'
import { phuQuocSummary } from './phu-quoc.summary'
import { sapaSummary } from './sapa.summary'
import type { DestinationSummary } from './types'

/** The ten destinations, north to south. */
export const content: DestinationSummary[] = [
  hanoiSummary,
  halongBaySummary,
  sapaSummary,
  hueSummary,
  daNangSummary,
  hoiAnSummary,
  daLatSummary,
  hoChiMinhCitySummary,
  phuQuocSummary,
  mekongDeltaSummary,
]
