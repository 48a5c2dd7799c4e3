import { copyAt, stencils } from '../../kit/copies'
import { paperbark, ragged, specks } from '../../kit/duckweed'
import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { lightShaft } from '../../kit/jungle'
import { type Point, smoothLine } from '../../kit/path'
import { conicalHat } from '../../kit/people'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { flyingStork } from '../../kit/stork'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** Trunks of one distance with their tops out of sight, thinner and paler the farther they are. */
function rank(
  frame: Frame,
  foot: number,
  count: number,
  width: number,
  fill: string,
  seed: number,
) {
  const random = createRandom(seed)
  return shape(
    range(count)
      .map((index) => {
        const x = (frame.width * (index + between(random, 0.05, 0.95))) / count
        const lean = between(random, -2.4, 2.4) * width
        const y = foot + between(random, -0.2, 0.9) * width
        return whole`M${x - width * 0.6},${y}Q${x - width * 0.3},${y - 40} ${x + lean - width * 0.36},-9h${width * 0.72}Q${x + width * 0.36},${y - 40} ${x + width * 0.66},${y}z`
      })
      .join(''),
    fill,
  )
}

/** An openbill stork on a stump, looking to the right: feet at the origin, 300 units tall. */
const stork =
  line('M-14-96L-18-44-10 0M16-96L20-50 26 0', '#e0785a', 7) +
  line('M-24 2H4M12 2H42', '#e0785a', 6) +
  shape('M-112-96Q-70-150-20-186 30-206 60-180 70-130 30-98-30-76-112-96z', '#fffcf0') +
  shape('M-112-96Q-30-76 30-98 70-130 60-180 62-140 10-124-50-112-112-96z', '#cfd8cc') +
  shape('M-150-72Q-112-120-50-136 0-140 16-124-30-92-84-84-116-84-150-72z', '#1d2f38') +
  line('M-120-88Q-70-112-20-120M-100-84Q-50-96-10-108', '#48606a', 4) +
  line('M44-172Q92-206 70-250 58-274 76-284', '#fffcf0', 27) +
  shape('M34-150Q86-170 84-226 92-180 60-140 46-132 34-150z', '#cfd8cc') +
  circle(78, -282, 18, '#fffcf0') +
  circle(84, -286, 4.4, '#1d1a16') +
  shape('M88-294Q124-290 164-262 128-272 92-280z', '#8a7a6a') +
  shape('M90-276Q122-268 164-262 122-252 88-270z', '#5f5450')

/** A sampan gliding to the left, a woman standing at the stern with her pole, a guest in the bow; waterline at the origin, 330 units long. */
const sampan =
  line('M132-190L74 30', '#5a3a24', 6) +
  shape('M-78-12Q-84-62-60-70H-42Q-20-60-26-12z', '#f0a62c') +
  shape('M-48-70H-42Q-20-60-26-12H-42Q-34-44-48-70z', '#b9741e') +
  ellipse(-54, -82, 10, 12, '#d99a6c') +
  placed(-54, -86, 1.3, conicalHat(0, 0, 1)) +
  shape('M84-70L78-8H94L100-52 112-8H128L118-72z', '#1f2140') +
  shape('M82-66Q76-118 88-132H110Q124-112 118-66 100-60 82-66z', '#7a3f9c') +
  shape('M104-132H110Q124-112 118-66 110-62 102-63 112-100 104-132z', '#54286e') +
  line('M90-124Q78-108 98-98M108-126Q124-134 122-148', '#8f52b4', 11) +
  circle(104, -97, 5, '#d99a6c') +
  circle(120, -150, 5, '#d99a6c') +
  ellipse(97, -144, 10, 12, '#d99a6c') +
  shape('M86-132L110-132 116-120 92-122z', '#fbf3e0') +
  placed(97, -148, 1.5, conicalHat(0, 0, 1, -3)) +
  shape('M-170-30Q-110-6 0-6T160-34L140 8Q100 16 0 16T-130 6z', '#2c1d22') +
  shape('M-170-30Q-110-6 0-6T160-34L157-27Q90 0 0 1T-164-23z', '#b47a42')

