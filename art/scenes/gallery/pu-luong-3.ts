import { copyAt, stencils } from '../../kit/copies'
import { foliage, grove } from '../../kit/foliage'
import { bananaLeaf, fern } from '../../kit/jungle'
import { lens, type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { ellipse, line, mirrored, placed, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** A raft of bamboo poles lashed with split cane, seen from its stern: 330 units wide at the near end, its bow bent up 400 units ahead; waterline of the stern at the origin. */
function raft(): string {
  const poles = range(9).map((index) => {
    const part = (index - 4) / 4
    const [near, far] = [part * 150, part * 66]
    const half = 18
    const tip = part * 58
    return (
      shape(
        `M${near - half},6L${far - half * 0.44},-300Q${tip - 7},-372 ${tip - 5},-${410 + (index % 3) * 8}h9Q${tip + 8},-372 ${far + half * 0.44},-300L${near + half},6z`,
        index % 2 ? '#c9a24e' : '#dcb860',
      ) +
      shape(
        `M${near + 4},6L${far + 1},-300Q${tip + 1},-372 ${tip},-${410 + (index % 3) * 8}h4Q${tip + 8},-372 ${far + half * 0.44},-300L${near + half},6z`,
        '#94702f',
      ) +
      ellipse(near, 6, half, 11, '#f2dc98') +
      ellipse(near, 6, half * 0.55, 6, '#6a4a24')
    )
  })
  return (
    shape('M-186 14L-84-310H84L186 14Q0 44-186 14z', '#155a58', 0.7) +
    poles.join('') +
    line('M-158-40H158M-128-140H128M-101-230H101M-80-308H80', '#5c3d20', 9) +
    line('M-158-45H158M-128-144H128M-101-233H101', '#e8cf8c', 3)
  )
}

/** A man seen from behind, both hands on a long pole, leaning into the push; feet at the origin, 330 units tall with the hat. */
const poler =
  line('M-40-250Q-60-206-20-190L122-168', '#e0442c', 26) +
  line('M58-440L226 124', '#6a4a24', 10) +
  line('M55-440L223 124', '#b98f4a', 4) +
  shape('M-46-160L-58-6H-22L-4-110 16-6H52L42-160z', '#24305e') +
  shape('M10-130L16-6H52L42-160z', '#171f45') +
  shape('M-58-10h38l2 14h-44zM16-10h38l6 14h-44z', '#c98a5c') +
  shape(
    'M-52-150Q-66-226-44-262-30-280 0-280 40-278 54-246 60-200 44-150 0-138-52-150z',
    '#e0442c',
  ) +
  shape('M16-279Q44-274 54-246 60-200 44-150 30-144 18-143 34-210 16-279z', '#a82a2c') +
  line('M42-252Q84-246 106-228', '#a82a2c', 26) +
  line('M126-168L138-166M112-226L122-230', '#c98a5c', 17) +
  shape('M-16-276H22V-304H-14z', '#9c5f3c') +
  ellipse(3, -306, 30, 30, '#1f1420') +
  shape('M-78-306Q-30-338 4-386 40-338 84-304 4-270-78-306z', '#ffe6a8') +
  shape('M4-386Q40-338 84-304 56-292 26-289 34-338 4-386z', '#d7a04e')

/** Pù Luông: a bamboo raft poled up a jade river between karst and jungle. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.5, 0.5, 0.5)
  const vx = choose(frame, 0.52, 0.5, 0.5)
  const k = (x: number, width: number, height: number, seed: number) => ({
    x: w * x,
    base: horizon + 8,
    width: width * u,
    height: height * u,
    seed,
  })
  const farTone = { rock: '#a3d0c0', shade: '#8bc0b4' }
  const mid = { rock: '#6fae98', shade: '#4f9488', leaf: '#3f8a68', leafLight: '#74b87c' }
  const near = { rock: '#3f8478', shade: '#235c5c', leaf: '#1f5648', leafLight: '#4a9660' }
  const boat = choose(
    frame,
    { x: 0.48, y: 0.95, s: 0.92 },
    { x: 0.46, y: 0.9, s: 0.98 },
    { x: 0.46, y: 0.95, s: 0.88 },
  )
  const [bx, by, s] = [w * boat.x, h * boat.y, boat.s * u]
  const bank = (points: readonly Point[], corner: string, fill: string) =>
    shape(`${smoothLine(points)}${corner}z`, fill)
  const pts = (wide: string, tall: string, square: string) =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const left = pts(
    '47,50 44,53 36,55 26,60 17,68 9,74 -3,88',
    '44,50 42,53 34,55 24,60 16,67 8,74 -4,84',
    '44,50 42,53 34,55 24,60 15,68 8,75 -4,86',
  )
  const right = pts(
    '56,50 60,53 70,55 80,61 86,68 94,76 104,92',
    '56,50 60,53 68,55 78,61 85,68 94,76 104,88',
    '56,50 60,53 68,55 78,61 85,68 94,76 104,90',
  )
  const crown = (id: string, x: number, y: number, size: number, turn = 0) =>
    copyAt(id, x, y, size, turn)
  const treeline = (id: string, side: number) =>
    range(6)
      .map((index) =>
        crown(
          id,
          w * vx + side * w * (0.05 + index * 0.095),
          horizon - (index * index * 2.2 + 4) * u,
          (0.3 + index * 0.17) * u,
          index * 40,
        ),
      )
      .reverse()
      .join('')
  const verge = (id: string, points: readonly Point[], side: number) =>
    points
      .slice(1)
      .map(([x, y], index) => {
        const size = (0.3 + ((y - horizon) / (h - horizon)) * 1.5) * u
        return crown(id, x + side * 70 * size, y - 34 * size, size, index * 50)
      })
      .join('')
  const banks =
    treeline('lit', -1) +
    treeline('dim', 1) +
    bank(
      left,
      `L-40,${Math.round(h * 0.46)}L${Math.round(w * 0.46)},${Math.round(horizon - 6)}`,
      '#2f7a52',
    ) +
    bank(
      right,
      `V${Math.round(h * 0.46)}L${Math.round(w * 0.56)},${Math.round(horizon - 6)}`,
      '#256a4c',
    ) +
    verge('lit', left, -1) +
    verge('dim', right, 1)
  return [
    sky(frame, horizon, ['#4fb6cc', '#a9dfd2', '#f6f3cc']),
    cloud(
      w * choose(frame, 0.5, 0.46, 0.48),
      h * choose(frame, 0.13, 0.14, 0.13),
      300 * u,
      '#fdfdf0',
      0.85,
    ),
    choose(frame, [0.42, 0.55, 0.66], [0.34, 0.5, 0.64], [0.34, 0.5, 0.64])
      .map((x, index) =>
        posterKarst({ ...k(x, 190, 120 + ((index * 57) % 80), 50 + index), ...farTone }),
      )
      .join(''),
    posterKarst({ ...k(choose(frame, 0.33, 0.24, 0.26), 270, 250, 14), ...mid }),
    posterKarst({ ...k(choose(frame, 0.72, 0.78, 0.76), 300, 300, 23), ...mid }),
    posterKarst({
      ...k(
        choose(frame, 0.14, 0.0, 0.02),
        choose(frame, 440, 400, 400),
        choose(frame, 400, 500, 410),
        31,
      ),
      ...near,
    }),
    posterKarst({
      ...k(
        choose(frame, 0.93, 1.02, 1.02),
        choose(frame, 460, 420, 420),
        choose(frame, 430, 560, 430),
        8,
      ),
      ...near,
    }),
    grove(-60, w + 80, horizon + 8, 60 * u, '#3f8a62', 5),
    water(frame, horizon, ['#bfe6c8', '#5fc0aa', '#2f9a90', '#1a6f74', '#12565f']),
    stencils([
      [
        'lit',
        foliage(0, 0, 96, 66, '#2f7a52', 3) +
          foliage(-10, -14, 74, 44, '#3f9158', 5) +
          foliage(-30, -24, 36, 20, '#74b864', 8),
      ],
      [
        'dim',
        foliage(0, 0, 96, 66, '#1f5f48', 4) +
          foliage(-8, -12, 74, 44, '#2b7250', 6) +
          foliage(-34, -22, 30, 17, '#4f9a58', 9),
      ],
    ]),
    mirrored('banks', banks, h * 0.565, 0.22, 0.35),
    shape(
      range(9)
        .map((index) =>
          lens(
            w * (vx + Math.sin(index * 2.1) * 0.02 * index),
            horizon + (30 + index * index * 4.4) * u,
            (60 + index * 32) * u,
            (3 + index) * u,
          ),
        )
        .join(''),
      '#d9f4dc',
      0.8,
    ),
    ripples({
      left: w * 0.12,
      right: w * 0.9,
      top: h * 0.66,
      bottom: h,
      count: 22,
      colour: '#0f4f58',
      seed: 5,
      opacity: 0.5,
      length: 230 * u,
    }),
    placed(bx, by, s, raft()),
    placed(bx - 6 * s, by - 120 * s, s * 0.86, poler),
    line(
      `M${Math.round(bx - 20 * s)},${Math.round(by + 26 * s)}q${Math.round(90 * s)},${Math.round(24 * s)} ${Math.round(240 * s)},${Math.round(-6 * s)}M${Math.round(bx - 210 * s)},${Math.round(by + 6 * s)}q${Math.round(-40 * s)},${Math.round(14 * s)} ${Math.round(-110 * s)},${Math.round(18 * s)}`,
      '#e6f8e4',
      6 * s,
    ),
    bananaLeaf(w * 0.03, h * 1.03, 1.15 * u, '#2f7a4c', '#7fb85c', 28) +
      bananaLeaf(w * -0.01, h * 0.98, 1.2 * u, '#3f9456', '#8fc464', 62) +
      bananaLeaf(w * 0.0, h * 1.0, 1.1 * u, '#256a48', '#6fae58', -6) +
      fern(w * 0.98, h * 1.02, 1.3 * u, '#1f5f48', -34) +
      fern(w * 1.0, h * 0.98, 1.2 * u, '#2f7a4c', -66) +
      fern(w * 0.95, h * 1.03, 1 * u, '#3f8f56', -6, true),
  ].join('')
}
