import { coffeeBranch } from '../../kit/coffee'
import { copyAt, stencils } from '../../kit/copies'
import { grove } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { campFire, gongPlayer, longHouse } from '../../kit/long-house'
import { range } from '../../kit/rng'
import { ellipse, rect, shape, verticalGradient } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky, stars } from '../../kit/sky'
import { glow } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const dusk = ['#12305c', '#2f6a84', '#e9946a', '#ffbf6a'] as const
const coffee = {
  wood: '#5a2f28',
  leaf: '#123f3c',
  light: '#1f5f4c',
  cherry: '#ff6a4a',
  ripe: '#d8262e',
}

/** Buôn Ma Thuột: gong players circle a fire before an Ê Đê long house at dusk, coffee branches heavy with cherries above. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.67, 0.58, 0.66)
  const middle = w * choose(frame, 0.735, 0.5, 0.5)
  const size = choose(frame, 1.1, 1.36, 1.08) * u
  const ring = {
    x: middle,
    y: h * choose(frame, 0.757, 0.755, 0.805),
    rx: choose(frame, 370, 330, 290) * u,
    ry: choose(frame, 58, 122, 84) * u,
  }
  const player = (degrees: number) => {
    const angle = (degrees / 180) * Math.PI
    const depth = Math.sin(angle)
    const back = depth < 0
    const scale = (1.5 + depth * 0.42) * choose(frame, 0.74, 1.06, 0.78) * u
    const at = { x: ring.x + Math.cos(angle) * ring.rx, y: ring.y + depth * ring.ry + 16 * u }
    return `<use href="#${back ? 'g' : 'f'}" transform="translate(${Math.round(at.x)},${Math.round(at.y)})scale(${(back ? 1 : -1) * Math.round(scale * 100)} ${Math.round(scale * 100)})scale(.01)"/>`
  }
  const behind = range(choose(frame, 8, 6, 6)).map((index, _, all) =>
    player(-164 + (index * 148) / (all.length - 1)),
  )
  const front = choose(frame, [138, 112, 68, 42], [138, 110, 70, 42], [138, 110, 70, 42]).map(
    player,
  )
  const cloudBar = whole`M${w * 0.1},${ground - 300 * u}h${360 * u}q${30 * u},${14 * u} 0,${18 * u}h${-420 * u}q${-20 * u},${-14 * u} ${60 * u},${-18 * u}z`
  return [
    sky(
      frame,
      ground,
      frame.format === 'wide'
        ? [dusk[0], ...dusk.slice(0, 2), dusk[1], '#6f5a78', ...dusk.slice(2)]
        : dusk,
    ),
    stars(frame, ground * 0.45, 26, 8),
    frame.format === 'wide' ? '' : shape(cloudBar, '#ffb878', 0.35),
    hills(frame, {
      base: ground - 40 * u,
      height: 130 * u,
      peaks: 2.4,
      seed: 6,
      fill: '#6f5a78',
      bottom: h,
    }),
    hills(frame, {
      base: ground - 10 * u,
      height: 90 * u,
      peaks: 3.4,
      seed: 14,
      fill: '#45466c',
      bottom: h,
    }),
    grove(-20, w + 20, ground + 6 * u, 110 * u, '#22405a', 12),
    verticalGradient('e', [
      [0, '#b8502f'],
      [0.4, '#8f3a30'],
      [1, '#3f1c33'],
    ]) + rect(0, ground, w, h, 'url(#e)'),
    longHouse(middle, ground + 14 * u, size, {
      thatch: '#9a6238',
      thatchShade: '#5f3630',
      wall: '#c4813f',
      dark: '#33192a',
      lamp: '#5a2a2c',
    }),
    shining(glow(ring.x, ring.y - 40 * u, choose(frame, 520, 520, 430) * u, '#ff8a3a', 0.75, 'w')),
    ellipse(ring.x, ring.y + 6 * u, ring.rx * 1.12, ring.ry * 1.25, '#ffb060', 0.28),
    stencils([
      ['g', gongPlayer(0, 0, 1, '#2a2f5c', '#e8402c', '#f0b546')],
      ['f', gongPlayer(0, 0, 1, '#141833', '#a8262e', '#b87a34')],
    ]),
    behind.join(''),
    shining(campFire(ring.x, ring.y + 20 * u, choose(frame, 1.16, 1.7, 1.2) * u)),
    front.join(''),
    stencils([['c', coffeeBranch(0, 0, 1, coffee, false, 0, 4)]]),
    choose(
      frame,
      copyAt('c', w + 40, 60 * u, 1.3 * u, 168) + copyAt('c', -60, h * 0.9, 1.3 * u, -28),
      copyAt('c', -40, 50 * u, 1.35 * u, 8) + copyAt('c', w + 40, 20 * u, 1.4 * u, 158),
      copyAt('c', w + 40, 20 * u, 1.05 * u, 168),
    ),
  ].join('')
}
