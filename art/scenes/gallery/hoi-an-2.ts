import { sampan } from '../../kit/boats'
import { coveredBridge } from '../../kit/covered-bridge'
import { branch, foliage, tree } from '../../kit/foliage'
import { lanternString } from '../../kit/lantern'
import { num } from '../../kit/path'
import { aoDaiFigure, seatedFigure, standingRower } from '../../kit/people'
import { line, mirrored, placed, rect } from '../../kit/shapes'
import { shopHouse } from '../../kit/shop-house'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const bridge = {
  wall: '#e8907a',
  shade: '#c0665c',
  stone: '#c9a684',
  stoneShade: '#94705f',
  tile: '#8a5547',
  tileShade: '#55303a',
  timber: '#7a2a22',
  dark: '#43222c',
  gold: '#f3d28a',
}
const yellow = {
  wall: '#f6c24a',
  wallShade: '#dd9c34',
  roof: '#9a5a44',
  roofShade: '#6a3a38',
  wood: '#5a2c24',
  shutter: '#2f7d78',
  glow: '#8a4a2a',
  upper: 'windows' as const,
}

function banks(frame: Frame, quay: number, middle: number, size: number, u: number): string {
  const { width: w } = frame
  const left = middle - 168 * size
  const right = middle + 168 * size
  const home = shopHouse({ ...yellow, x: 0, base: 0, width: 250, height: 310 })
  const house = (x: number, tall: number) =>
    placed(x, quay, u, `<g transform="scale(1,${tall})">${home}</g>`)
  return [
    foliage(middle, quay - 120 * size, 150 * u, 110 * u, '#7fb58a', 5) +
      foliage(middle - 170 * u, quay - 100 * size, 120 * u, 90 * u, '#8fc096', 9) +
      foliage(middle + 180 * u, quay - 96 * size, 130 * u, 100 * u, '#8fc096', 14),
    house(left - 250 * u, 1) + (frame.format === 'wide' ? house(left - 504 * u, 1.1) : ''),
    house(right, 1.06) + (frame.format === 'wide' ? house(right + 254 * u, 0.96) : ''),
    coveredBridge(middle, quay, size, bridge),
    rect(-10, quay - 8 * u, left + 10, 22 * u, '#b98a6a') +
      rect(right, quay - 8 * u, w - right + 10, 22 * u, '#b98a6a') +
      line(
        `M-10,${num(quay - 8 * u)}H${num(left)}M${num(right)},${num(quay - 8 * u)}H${w + 10}`,
        '#f3d3a0',
        5 * u,
      ),
    aoDaiFigure(left - 46 * u, quay - 8 * u, 1.05 * u, { dress: '#fff6e4' }) +
      aoDaiFigure(right + 60 * u, quay - 8 * u, 1.05 * u, { dress: '#d9487c' }, true),
    tree(
      w * choose(frame, 0.03, -0.02, -0.02),
      quay,
      2.2 * u,
      { trunk: '#5a3a34', dark: '#3f7f58', light: '#78ad62' },
      7,
    ),
  ].join('')
}

/** Hoi An by day: the Japanese Covered Bridge over its canal between yellow walls, bougainvillea overhead. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const quay = h * choose(frame, 0.64, 0.6, 0.63)
  const middle = w * choose(frame, 0.54, 0.5, 0.5)
  const size = choose(frame, 2.3, 2.2, 2.05) * u
  const boat = { x: w * choose(frame, 0.44, 0.44, 0.42), y: h * choose(frame, 0.85, 0.77, 0.85) }
  const flowers = { wood: '#6a3a34', leaf: '#3f8a58', blossom: '#e0357e' }
  return [
    sky(frame, quay, ['#4fb3c4', '#9fdad4', '#fdf1c6']),
    cloud(w * choose(frame, 0.62, 0.62, 0.62), h * 0.13, 300 * u, '#fffdf2', 0.85) +
      cloud(w * 0.92, h * 0.22, 200 * u, '#fffdf2', 0.7),
    water(frame, quay, ['#a9cfae', '#5faa9a', '#2b7f7f', '#175a66']),
    mirrored('m', banks(frame, quay, middle, size, u), quay + 14 * u, 0.5, 0.7),
    ripples({
      left: 0,
      right: w,
      top: quay + 34 * u,
      bottom: h,
      count: 36,
      colour: '#1f6a70',
      seed: 8,
      opacity: 0.5,
      length: 250 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: quay + 24 * u,
      bottom: h * 0.96,
      count: 18,
      colour: '#fdf0c4',
      seed: 3,
      opacity: 0.65,
      length: 130 * u,
    }),
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        1.7 * u,
        '#3a2a2a',
        '#b9773c',
        seatedFigure(-22, -4, 0.62, '#2f9c93') +
          seatedFigure(10, -4, 0.62, '#f0b23a', '#33222c', true),
      ) + standingRower(boat.x + 78 * u, boat.y - 12 * u, 1.05 * u, '#d8412a', '#2b2030', true),
      boat.y + 8 * u,
      0.3,
      0.6,
    ),
    lanternString(
      [-20, h * 0.03],
      [w * choose(frame, 0.5, 0.62, 0.62), -30],
      40 * u,
      choose(frame, 5, 4, 4),
      0.9 * u,
      2,
    ),
    branch(w + 10, h * 0.03, choose(frame, 2.1, 1.7, 1.6) * u, flowers, true, 5) +
      branch(w + 30, h * 0.13, 1.4 * u, flowers, true, 12),
  ].join('')
}
