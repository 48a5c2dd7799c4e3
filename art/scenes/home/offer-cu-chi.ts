import { copyAt, stencils } from '../../kit/copies'
import { foliage } from '../../kit/foliage'
import { bananaLeaf, fern, lightShaft, vine } from '../../kit/jungle'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { ellipse, line, rect, shape, verticalGradient } from '../../kit/shapes'
import { trapdoor } from '../../kit/trapdoor'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Củ Chi: a trapdoor of leaves opens in the forest floor and a guide rises from the tunnel in the shafts of light. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.6, 0.56, 0.58)
  const door = {
    x: w * choose(frame, 0.54, 0.52, 0.52),
    y: h * choose(frame, 0.82, 0.76, 0.82),
    k: choose(frame, 1.4, 1.6, 1.4) * u,
  }
  const random = createRandom(5)
  const trunks = (count: number, tone: string, half: number, seed: number, foot: number) =>
    shape(
      range(count)
        .map((index) => {
          const x = w * ((index + 0.5) / count) + (((index * seed * 37) % 90) - 45) * u
          const wide = half * (0.7 + ((index * seed) % 5) * 0.14) * u
          return whole`M${x - wide},-10L${x - wide * 1.1},${foot}Q${x - wide * 1.3},${foot + 16 * u} ${x - wide * 2.2},${foot + 24 * u}H${x + wide * 2.2}Q${x + wide * 1.3},${foot + 14 * u} ${x + wide * 1.1},${foot}L${x + wide},-10z`
        })
        .join(''),
      tone,
    )
  const litter = range(choose(frame, 54, 44, 40)).map((index) => {
    const y = floor + 60 * u + (h - floor - 60 * u) * ((index * 0.618) % 1)
    return copyAt(
      `l${index % 3}`,
      between(random, 0, w),
      y,
      (0.5 + ((y - floor) / (h - floor)) * 0.9) * u,
      between(random, -40, 200),
    )
  })
  const leaf = (fill: string) =>
    shape('M-26 0Q-4-20 28 0 0 16-26 0z', fill) + line('M-24 0H24', '#3a2a1c', 1.6, 0.5)
  const roots = range(7)
    .map(
      (index) =>
        whole`M${w * choose(frame, 0.88, 0.96, 0.96) - 40 * u},${floor + 26 * u}q${-(60 + index * 40) * u},${(10 + index * 18) * u} ${-(120 + index * 36) * u},${(20 + index * 34) * u}`,
    )
    .join('')
  return [
    verticalGradient('s', [
      [0, '#e6f0a0'],
      [0.6, '#9cc46a'],
      [1, '#4f8a50'],
    ]),
    rect(0, 0, w, floor + 10, 'url(#s)'),
    trunks(choose(frame, 13, 8, 8), '#86ad62', 9, 3, floor - 30 * u),
    foliage(w * 0.12, 0, 260 * u, 150 * u, '#5f9450', 3) +
      foliage(w * 0.5, -30 * u, 280 * u, 130 * u, '#6fa456', 5) +
      foliage(w * 0.88, 0, 260 * u, 140 * u, '#5f9450', 8),
    trunks(choose(frame, 7, 5, 5), '#4f7a48', 17, 5, floor - 6 * u),
    shape(
      whole`M-10,${floor - 20 * u}Q${w * 0.3},${floor - 50 * u} ${w * 0.6},${floor - 16 * u}T${w + 10},${floor - 30 * u}V${h + 10}H-10z`,
      '#6a5230',
    ),
    shape(
      whole`M-10,${floor + 60 * u}Q${w * 0.4},${floor + 20 * u} ${w + 10},${floor + 70 * u}V${h + 10}H-10z`,
      '#5a4026',
    ),
    lightShaft(w * choose(frame, 0.36, 0.3, 0.3), 130 * u, h * 0.9, 190 * u, '#fffbd0', 0.75, 'a'),
    lightShaft(w * choose(frame, 0.47, 0.5, 0.5), 170 * u, h * 0.92, 170 * u, '#fffbd0', 0.85, 'b'),
    lightShaft(w * choose(frame, 0.66, 0.76, 0.76), 90 * u, h * 0.86, 150 * u, '#fffbd0', 0.7, 'c'),
    ellipse(door.x, door.y + 6 * u, 280 * door.k, 60 * door.k, '#c9a04a', 0.45),
    stencils([
      ['l0', leaf('#c9792e')],
      ['l1', leaf('#8f9a3e')],
      ['l2', leaf('#e0a646')],
    ]),
    litter.join(''),
    shape(
      whole`M${w * choose(frame, 0.83, 0.86, 0.86)},-10Q${w * choose(frame, 0.85, 0.9, 0.9)},${floor * 0.5} ${w * choose(frame, 0.8, 0.82, 0.82)},${floor + 50 * u}H${w * choose(frame, 0.985, 1.1, 1.1)}Q${w * choose(frame, 0.94, 1.02, 1.02)},${floor * 0.5} ${w * choose(frame, 0.95, 1.04, 1.04)},-10z`,
      '#2a3f2c',
    ),
    line(roots, '#2a3f2c', 15 * u),
    trapdoor(door.x, door.y, door.k, '#2b2a34', '#1a1a24'),
    vine(w * 0.2, -10, w * 0.7, -10, 210 * u, '#2f4f2c', '#3f7a3c', u),
    bananaLeaf(w * -0.01, h * 1.02, 1.35 * u, '#1f5a3a', '#5fa056', 18),
    bananaLeaf(w * -0.02, h * 0.98, 1.15 * u, '#2f7a48', '#7fbf5c', 60),
    fern(w * 1.0, h * 1.02, 1.5 * u, '#1f5a3a', -14, true) +
      fern(w * 0.98, h * 1.04, 1.3 * u, '#2f7a48', -40, true),
    range(6)
      .map((index) => cycle(['#fff9cf'], index))
      .map((tone, index) =>
        ellipse(
          w * (0.32 + ((index * 0.17) % 0.4)),
          h * (0.2 + ((index * 0.23) % 0.4)),
          4 * u,
          4 * u,
          tone,
          0.9,
        ),
      )
      .join(''),
  ].join('')
}
