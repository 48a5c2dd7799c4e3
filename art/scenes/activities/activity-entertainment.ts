import { lantern, silks } from '../../kit/lantern'
import { cycle, range } from '../../kit/rng'
import { clipped, mirrored, rect, shape, verticalGradient } from '../../kit/shapes'
import { stars } from '../../kit/sky'
import { glow } from '../../kit/sun'
import { ripples } from '../../kit/water'
import {
  audience,
  festivalFlag,
  puppetBoy,
  puppetDragon,
  puppetFairy,
  puppetStage,
} from '../../kit/water-puppet'
import { choose, type Frame, type Scene, unit } from '../../scene'

const stage = {
  lacquer: '#c0301f',
  lacquerDark: '#5a1426',
  gold: '#f6c24a',
  tile: '#8a2f26',
  tileTrim: '#f0a83a',
  blind: '#d9402a',
  blindShade: '#8f1f20',
}
const dragon = {
  gold: '#f6b83a',
  shine: '#fff0b0',
  lacquer: '#d8361f',
  mane: '#2f9c7a',
  spray: '#eafff4',
}
const festival = ['#f6c24a', '#2f8f86', '#d8361f', '#2b4f9a', '#fbe0a0']

function puppets(frame: Frame, pool: number, u: number): string {
  const { width: w } = frame
  const x = w * choose(frame, 0.6, 0.5, 0.5)
  const spread = choose(frame, 366, 236, 232) * u
  const size = choose(frame, 1.2, 0.96, 0.94) * u
  const row = choose(frame, 44, 120, 92) * u
  const fairies = choose(
    frame,
    [-190, -100, 100, 190],
    [-170, -90, 90, 170],
    [-170, -90, 90, 170],
  ).map((dx, index) =>
    puppetFairy(
      x + dx * u,
      pool + 18 * u,
      0.95 * u,
      index % 2 === 0 ? '#e8588a' : '#2f8fa8',
      '#fff1cf',
      '#f6c24a',
      '#d8fff0',
    ),
  )
  return (
    fairies.join('') +
    puppetDragon(x - spread, pool + row + 60 * u, size, dragon) +
    puppetDragon(x + spread, pool + row + 60 * u, size, dragon, true) +
    puppetBoy(x, pool + row + 74 * u, 1.45 * u, '#d8361f', '#2b4f9a', '#d8fff0')
  )
}

/** A night out: water puppets before the red pavilion, two gilded dragons spouting over the jade pool, the audience in the dark. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pool = h * choose(frame, 0.6, 0.52, 0.56)
  const x = w * choose(frame, 0.6, 0.5, 0.5)
  const size = choose(frame, 1.16, 1.1, 1.06) * u
  const flags = choose(frame, [-0.3, 0.3], [-0.43, 0.43], [-0.44, 0.44])
  const pavilion =
    puppetStage(x, pool, size, stage) +
    flags
      .map((part, index) =>
        festivalFlag(x + part * w, pool, choose(frame, 1.25, 1.15, 1.0) * u, festival, index === 0),
      )
      .join('')
  const lamps = range(choose(frame, 9, 5, 5)).map((index) => {
    const part = (index + 0.5) / choose(frame, 9, 5, 5)
    return lantern(
      part * w,
      h * 0.02 + Math.sin(part * Math.PI) * 34 * u,
      (0.85 + (index % 3) * 0.12) * u,
      cycle(silks, index * 2),
      cycle(['round', 'garlic', 'diamond'] as const, index),
    )
  })
  return [
    verticalGradient('n', [
      [0, '#120e34'],
      [0.6, '#3a1a4a'],
      [1, '#7a2a44'],
    ]) + rect(0, 0, w, pool, 'url(#n)'),
    stars(frame, pool, choose(frame, 50, 40, 34), 12),
    clipped('s', `M0,0H${w}V${pool}H0z`, glow(x, pool - 120 * u, 720 * u, '#ffb35a', 0.55, 'g')),
    shape(
      `M0,${pool}V${pool - 120 * u}Q${w * 0.08},${pool - 200 * u} ${w * 0.16},${pool - 110 * u}T${w * 0.3},${pool - 60 * u}V${pool}z`,
      '#241440',
      0.9,
    ),
    verticalGradient('p', [
      [0, '#5fc99a'],
      [0.35, '#1f8f7a'],
      [1, '#0b3a48'],
    ]) + rect(0, pool, w, h - pool, 'url(#p)'),
    mirrored('m', pavilion, pool, 0.35, 0.5),
    ripples({
      left: 0,
      right: w,
      top: pool + 16 * u,
      bottom: h * 0.92,
      count: 40,
      colour: '#8fe8c0',
      seed: 6,
      opacity: 0.45,
      length: 210 * u,
    }),
    ripples({
      left: x - 0.3 * w,
      right: x + 0.3 * w,
      top: pool + 60 * u,
      bottom: h * 0.86,
      count: 26,
      colour: '#f6c24a',
      seed: 21,
      opacity: 0.5,
      length: 110 * u,
    }),
    puppets(frame, pool, u),
    lamps.join(''),
    audience(w, h + 6 * u, choose(frame, 1, 1.1, 0.95) * u, '#0c0a24', '#f6a84a'),
  ].join('')
}
