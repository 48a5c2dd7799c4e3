import { sampan } from '../../kit/boats'
import { dragonBridge } from '../../kit/dragon-bridge'
import { hills } from '../../kit/haze'
import { lantern, silks } from '../../kit/lantern'
import { seatedFigure, standingRower } from '../../kit/people'
import { cycle } from '../../kit/rng'
import { mirrored } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { towerBlocks } from '../../kit/skyline'
import { glow, moon } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const dragon = {
  gold: '#f7b52c',
  shine: '#ffe9a3',
  shade: '#b8651a',
  steel: '#27325f',
  deckLight: '#ffd98a',
  fire: ['#f0512a', '#ffab2e', '#fff0b0'] as const,
}

/** Da Nang: the golden dragon of the Dragon Bridge breathing fire over the Hàn river at night. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.6, 0.56, 0.58)
  const size = choose(frame, 1.42, 1.16, 1.06) * u
  const deck = shore - 4 * u
  const waterline = deck + 46 * size
  const middle = w * choose(frame, 0.42, 0.15, 0.23)
  const boatX = w * choose(frame, 0.7, 0.66, 0.66)
  const boatY = h * choose(frame, 0.86, 0.76, 0.86)
  const boat = sampan(
    boatX,
    boatY,
    1.7 * u,
    '#20152f',
    '#7a4030',
    seatedFigure(-14, -4, 0.62, '#e0402a') + lantern(-44, -40, 0.42, cycle(silks, 0)),
  )
  const rower = standingRower(boatX + 56 * u, boatY - 10 * u, 1.05 * u, '#e58e8a', '#1d1836', true)
  const blocks = { left: -20, right: w + 40, base: shore + 4, width: 74 * u, lamp: '#ffcf86' }
  return [
    sky(frame, shore, ['#0b1640', '#1b2f70', '#3d4d93', '#c77f8d']),
    stars(frame, shore * 0.7, choose(frame, 60, 44, 40), 5),
    moon(w * choose(frame, 0.2, 0.24, 0.22), h * choose(frame, 0.2, 0.15, 0.18), 62 * u, '#fff3d4'),
    hills(frame, { base: shore - 40 * u, height: 170 * u, peaks: choose(frame, 3, 2, 2), seed: 27, fill: '#26386f', bottom: shore }),
    water(frame, shore, ['#7a5f8c', '#24386f', '#0d1a45', '#091233']),
    mirrored(
      'c',
      towerBlocks({ ...blocks, heights: [50 * u, 200 * u], seed: 12, fills: ['#1c2a5e', '#223469', '#182452'] }),
      shore,
      0.5,
      0.7,
    ),
    glow(middle + 560 * size, deck - 90 * size, 240 * size, '#ffab4a', 0.55, 'fg'),
    mirrored('d', dragonBridge(middle, deck, size, dragon), waterline, 0.55, 0.75),
    ripples({
      left: 0,
      right: w,
      top: waterline + 8 * u,
      bottom: h,
      count: 46,
      colour: '#14235a',
      seed: 7,
      opacity: 0.75,
      length: 260 * u,
    }),
    glints({
      x: middle,
      top: waterline + 10 * u,
      bottom: h * 0.86,
      widths: [640 * size, 420 * size],
      count: 18,
      colour: '#ffc65a',
      seed: 3,
      opacity: 0.55,
    }),
    glints({
      x: middle + 520 * size,
      top: waterline,
      bottom: h * 0.88,
      widths: [70 * u, 200 * u],
      count: 13,
      colour: '#ff8a4a',
      seed: 13,
      opacity: 0.65,
    }),
    mirrored('b', boat + rower, boatY + 8 * u, 0.3, 0.6),
  ].join('')
}
