import { hills } from '../../kit/haze'
import { longTail } from '../../kit/long-tail'
import { palm } from '../../kit/palm'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { birds, cloud, cloudStreaks, sky } from '../../kit/sky'
import { thatchHut } from '../../kit/stilt-house'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

function jetty(frame: Frame, deck: number, sea: number, u: number): string {
  const { width: w } = frame
  const from = w * choose(frame, 0.42, 0.24, 0.24)
  const step = 74 * u
  const legs = range(Math.ceil((w - from) / step) + 1)
    .map((index) => {
      const x = from + 16 * u + index * step
      return whole`M${x},${deck}V${sea + 10 * u}M${x},${deck + 18 * u}l${step},${sea - deck - 14 * u}`
    })
    .join('')
  const rails = range(Math.ceil((w - from) / step) + 1)
    .map((index) => whole`M${from + 16 * u + index * step},${deck}v${-40 * u}`)
    .join('')
  const hut = {
    roof: '#4a1f3c',
    roofShade: '#33163a',
    wall: '#6e2f3e',
    dark: '#241033',
    light: '#ffd27a',
  }
  return [
    line(legs, '#33163a', 7 * u),
    line(rails, '#33163a', 5 * u),
    line(
      whole`M${from},${deck - 38 * u}Q${from + 200 * u},${deck - 32 * u} ${w + 20},${deck - 40 * u}`,
      '#4a1f3c',
      4 * u,
    ),
    thatchHut(from + 74 * u, deck, 2.1 * u, hut),
    rect(from - 6 * u, deck - 4 * u, w, 14 * u, '#4a1f3c'),
    line(whole`M${from - 6 * u},${deck - 4 * u}H${w}`, '#ff9a5c', 3 * u),
    aoDaiFigure(
      from + choose(frame, 330, 250, 240) * u,
      deck - 4 * u,
      0.95 * u,
      { dress: '#ffd23f', trousers: '#fff1cf' },
      true,
    ),
  ].join('')
}

/** Phu Quoc at sundown, side on: a jetty on stilts runs out to its hut, palms lean over the sea, a long-tail boat comes home. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.55, 0.45, 0.53)
  const sunX = w * choose(frame, 0.66, 0.6, 0.6)
  const deck = horizon - 6 * u
  const sea = horizon + choose(frame, 84, 92, 84) * u
  const leaf = { trunk: '#2a1236', leaf: '#2d1a44', leafLight: '#43224d', nut: '#7a2f3c' }
  const boat = { x: w * choose(frame, 0.56, 0.44, 0.44), y: h * choose(frame, 0.8, 0.62, 0.78) }
  return [
    sky(frame, horizon, ['#0f5a6e', '#3f938c', '#f3c06a', '#f97b3c']),
    sun(sunX, horizon - choose(frame, 130, 150, 130) * u, 168 * u, '#fff0a8', '#ffd25e'),
    cloudStreaks(frame, horizon * 0.3, horizon * 0.92, 8, '#f2603a', 33, 0.7),
    cloud(w * 0.3, h * 0.14, 330 * u, '#f7d38a', 0.5),
    hills(frame, {
      base: horizon + 8 * u,
      height: 60 * u,
      peaks: choose(frame, 3.4, 2.4, 2.4),
      seed: 9,
      fill: '#c24a3c',
      bottom: horizon + 4,
    }),
    water(frame, horizon, ['#f9803e', '#c8453f', '#6a2650', '#1e1438']),
    glints({
      x: sunX,
      top: horizon + 6,
      bottom: h * 0.98,
      widths: [220 * u, 420 * u],
      count: 30,
      colour: '#ffd670',
      seed: 14,
      opacity: 0.9,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 20 * u,
      bottom: h,
      count: 34,
      colour: '#3c1a44',
      seed: 5,
      opacity: 0.5,
      length: 240 * u,
    }),
    mirrored('p', jetty(frame, deck, sea, u), sea + 6 * u, 0.34, 0.6),
    mirrored(
      'b',
      longTail(boat.x, boat.y, choose(frame, 1.5, 1.5, 1.35) * u, '#17857f', '#ff4d2e', '#f6d27a'),
      boat.y + 10 * u,
      0.3,
      0.5,
    ),
    shape(
      whole`M${w * choose(frame, 0.76, 0.66, 0.66)},${h + 10}Q${w * 0.86},${h * choose(frame, 0.8, 0.76, 0.84)} ${w + 20},${h * choose(frame, 0.76, 0.7, 0.8)}V${h + 20}z`,
      '#2a1236',
    ),
    palm(
      w * choose(frame, 0.93, 0.96, 0.96),
      h * choose(frame, 0.9, 0.86, 0.92),
      choose(frame, 2.2, 2.3, 2) * u,
      leaf,
      choose(frame, 250, 270, 260),
      choose(frame, -62, -76, -70),
      3,
    ),
    palm(
      w * choose(frame, 0.985, 1.02, 1.02),
      h * choose(frame, 0.88, 0.86, 0.92),
      choose(frame, 1.9, 1.9, 1.7) * u,
      leaf,
      choose(frame, 180, 190, 190),
      choose(frame, -40, -36, -34),
      8,
    ),
    placed(
      w * choose(frame, 0.36, 0.28, 0.28),
      h * choose(frame, 0.28, 0.2, 0.24),
      1,
      birds(0, 0, 1 * u, '#5a2440'),
    ),
  ].join('')
}
