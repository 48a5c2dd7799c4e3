import { motorbike } from '../../kit/bikes'
import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { mountains } from '../../kit/haze'
import { lit } from '../../kit/lit'
import { tinyCitadelGate, tinyFlagTower, tinyJunk, tinyKarsts, tinyMarket, tinyOldTown } from '../../kit/miniatures'
import { palm } from '../../kit/palm'
import { smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { pine } from '../../kit/pine'
import { type RoadPoint, ribbonRoad } from '../../kit/ribbon-road'
import { ellipse, polygon, shape, verticalGradient } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { villa } from '../../kit/villa'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** A month on the road: one ribbon winds from the northern mountains past a flag tower, a citadel gate, yellow houses and a market down to the sea. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.3, 0.27, 0.28)
  const road = choose(
    frame,
    '22,104,62 34,91,50 52,83,40 60,75,31 46,69,25 27,64,20 25,57.5,16 40,53.5,12.5 53,50,10 50,45.5,8 37,42.5,6 30,39,4.5 35,35.5,3 33,32,2',
    '30,104,64 46,92,52 66,84,42 68,76.5,33 46,70.5,26 22,65,21 20,58,17 40,53.5,13 58,49.5,10 54,44.5,8 36,41,6 27,37,4.5 33,33,3 30,29,2',
    '26,104,58 42,92,46 63,84,37 66,76.5,29 45,70.5,23 22,65,18 20,58,14.5 40,53.5,11.5 58,50,9 54,45.5,7 36,42,5.4 27,38,4 33,34,2.8 30,30.5,2',
  )
    .split(' ')
    .map((text): RoadPoint => {
      const [x = 0, y = 0, half = 1] = text.split(',').map(Number)
      return [(x / 100) * w, (y / 100) * h, half * u]
    })
  const coast = choose(
    frame,
    '52,29 60,33 64,40 71,47 73,56 82,66 86,78 78,90 84,104',
    '52,26 62,31 66,40 74,48 76,57 85,66 90,78 84,90 92,104',
    '52,27 62,32 66,40 74,48 76,57 85,66 90,78 82,90 90,104',
  )
  const land = (shift: number, fill: string) =>
    shape(
      `${smoothLine(percentPoints(frame, coast).map(([x, y]) => [x + shift * (y / h) * u, y] as const))}L-20,${h + 40} -20,${horizon}z`,
      fill,
    )
  const band = (text: string, fill: string) => shape(`${smoothLine(percentPoints(frame, text))}L-20,${h + 20}z`, fill)
  const spot = (
    wide: readonly [number, number, number],
    tall: readonly [number, number, number],
    square: readonly [number, number, number],
  ) => {
    const [x, y, size] = choose(frame, wide, tall, square)
    return { x: w * x, y: h * y, size: size * u }
  }
  const tower = spot([0.21, 0.45, 0.86], [0.14, 0.43, 0.9], [0.14, 0.44, 0.78])
  const gate = spot([0.63, 0.585, 0.84], [0.63, 0.61, 0.8], [0.63, 0.615, 0.7])
  const houses = spot([0.13, 0.71, 0.95], [0.13, 0.735, 0.84], [0.13, 0.74, 0.74])
  const home = spot([0.38, 0.635, 0.66], [0.4, 0.625, 0.62], [0.4, 0.625, 0.54])
  const market = spot([0.72, 0.9, 1.3], [0.77, 0.955, 1.06], [0.75, 0.965, 0.98])
  const bike = spot([0.43, 0.9, 1.35], [0.57, 0.905, 1.35], [0.52, 0.905, 1.15])
  const trees: readonly (readonly [number, number, number])[] = [
    [0.07, 0.5, 44],
    [0.16, 0.48, 34],
    [0.03, 0.86, 90],
    [0.14, 0.93, 76],
  ]
  const ridge = choose(
    frame,
    '-2,32 4,22 8,18 13,26 17,22 22,28 27,19 30,16 35,25 40,21 45,29 49,31 53,34 56,38',
    '-2,30 6,21 12,15 19,23 24,19 31,25 37,17 41,14 48,22 53,21 57,27 60,31 62,35',
    '-2,30 6,20 12,15 19,23 24,19 31,26 37,18 41,15 48,23 53,22 57,28 60,32 62,36',
  )
  return [
    sky(frame, horizon + 30 * u, ['#3f7fa8', '#9fcfcf', '#fdeec4', '#fbd29a']),
    mountains(frame, { base: horizon + 20 * u, height: 250 * u, peaks: choose(frame, 6, 3.6, 3.6), seed: 19, fill: '#a9c6d0', bottom: h }),
    water(frame, horizon, ['#fbe3b0', '#7fd0c4', '#2ba3ae', '#12708f']),
    ripples({
      left: w * 0.5,
      right: w,
      top: horizon + 16 * u,
      bottom: h,
      count: 9,
      colour: '#f0fdf0',
      seed: 6,
      opacity: 0.55,
      length: 160 * u,
    }),
    tinyKarsts(w * 0.84, h * choose(frame, 0.345, 0.315, 0.33), choose(frame, 0.7, 0.6, 0.55) * u, '#6fa8ac', '#4f8a98'),
    tinyKarsts(
      w * choose(frame, 0.93, 0.98, 0.97),
      h * choose(frame, 0.4, 0.365, 0.375),
      choose(frame, 1, 0.82, 0.78) * u,
      '#2f7f74',
      '#1c5c66',
    ),
    tinyJunk(w * choose(frame, 0.8, 0.82, 0.82), h * choose(frame, 0.47, 0.45, 0.46), choose(frame, 0.95, 0.95, 0.84) * u),
    land(60, '#bfeedd'),
    land(34, '#f8e2ac'),
    land(0, '#8fb56a'),
    polygon([...percentPoints(frame, ridge), [-30, h * 0.46]], '#5f8fa0'),
    verticalGradient('v', [
      [0, '#fff3d0', 0],
      [0.5, '#fff3d0', 0.85],
      [1, '#fff3d0', 0],
    ]) +
      ellipse(
        w * choose(frame, 0.2, 0.22, 0.22),
        h * choose(frame, 0.385, 0.36, 0.37),
        w * choose(frame, 0.4, 0.44, 0.44),
        h * 0.075,
        'url(#v)',
      ),
    band('-2,40 14,37 34,41 56,42 62,46 40,50 18,53 -2,50', '#79ad62'),
    band('-2,56 16,54 40,58 66,56 70,62 46,66 20,70 -2,68', '#a8bf62'),
    band('-2,74 20,70 50,73 76,74 80,80 54,86 24,92 -2,90', '#6fa85c'),
    band('-2,92 24,88 56,92 76,94 84,99 60,104 -2,104', '#4f9458'),
    trees
      .slice(0, 2)
      .map(([x, y, r], index) => foliage(w * x, h * y, r * u, r * 0.66 * u, '#3f7f5c', index + 4))
      .join(''),
    tinyFlagTower(tower.x, tower.y, tower.size),
    ribbonRoad(road, '#77708a', '#f8e6bc', '#fff3d0'),
    stencils([['p', pine(0, 0, 1, '#3a3a3c', '#1f5f52', '#3f8a64', 3)]]),
    [-0.055, 0.055, 0.1]
      .map((x, index) =>
        copyAt('p', home.x + x * w * choose(frame, 1, 1.5, 1.5), home.y + (index % 2) * 8 * u, (0.8 - index * 0.1) * home.size),
      )
      .join(''),
    lit(
      villa(home.x, home.y, home.size, {
        wall: '#fbe0a8',
        shade: '#d9a868',
        roof: '#c24a3a',
        roofShade: '#8a2f34',
        timber: '#5a3428',
        lamp: '#fff3c0',
      }),
      '#fff3c0',
    ),
    tinyCitadelGate(gate.x, gate.y, gate.size),
    tinyOldTown(houses.x, houses.y, houses.size),
    trees
      .slice(2)
      .map(([x, y, r], index) => foliage(w * x, h * y, r * u, r * 0.66 * u, index ? '#2f7050' : '#1f5a48', index + 9))
      .join(''),
    tinyMarket(market.x, market.y, market.size),
    ellipse(w * choose(frame, 0.94, 0.97, 0.97), h * 1.01, 130 * u, 34 * u, '#f8e2ac'),
    palm(
      w * choose(frame, 0.93, 0.95, 0.95),
      h * 0.995,
      choose(frame, 1.3, 1.25, 1.05) * u,
      { trunk: '#6a3f34', leaf: '#1c5f50', leafLight: '#3a8f5c', nut: '#c8682f' },
      200,
      36,
      4,
    ),
    motorbike(bike.x, bike.y, bike.size, { bike: '#e0322a', shirt: '#fff1cf', helmet: '#f0b23a' }, true, '#2f6f9a'),
  ].join('')
}
