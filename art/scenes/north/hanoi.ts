import { archedBridge } from '../../kit/bridges'
import { branch, foliage, grove, tree } from '../../kit/foliage'
import { aoDaiFigure } from '../../kit/people'
import { between, createRandom, range } from '../../kit/rng'
import { curvedRoof } from '../../kit/roof'
import { line, mirrored, rect } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { turtleTower } from '../../kit/turtle-tower'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const towerColours = {
  wall: '#cda57f',
  shade: '#7d5666',
  trim: '#e8c79a',
  lamp: '#ffd47a',
  grass: '#2c4a44',
  roof: '#6a4458',
}

function farShore(frame: Frame, y: number, u: number): string {
  const { width: w } = frame
  const random = createRandom(41)
  const blocks = range(choose(frame, 18, 11, 11)).map((index, _, all) => {
    const tall = between(random, 40, 120) * u
    const x = (index / all.length) * w
    return rect(
      x,
      y - tall,
      between(random, 50, 90) * u,
      tall,
      index % 2 === 0 ? '#6b4470' : '#5c3d69',
    )
  })
  const lit = range(60)
    .map(
      () =>
        `M${Math.round(between(random, 0, w))},${Math.round(y - between(random, 14, 80) * u)}h1`,
    )
    .join('')
  return (
    blocks.join('') + grove(-40, w + 60, y + 2, 62 * u, '#3b3159', 5) + line(lit, '#ffd08a', 4 * u)
  )
}

function ngocSon(x: number, y: number, u: number): string {
  const trees = { trunk: '#1c1c30', dark: '#1f3a40', light: '#35604f' }
  const gate =
    rect(x - 62 * u, y - 74 * u, 124 * u, 74 * u, '#c98b56') +
    rect(x - 18 * u, y - 48 * u, 36 * u, 48 * u, '#ffce78') +
    rect(x - 56 * u, y - 74 * u, 10 * u, 74 * u, '#a8321f') +
    rect(x + 46 * u, y - 74 * u, 10 * u, 74 * u, '#a8321f') +
    curvedRoof({
      x,
      y: y - 72 * u,
      half: 92 * u,
      height: 30 * u,
      ridge: 52 * u,
      fill: '#7a3a3c',
      trim: '#43202f',
      tiles: 12,
    }) +
    rect(x - 36 * u, y - 116 * u, 72 * u, 16 * u, '#c98b56') +
    curvedRoof({
      x,
      y: y - 112 * u,
      half: 62 * u,
      height: 26 * u,
      ridge: 30 * u,
      fill: '#7a3a3c',
      trim: '#43202f',
      tiles: 9,
    })
  return (
    foliage(x + 90 * u, y - 110 * u, 150 * u, 110 * u, '#1f3a40', 8) +
    tree(x - 60 * u, y, 1.9 * u, trees, 17) +
    gate +
    tree(x + 130 * u, y + 4 * u, 2.2 * u, trees, 23) +
    foliage(x + 60 * u, y + 4 * u, 190 * u, 20 * u, '#1a2f38', 14)
  )
}

/** Hanoi: the Turtle Tower on Hoàn Kiếm lake at dusk, the red Thê Húc bridge leading to the temple. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.56, 0.5, 0.54)
  const towerX = w * choose(frame, 0.4, 0.34, 0.33)
  const towerY = shore + 26 * u
  const bridgeY = h * choose(frame, 0.74, 0.68, 0.75)
  const landX = w * choose(frame, 0.95, 0.95, 0.96)
  const bridge = {
    left: w * choose(frame, 0.5, 0.14, 0.2),
    right: landX - 40 * u,
    y: bridgeY,
    ends: 26 * u,
    rise: choose(frame, 54, 56, 50) * u,
    scale: 1.15 * u,
  }
  const walker = aoDaiFigure(
    bridge.left + (bridge.right - bridge.left) * 0.46,
    bridgeY - bridge.ends - bridge.rise,
    0.92 * u,
    {
      dress: '#ffd24a',
    },
  )
  return [
    sky(frame, shore, ['#2b2f6b', '#75477e', '#d9688a', '#f8a868']),
    cloudStreaks(frame, h * 0.12, h * 0.36, 7, '#f4a58e', 21, 0.5),
    sun(towerX, shore - choose(frame, 130, 165, 140) * u, 128 * u, '#ffdf9a', '#ffb978'),
    water(frame, shore, ['#ee9a70', '#8a5580', '#343a72', '#151c46']),
    mirrored('f', farShore(frame, shore, u), shore, 0.35, 0.5),
    glints({
      x: towerX,
      top: shore + 60 * u,
      bottom: h * 0.96,
      widths: [150 * u, 330 * u],
      count: 20,
      colour: '#ffd99a',
      seed: 9,
      opacity: 0.75,
    }),
    mirrored(
      't',
      turtleTower(towerX, towerY, choose(frame, 1.7, 1.9, 1.7) * u, towerColours),
      towerY + 9 * u,
      0.5,
      0.7,
    ),
    ripples({
      left: 0,
      right: w,
      top: towerY + 30 * u,
      bottom: h,
      count: 30,
      colour: '#2a2f68',
      seed: 2,
      opacity: 0.55,
      length: 250 * u,
    }),
    mirrored(
      'b',
      ngocSon(landX, bridgeY, u) +
        walker +
        archedBridge({ ...bridge, colour: '#e0402a', shade: '#8f2330', lamp: '#ffe0a0' }),
      bridgeY + 8 * u,
      0.35,
      0.6,
    ),
    ripples({
      left: w * 0.3,
      right: w,
      top: bridgeY + 20 * u,
      bottom: h,
      count: 20,
      colour: '#1b2250',
      seed: 12,
      opacity: 0.7,
      length: 300 * u,
    }),
    branch(-10, h * 0.03, choose(frame, 1.7, 1.5, 1.4) * u, {
      wood: '#1b1a35',
      leaf: '#1f3348',
      blossom: '#e0402a',
    }),
    branch(
      w * choose(frame, 1.01, 1.02, 1.02),
      -6,
      choose(frame, 1.5, 1.2, 1.1) * u,
      { wood: '#1b1a35', leaf: '#1f3348', blossom: '#e0402a' },
      true,
      9,
    ),
    birds(w * choose(frame, 0.6, 0.66, 0.64), h * 0.24, u, '#3b2a58'),
  ].join('')
}