/** Trà Sư: a sampan glides through a mist of morning light between cajuput trunks, a stork watches from its stump. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far = h * choose(frame, 0.53, 0.5, 0.52)
  const boat = choose(
    frame,
    { x: 0.61, y: 0.7, s: 0.86 },
    { x: 0.66, y: 0.63, s: 0.88 },
    { x: 0.63, y: 0.68, s: 0.8 },
  )
  const [bx, by, s] = [w * boat.x, h * boat.y, boat.s * u]
  const bird = choose(
    frame,
    { x: 0.25, y: 0.84, s: 1.2 },
    { x: 0.27, y: 0.84, s: 1.25 },
    { x: 0.27, y: 0.85, s: 1.08 },
  )
  const [sx, sy, k] = [w * bird.x, h * bird.y, bird.s * u]
  const tone = { bark: '#e8e0c4', shade: '#9aa084', peel: '#c9985f', water: '#2f6a44' }
  const trunks = choose<readonly (readonly [number, number, number, number, number])[]>(
    frame,
    [
      [0.4, 0.64, 0.58, 40, 3],
      [0.82, 0.66, 0.6, -50, 5],
      [0.09, 0.72, 0.85, 60, 8],
      [0.945, 0.93, 1.5, -130, 11],
    ],
    [
      [0.4, 0.6, 0.7, 40, 3],
      [0.86, 0.63, 0.72, -40, 5],
      [0.08, 0.7, 0.95, 60, 8],
      [0.97, 0.9, 1.6, -120, 11],
    ],
    [
      [0.4, 0.63, 0.58, 40, 3],
      [0.87, 0.65, 0.6, -40, 5],
      [0.07, 0.74, 0.8, 60, 8],
      [0.98, 0.93, 1.4, -120, 11],
    ],
  )
  const random = createRandom(14)
  const leaves = range(choose(frame, 22, 14, 14)).map((index, _, all) =>
    copyAt(
      index % 3 ? 'high' : 'low',
      (w * (index + 0.2)) / all.length,
      between(random, -50, 60) * u,
      between(random, 0.7, 1.35) * u,
      between(random, -16, 16),
    ),
  )
  const wake = percentPoints(
    frame,
    choose(
      frame,
      '54,69.5 60,69.2 70,69.6 82,70.6 94,73 104,76',
      '50,62.5 60,62.2 72,62.6 84,63.6 96,65.4 106,67',
      '53,67.5 62,67.2 74,67.6 86,68.8 96,70.6 106,72',
    ),
  )
  const under = wake.map(([x, y], index): Point => [x, y + (10 + index * 11) * u])
  const pads = choose(frame, [0.5, 0.58, 0.42, 0.7], [0.6, 0.74, 0.5], [0.58, 0.72, 0.5])
  return [
    sky(frame, far, ['#bfe0c0', '#e6efc0', '#fdf8d2']),
    rank(frame, far, choose(frame, 44, 28, 28), 9 * u, '#c3dcae', 3),
    rank(frame, far + 10 * u, choose(frame, 24, 15, 15), 16 * u, '#93bf96', 7),
    range(9)
      .map((index) =>
        foliage(
          (w * (index + 0.4)) / 9,
          far - 6 * u,
          (w / 9) * 0.7,
          (26 + ((index * 29) % 30)) * u,
          '#7fb284',
          index + 2,
        ),
      )
      .join(''),
    mist(frame, far - 150 * u, 220 * u, '#fdfbe0', 0.8, 'm'),
    rect(0, far, w, h, '#9cc63c'),
    mist(frame, far - 60 * u, 160 * u, '#f6f8c4', 0.8, 'n'),
    specks(0, w, far + 16 * u, h, 44, 150 * u, '#bfdc58', 4),
    specks(0, w, far + 16 * u, h, 30, 150 * u, '#74a430', 9),
    rank(frame, far + 44 * u, choose(frame, 11, 7, 7), 27 * u, '#b9c79c', 12),
    shape(`${smoothLine(wake)}${smoothLine([...under].reverse()).replace('M', 'L')}z`, '#1f5a44'),
    specks(w * 0.7, w, by + 4 * u, by + 40 * u, 8, 90 * u, '#bfdc58', 21),
    trunks
      .slice(0, 3)
      .map(([x, y, size, lean, seed]) => paperbark(w * x, h * y, size * u, tone, lean, seed))
      .join(''),
    ellipse(bx, by + 12 * s, 190 * s, 14 * s, '#1f5a44'),
    placed(bx, by, s, sampan),
    line(
      whole`M${bx - 168 * s},${by + 12 * s}h${130 * s}M${bx + 10 * s},${by + 20 * s}h${130 * s}`,
      '#d8ec7c',
      5 * s,
    ),
    lightShaft(w * 0.52, 130 * u, h * 0.86, -330 * u, '#fffbd0', 0.55, 'a'),
    lightShaft(w * 0.8, 90 * u, h * 0.8, -300 * u, '#fffbd0', 0.45, 'b'),
    stencils([
      [
        'high',
        shape(
          'M-130 0Q-100-56-50-38-20-80 30-54 80-70 100-24 140-16 130 12 80 40 44 24 4 64-34 32-90 52-130 0z',
          '#4f8f58',
        ) + shape('M-80-8Q-50-38-14-22 20-44 54-22 16 4-26-4-54 10-80-8z', '#86b85e'),
      ],
      [
        'low',
        shape(
          'M-130 0Q-100-56-50-38-20-80 30-54 80-70 100-24 140-16 130 12 80 40 44 24 4 64-34 32-90 52-130 0z',
          '#2f6f50',
        ) + shape('M-70 8Q-44-22-10-8 24-28 50-6 14 18-24 10-48 22-70 8z', '#4f8f58'),
      ],
    ]),
    leaves.join(''),
    flyingStork(
      w * choose(frame, 0.56, 0.52, 0.54),
      h * choose(frame, 0.25, 0.24, 0.24),
      choose(frame, 1.25, 1.2, 1.1) * u,
      '#fffcf0',
      '#1d2f38',
      true,
      8,
    ),
    flyingStork(
      w * choose(frame, 0.7, 0.74, 0.76),
      h * choose(frame, 0.34, 0.32, 0.33),
      0.72 * u,
      '#fffcf0',
      '#1d2f38',
      true,
      4,
    ),
    trunks
      .slice(3)
      .map(([x, y, size, lean, seed]) => paperbark(w * x, h * y, size * u, tone, lean, seed))
      .join(''),
    ellipse(sx + 4 * k, sy + 74 * k, 150 * k, 26 * k, '#1f5a44'),
    shape(
      whole`M${sx - 80 * k},${sy + 78 * k}Q${sx - 52 * k},${sy + 40 * k} ${sx - 50 * k},${sy - 6 * k}L${sx - 20 * k},${sy + 2 * k} ${sx},${sy - 10 * k} ${sx + 26 * k},${sy + 2 * k} ${sx + 56 * k},${sy - 4 * k}Q${sx + 56 * k},${sy + 40 * k} ${sx + 92 * k},${sy + 78 * k}Q${sx},${sy + 96 * k} ${sx - 80 * k},${sy + 78 * k}z`,
      '#6a5a48',
    ) +
      shape(
        whole`M${sx + 10 * k},${sy - 4 * k}L${sx + 26 * k},${sy + 2 * k} ${sx + 56 * k},${sy - 4 * k}Q${sx + 56 * k},${sy + 40 * k} ${sx + 92 * k},${sy + 78 * k}Q${sx + 60 * k},${sy + 88 * k} ${sx + 26 * k},${sy + 88 * k}Q${sx + 30 * k},${sy + 30 * k} ${sx + 10 * k},${sy - 4 * k}z`,
        '#a89a7c',
      ),
    placed(sx, sy, k, stork),
    ragged(
      percentPoints(frame, '-4,93 14,95 30,94.5 46,97 64,96 82,98 104,96'),
      `V${h + 30}H-40z`,
      30 * u,
      '#86b52e',
    ),
    pads
      .map((x, index) => {
        const [px, py, r] = [w * x, h * (0.86 + ((index * 7) % 10) / 100), (44 + index * 6) * u]
        return (
          ellipse(px, py, r, r * 0.3, '#2f7a48') +
          shape(
            whole`M${px + r * 0.2},${py}L${px + r * 1.02},${py - r * 0.07}V${py + r * 0.07}z`,
            '#9cc63c',
          ) +
          (index % 2
            ? ''
            : shape(
                whole`M${px - r * 0.5},${py - r * 0.3}q${-r * 0.1},${-r * 0.5} ${r * 0.16},${-r * 0.66}q${r * 0.1},${r * 0.2} ${r * 0.14},${r * 0.36}q0,${-r * 0.5} ${r * 0.16},${-r * 0.6}q${r * 0.2},${r * 0.2} ${r * 0.16},${r * 0.56}q${r * 0.1},${-r * 0.3} ${r * 0.3},${-r * 0.36}q${r * 0.1},${r * 0.5} ${-r * 0.3},${r * 0.76}z`,
                '#f2a0b8',
              ))
        )
      })
      .join(''),
  ].join('')
}
