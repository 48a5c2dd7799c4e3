import { buffalo } from '../../kit/animals'
import { foliage } from '../../kit/foliage'
import { hills, mist, mountains } from '../../kit/haze'
import type { Point } from '../../kit/path'
import { highlander } from '../../kit/people'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { sun } from '../../kit/sun'
import { terraces } from '../../kit/terraces'
import { choose, type Scene, unit } from '../../scene'

const house = { roof: '#8a4a2a', roofShade: '#6a3522', wall: '#a8703a', dark: '#3a1d18' }

/** Sapa: golden rice terraces falling past a stilt house, the blue ridges of Hoàng Liên Sơn behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sunY = h * choose(frame, 0.24, 0.2, 0.22)
  const back: Point[] = [
    [-20, h * 0.6],
    [w * 0.2, h * 0.58],
    [w * 0.46, h * 0.64],
    [w * 0.74, h * 0.47],
    [w + 20, h * 0.44],
  ]
  const middle: Point[] = [
    [-20, h * 0.52],
    [w * 0.14, h * 0.53],
    [w * 0.42, h * 0.7],
    [w * 0.66, h * 0.72],
    [w + 20, h * 0.66],
  ]
  const front: Point[] = [
    [-20, h * 0.88],
    [w * 0.26, h * 0.86],
    [w * 0.56, h * 0.76],
    [w * 0.84, h * 0.62],
    [w + 20, h * 0.65],
  ]
  const gold = ['#f4c542', '#e9a82e', '#f9d76b', '#c9b944', '#f0b436']
  return [
    sky(frame, h * 0.6, ['#7fb9c9', '#bfdccf', '#fbeab8']),
    sun(w * choose(frame, 0.36, 0.34, 0.34), sunY, 92 * u, '#fff6d8'),
    cloudStreaks(frame, h * 0.08, h * 0.3, 5, '#fdf6dd', 12, 0.55),
    mountains(frame, {
      base: h * 0.55,
      height: choose(frame, 390, 480, 400) * u,
      peaks: choose(frame, 3.6, 2.4, 2.6),
      seed: 23,
      fill: '#8fb6c6',
    }),
    mountains(frame, {
      base: h * 0.56,
      height: choose(frame, 250, 300, 260) * u,
      peaks: choose(frame, 5.4, 3.4, 3.6),
      seed: 36,
      fill: '#5f93b0',
    }),
    mist(frame, h * 0.36, h * 0.2, '#eef3e2', 0.75, 'f'),
    hills(frame, { base: h * 0.54, height: 110 * u, peaks: choose(frame, 5, 3, 3), seed: 6, fill: '#3a6f86' }),
    mist(frame, h * 0.42, h * 0.17, '#e6efdc', 0.7, 'g'),
    terraces({
      id: 'a',
      crest: back,
      bottom: h,
      levels: 8,
      steps: [13 * u, 30 * u],
      bulge: 1.5,
      lobe: 150 * u,
      seed: 3,
      fields: ['#8fb055', '#b5c25c', '#d4cc66', '#7aa452'],
      bank: '#5f8448',
    }),
    foliage(w * 0.8, h * 0.465, 70 * u, 26 * u, '#4f7a4a', 5) + foliage(w * 0.93, h * 0.445, 90 * u, 30 * u, '#466f47', 7),
    mist(frame, h * 0.5, h * 0.16, '#f6efcb', 0.5, 'i'),
    terraces({
      id: 'b',
      crest: middle,
      bottom: h,
      levels: 9,
      steps: [17 * u, 38 * u],
      bulge: 1.7,
      lobe: 150 * u,
      seed: 8,
      fields: ['#d9b53a', '#f0c84c', '#9fae46', '#c2b544'],
      bank: '#6d7a34',
    }),
    foliage(w * 0.03, h * 0.525, 110 * u, 40 * u, '#2f5b45', 15) + foliage(w * 0.16, h * 0.54, 60 * u, 24 * u, '#3a6a4b', 11),
    stiltHouse(w * choose(frame, 0.2, 0.26, 0.25), h * choose(frame, 0.6, 0.595, 0.6), 0.95 * u, house),
    terraces({
      id: 'c',
      crest: front,
      bottom: h,
      levels: 9,
      steps: [24 * u, 50 * u],
      bulge: 1.4,
      lobe: 190 * u,
      seed: 14,
      fields: gold,
      bank: '#7d6a22',
    }),
    stiltHouse(w * choose(frame, 0.87, 0.8, 0.82), h * 0.64, 1.5 * u, house, true),
    foliage(w * 0.985, h * 0.64, 80 * u, 54 * u, '#2a5540', 22),
    buffalo(w * choose(frame, 0.7, 0.5, 0.52), h * choose(frame, 0.82, 0.84, 0.84), 0.75 * u, '#3a2f3a', '#e8d3a8'),
    highlander(w * choose(frame, 0.62, 0.34, 0.36), h * choose(frame, 0.9, 0.9, 0.92), 1.35 * u),
    birds(w * 0.55, h * 0.2, 0.9 * u, '#3f6b80'),
  ].join('')
}
