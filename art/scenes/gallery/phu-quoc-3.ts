import { fishingBoat } from '../../kit/boats'
import { fishSauceVat, sauceBottle } from '../../kit/fish-sauce-vat'
import { foliage, grove } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { palm } from '../../kit/palm'
import { num } from '../../kit/path'
import { standingRower } from '../../kit/people'
import { pepperPost } from '../../kit/pepper-post'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sunDisc, sunRays } from '../../kit/sun'
import { choose, type Frame, type Scene, unit } from '../../scene'

const vat = {
  wood: '#b5673a',
  shade: '#7a3a2c',
  light: '#d98f52',
  rope: '#f0c878',
  ropeShade: '#a8733a',
  amber: '#f2a02c',
}
const pepper = {
  post: '#a8663f',
  leaf: '#1f6044',
  light: '#4f9a52',
  corn: '#b9d65a',
  ripe: '#e0402a',
}

function garden(frame: Frame, ground: number, u: number): string {
  const { width: w, height: h } = frame
  const vx = w * choose(frame, 0.3, 0.3, 0.3)
  return [0.1, 0.2, 0.36, 0.62, 1]
    .map((depth, row) => {
      const y = ground + depth * (h - ground) * choose(frame, 0.86, 0.66, 0.74)
      const step = (60 + depth * choose(frame, 300, 260, 250)) * u
      return range(9)
        .map((index) => index - 4)
        .filter(
          (index) =>
            vx + index * step > -80 * u && vx + index * step < w * choose(frame, 0.56, 0.62, 0.6),
        )
        .map((index) =>
          pepperPost(
            vx + (index - 0.5) * step,
            y,
            (0.34 + depth * choose(frame, 1.75, 1.7, 1.5)) * u,
            pepper,
            (row + index) % 2 === 0 ? 3 : 8,
          ),
        )
        .join('')
    })
    .join('')
}

/** Phu Quoc: great rope-bound vats of fish sauce beside the rows of a pepper garden, the fleet at anchor behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.56, 0.54, 0.55)
  const sunX = w * choose(frame, 0.34, 0.3, 0.3)
  const sunY = ground - choose(frame, 270, 350, 280) * u
  const size = choose(frame, 2.15, 1.9, 1.8) * u
  const vats = (part: number, y: number, s: number, tap = true) =>
    fishSauceVat(w * part, h * y, s * size, vat, tap)
  const eave = h * choose(frame, 0.22, 0.26, 0.24)
  const roofLeft = w * choose(frame, 0.5, 0.44, 0.46)
  return [
    sky(frame, ground, ['#f2a05a', '#f9c878', '#fff0bc']),
    sunRays(sunX, sunY, w, 24, '#fff6d0', 0.25),
    sunDisc(sunX, sunY, 108 * u, '#fffbe0'),
    cloudStreaks(frame, h * 0.05, h * 0.26, 5, '#fff4d2', 6, 0.6),
    hills(frame, {
      base: ground - 112 * u,
      height: 90 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 31,
      fill: '#d99a78',
    }),
    rect(0, ground - 120 * u, w, 120 * u, '#4fa8a4') +
      rect(0, ground - 120 * u, w, 5 * u, '#f6e6b4'),
    fishingBoat(w * choose(frame, 0.16, 0.14, 0.14), ground - 76 * u, 0.8 * u, {
      hull: '#2a5f9a',
      stripe: '#e0402a',
      cabin: '#f6d08a',
      roof: '#2a8f86',
    }) +
      fishingBoat(
        w * choose(frame, 0.4, 0.38, 0.38),
        ground - 92 * u,
        0.55 * u,
        { hull: '#2f8f7a', stripe: '#f0b23a', cabin: '#f6d08a', roof: '#a8432f' },
        true,
      ),
    grove(-60, w * 0.6, ground + 2, 34 * u, '#5f9a5c', 4),
    rect(0, ground, w, h, '#c9794a') +
      shape(
        `M0,${num(ground + 60 * u)}Q${num(w * 0.4)},${num(ground + 20 * u)} ${w},${num(ground + 80 * u)}V${h}H0z`,
        '#b5623f',
      ) +
      shape(
        `M0,${num(h * 0.86)}Q${num(w * 0.4)},${num(h * 0.8)} ${w},${num(h * 0.88)}V${h}H0z`,
        '#9a4a36',
      ),
    palm(
      w * choose(frame, 0.03, 0.0, 0.0),
      ground + 20 * u,
      1.5 * u,
      { trunk: '#7a4a3a', leaf: '#2a6a4c', leafLight: '#4a9058', nut: '#e9a12f' },
      250,
      30,
      4,
    ),
    garden(frame, ground, u),
    shape(
      `M${num(roofLeft)},${num(ground + 40 * u)}H${w}V${num(eave)}H${num(roofLeft + 40 * u)}z`,
      '#5c2a34',
    ) + rect(roofLeft + 60 * u, ground + 30 * u, w, h, '#8a4a3c'),
    shape(
      `M${num(roofLeft - 50 * u)},${num(eave + 30 * u)}L${num(roofLeft + 110 * u)},${num(eave - 130 * u)}H${w + 10}V${num(eave + 30 * u)}z`,
      '#a8432f',
    ) +
      line(
        range(choose(frame, 20, 12, 12))
          .map(
            (index) =>
              `M${num(roofLeft + 122 * u + index * 46 * u)},${num(eave - 122 * u)}L${num(roofLeft - 34 * u + index * 52 * u)},${num(eave + 26 * u)}`,
          )
          .join(''),
        '#7a2c2c',
        4 * u,
      ) +
      rect(roofLeft - 54 * u, eave + 26 * u, w, 13 * u, '#6a2430'),
    rect(roofLeft + 24 * u, eave + 36 * u, 22 * u, h * 0.5, '#3f1c26') +
      rect(w * 0.985, eave + 36 * u, 22 * u, h * 0.6, '#3f1c26'),
    vats(choose(frame, 0.62, 0.6, 0.6), choose(frame, 0.71, 0.69, 0.71), 0.84, false) +
      vats(choose(frame, 0.785, 0.84, 0.83), choose(frame, 0.71, 0.69, 0.71), 0.84, false) +
      vats(choose(frame, 0.95, 1.06, 1.06), choose(frame, 0.71, 0.69, 0.71), 0.84, false),
    standingRower(
      w * choose(frame, 0.705, 0.73, 0.72),
      h * choose(frame, 0.712, 0.69, 0.71) - 140 * 0.84 * size,
      1.4 * u,
      '#f4d23a',
      '#2b3a6a',
      true,
    ),
    vats(choose(frame, 0.7, 0.7, 0.7), choose(frame, 0.9, 0.86, 0.9), 1.1) +
      vats(choose(frame, 0.915, 1.0, 1.0), choose(frame, 0.9, 0.86, 0.9), 1.1),
    range(4)
      .map((index) =>
        sauceBottle(
          w * choose(frame, 0.52, 0.4, 0.4) + index * 34 * u,
          h * choose(frame, 0.955, 0.935, 0.96),
          1.6 * u,
          '#a8451c',
          '#e0402a',
        ),
      )
      .join(''),
    foliage(w * 0.02, h * 1.02, 150 * u, 60 * u, '#1f5a44', 4),
  ].join('')
}
