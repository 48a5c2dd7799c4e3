import { cloudSea } from '../../kit/cloud-sea'
import { flowingTerraces } from '../../kit/flowing-terraces'
import { foliage } from '../../kit/foliage'
import { mountains } from '../../kit/haze'
import { hmongWoman } from '../../kit/hmong-woman'
import type { Point } from '../../kit/path'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { stiltHouse } from '../../kit/stilt-house'
import { glow, sun } from '../../kit/sun'
import { choose, type Scene, unit } from '../../scene'

/** Sapa at daybreak: flooded terraces flow down in bands of reflected sky to a sea of cloud, a Hmong woman walks along the bank. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const line = h * choose(frame, 0.4, 0.36, 0.38)
  const sunX = w * choose(frame, 0.44, 0.34, 0.34)
  const far: Point[] = [
    [-20, line + 120 * u],
    [w * 0.3, line + 170 * u],
    [w * 0.55, line + 110 * u],
    [w * 0.78, line - 20 * u],
    [w + 30, line - 110 * u],
  ]
  const near: Point[] = [
    [-20, h * choose(frame, 0.7, 0.67, 0.76)],
    [w * 0.3, h * choose(frame, 0.75, 0.67, 0.77)],
    [w * choose(frame, 0.56, 0.5, 0.5), h * choose(frame, 0.7, 0.6, 0.7)],
    [w * choose(frame, 0.74, 0.7, 0.72), h * choose(frame, 0.655, 0.555, 0.65)],
    [w + 30, h * choose(frame, 0.56, 0.48, 0.56)],
  ]
  const walker = {
    x: w * choose(frame, 0.74, 0.66, 0.68),
    y: h * choose(frame, 0.672, 0.582, 0.672),
  }
  return [
    sky(frame, line + 60 * u, ['#274a78', '#6f8fb0', '#f3b99a', '#ffdf9c']),
    cloudStreaks(frame, h * 0.05, h * 0.24, 6, '#ffd9bd', 5, 0.45),
    glow(sunX, line - 10 * u, 420 * u, '#ffe7a8', 0.8, 'g'),
    sun(sunX, line - 30 * u, 84 * u, '#fff7da', '#ffe9b0'),
    mountains(frame, {
      base: line + 30 * u,
      height: 220 * u,
      peaks: choose(frame, 5, 3.2, 3.2),
      seed: 17,
      fill: '#8d93b4',
      bottom: line + 160 * u,
    }),
    mountains(frame, {
      base: line + 60 * u,
      height: 150 * u,
      peaks: choose(frame, 7, 4.4, 4.4),
      seed: 4,
      fill: '#5e7199',
      bottom: line + 200 * u,
    }),
    cloudSea(0, w, line + 40 * u, h * 0.7, ['#f3c8b4', '#e3b9b4'], 150 * u, 7),
    flowingTerraces({
      id: 'f',
      crest: far,
      bottom: h * 0.8,
      levels: 8,
      steps: [20 * u, 46 * u],
      wave: 300 * u,
      swing: 0.36,
      phase: 1,
      fields: ['#f6c49a', '#f3b08c', '#c9a4ae', '#9fa5bf'],
      bank: '#2f6f5c',
    }),
    stiltHouse(w * choose(frame, 0.88, 0.87, 0.87), line - 4 * u, 0.9 * u, {
      roof: '#7a4a3a',
      roofShade: '#54312f',
      wall: '#8f5a3c',
      dark: '#3a2228',
      light: '#ffd98a',
    }),
    foliage(w * 0.97, line - 40 * u, 60 * u, 60 * u, '#24564a', 3) +
      foliage(w * choose(frame, 0.8, 0.76, 0.76), line + 24 * u, 34 * u, 26 * u, '#24564a', 8),
    cloudSea(-40, w, line + 200 * u, h * 0.86, ['#dcbfc6', '#c0a5ba'], 170 * u, 31),
    flowingTerraces({
      id: 'n',
      crest: near,
      bottom: h + 20,
      levels: 8,
      steps: [24 * u, 60 * u],
      wave: choose(frame, 640, 520, 520) * u,
      swing: 0.42,
      phase: 2.2,
      fields: [
        '#3c7d58',
        '#f6b98c',
        '#c08a92',
        '#7d7c9e',
        '#4f6292',
        '#38487f',
        '#2a3a6c',
        '#22305e',
      ],
      bank: '#1b4d46',
    }),
    choose(frame, glow(w * 0.02, h * 0.98, 900 * u, '#141d45', 0.92, 'sh'), '', ''),
    hmongWoman(walker.x, walker.y, choose(frame, 1.15, 1.25, 1.15) * u, true),
    birds(w * choose(frame, 0.62, 0.62, 0.62), h * 0.17, 0.9 * u, '#33486f'),
  ].join('')
}
