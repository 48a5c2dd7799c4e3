import { greatLotus, teaBowl } from '../../kit/great-lotus'
import { lotusBud, lotusPads } from '../../kit/lotus'
import { dragonfly, lotusLeaf } from '../../kit/lotus-leaf'
import { range } from '../../kit/rng'
import { ellipse, line, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { steam } from '../../kit/street-table'
import { sun } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const flower = {
  petal: '#ee7aa4',
  shade: '#d94f86',
  light: '#fbc4d2',
  vein: '#c23a74',
  seed: '#b8c85a',
  stem: '#2f7a5a',
}

/** A lotus opening beside a pond in the early light, a bowl of tea steaming on the stone edge. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pond = h * choose(frame, 0.44, 0.42, 0.43)
  const stone = h * choose(frame, 0.84, 0.85, 0.85)
  const bloom = {
    x: w * choose(frame, 0.36, 0.42, 0.4),
    y: h * choose(frame, 0.57, 0.52, 0.55),
    size: choose(frame, 1.5, 1.5, 1.28) * u,
  }
  const tea = {
    x: w * choose(frame, 0.73, 0.74, 0.76),
    y: h * choose(frame, 0.91, 0.92, 0.92),
    size: choose(frame, 1.75, 1.5, 1.32) * u,
  }
  const bamboo = choose<readonly number[]>(
    frame,
    [0.05, 0.11, 0.86, 0.93, 0.975],
    [0.06, 0.9, 0.97],
    [0.05, 0.91, 0.97],
  )
  const canes = bamboo
    .map(
      (part, index) =>
        whole`M${part * w},${-20}L${part * w + (index % 2 === 0 ? 16 : -14) * u},${pond + 40 * u}`,
    )
    .join('')
  const joints = bamboo
    .map((part, index) =>
      range(5)
        .map(
          (row) =>
            whole`M${part * w - 15 * u + (index % 2 === 0 ? 3 : -3) * row * u},${(row * 90 + index * 26) * u}h${30 * u}`,
        )
        .join(''),
    )
    .join('')
  const leaves = bamboo
    .map((part, index) =>
      range(4)
        .map((row) => {
          const side = (row + index) % 2 === 0 ? 1 : -1
          return (
            whole`M${part * w},${(40 + row * 80 + index * 20) * u}q${side * 60 * u},${-6 * u} ${side * 110 * u},${44 * u}` +
            whole`q${-side * 66 * u},${-4 * u} ${-side * 110 * u},${-44 * u}` +
            whole`q${side * 30 * u},${40 * u} ${side * 46 * u},${84 * u}q${-side * 44 * u},${-30 * u} ${-side * 46 * u},${-84 * u}`
          )
        })
        .join(''),
    )
    .join('')
  return [
    sky(frame, pond, ['#9fd4c4', '#d3ecd0', '#fbf3cc']),
    sun(
      w * choose(frame, 0.56, 0.58, 0.58),
      pond - choose(frame, 120, 170, 120) * u,
      choose(frame, 150, 160, 140) * u,
      '#fffdea',
    ),
    shape(
      whole`M-20,${pond}Q${w * 0.2},${pond - 90 * u} ${w * 0.4},${pond - 30 * u}` +
        whole`T${w * 0.8},${pond - 60 * u}T${w + 20},${pond - 20 * u}V${pond + 4}H-20z`,
      '#a8d6b8',
    ),
    line(canes, '#6aa86a', 26 * u) + line(joints, '#3f8058', 5 * u) + shape(leaves, '#3f8f5c'),
    water(frame, pond, ['#d9efc8', '#8fcab4', '#4f9f9a', '#2f7480']),
    ripples({
      left: w * 0.3,
      right: w * 0.86,
      top: pond + 8 * u,
      bottom: pond + 200 * u,
      count: 18,
      colour: '#fffdea',
      seed: 4,
      opacity: 0.85,
      length: 200 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: pond + 60 * u,
      bottom: h,
      count: 22,
      colour: '#2f7f84',
      seed: 8,
      opacity: 0.4,
      length: 220 * u,
    }),
    lotusPads(
      -20,
      w,
      pond + 30 * u,
      pond + 180 * u,
      choose(frame, 12, 8, 8),
      ['#3f8f6a', '#7fc08a'],
      6,
    ),
    lotusLeaf(
      w * choose(frame, 0.14, 0.14, 0.12),
      h * choose(frame, 0.95, 0.93, 0.95),
      choose(frame, 1.5, 1.25, 1.1) * u,
      { top: '#6ab58a', under: '#2f7a5c', vein: '#b8e0b0', stalk: '#2f7a5a' },
      choose(frame, 190, 220, 200),
    ),
    lotusBud(
      w * choose(frame, 0.55, 0.6, 0.6),
      stone + 30 * u,
      choose(frame, 3, 2.6, 2.3) * u,
      '#ee7aa4',
      choose(frame, 100, 100, 90),
    ),
    lotusPads(-20, w * 0.66, stone - 70 * u, stone + 30 * u, 6, ['#2a6a5c', '#4f9f78'], 12),
    greatLotus(bloom.x, bloom.y, bloom.size, flower, 330),
    dragonfly(bloom.x + 6 * u, bloom.y - 214 * bloom.size, 1.3 * u, '#d8402a', '#fff6e8', -16),
    shape(
      whole`M-10,${stone + 40 * u}Q${w * 0.3},${stone + 20 * u} ${w * 0.46},${stone + 10 * u}T${w + 10},${stone - 34 * u}V${h + 10}H-10z`,
      '#8a8a86',
    ),
    shape(
      whole`M-10,${stone + 58 * u}Q${w * 0.3},${stone + 40 * u} ${w * 0.46},${stone + 30 * u}T${w + 10},${stone - 16 * u}V${h + 10}H-10z`,
      '#b8b2a4',
    ),
    line(
      whole`M${w * 0.2},${stone + 64 * u}L${w * 0.14},${h}M${w * 0.52},${stone + 36 * u}` +
        whole`L${w * 0.54},${h}M${w * 0.9},${stone + 4 * u}L${w * 0.96},${h}`,
      '#94907f',
      5 * u,
    ),
    ellipse(tea.x, tea.y + 12 * u, 210 * u, 30 * u, '#8a5a34') +
      ellipse(tea.x, tea.y + 2 * u, 210 * u, 30 * u, '#c98a52') +
      ellipse(tea.x, tea.y + 2 * u, 176 * u, 22 * u, '#b0713d'),
    teaBowl(tea.x, tea.y, tea.size, '#4f9a86', '#2f6f68', '#bfe6d0', '#c9a83a'),
    steam(tea.x, tea.y - 112 * tea.size, 1.15 * tea.size, '#fffdf4', 0.75),
  ].join('')
}
