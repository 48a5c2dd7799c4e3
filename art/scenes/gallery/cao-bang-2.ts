import { bambooRaft } from '../../kit/bamboo-raft'
import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { mix, type Point, smoothLine } from '../../kit/path'
import { shoulderPoleFigure } from '../../kit/people'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { waterWheel } from '../../kit/water-wheel'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A Tày house: stone below, boards and a gallery above, a long roof of yin-yang tiles; ground at the origin, 320 units wide, 250 tall. */
const tayHouse = () => {
  const stones = range(4)
    .flatMap((row) =>
      range(6).map(
        (index) =>
          `M${-120 + index * 42 + (row % 2) * 20}-${8 + row * 21}h${22 + ((index * 5 + row * 3) % 3) * 5}`,
      ),
    )
    .join('')
  const tiles = range(21)
    .map((index) => `M${-104 + index * 10.4} -238L${-166 + index * 16.6} -146`)
    .join('')
  return (
    shape('M-136 0V-92H136V0z', '#c2b49c') +
    shape('M60 0V-92H136V0z', '#978a80') +
    line(stones, '#a1937f', 13) +
    shape('M-30 0V-66H14V0z', '#4a3430') +
    rect(-128, -152, 256, 62, '#a8703f') +
    rect(60, -152, 68, 62, '#7d5034') +
    line(
      'M-104-150V-94M-80-150V-94M-56-150V-94M-32-150V-94M16-150V-94M40-150V-94M84-150V-94M106-150V-94',
      '#7a4a2c',
      3,
    ) +
    shining(
      rect(-14, -140, 24, 46, '#5a3426') +
        rect(-94, -136, 28, 24, '#5a3426') +
        rect(48, -136, 28, 24, '#5a3426'),
    ) +
    line('M-150-92H150', '#6b4026', 8) +
    line(
      'M-148-118H-40M-148-118V-92M-122-118V-92M-96-118V-92M-70-118V-92M-44-118V-92',
      '#8a5630',
      4,
    ) +
    line('M-66-150v22M-58-150v26M-50-150v22M24-150v22M32-150v26', '#f4b93a', 7) +
    shape('M-104-244H106L168-142H-168z', '#6d6a72') +
    shape('M62-244H106L168-142H84z', '#4c4a58') +
    line(tiles, '#8f8c92', 3) +
    line('M-110-246H112', '#a9a6a8', 8) +
    rect(-168, -147, 336, 7, '#47404c')
  )
}

/** Cao Bằng: a Tày village of stone and tile in the Phong Nậm valley, a bamboo wheel lifting the clear river to its fields. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const plain = h * choose(frame, 0.5, 0.51, 0.5)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const bankLeft = choose(
    frame,
    [p(0.565, 0.5), p(0.47, 0.545), p(0.56, 0.6), p(0.42, 0.69), p(0.2, 0.8), p(-0.02, 0.9)],
    [p(0.6, 0.51), p(0.44, 0.55), p(0.54, 0.605), p(0.4, 0.69), p(0.18, 0.78), p(-0.04, 0.86)],
    [p(0.58, 0.5), p(0.44, 0.545), p(0.54, 0.6), p(0.4, 0.69), p(0.18, 0.79), p(-0.04, 0.88)],
  )
  const bankRight = choose(
    frame,
    [p(0.6, 0.5), p(0.53, 0.545), p(0.65, 0.6), p(0.63, 0.7), p(0.6, 0.84), p(0.66, 1.04)],
    [p(0.64, 0.51), p(0.54, 0.55), p(0.7, 0.605), p(0.68, 0.7), p(0.66, 0.84), p(0.8, 1.04)],
    [p(0.62, 0.5), p(0.54, 0.545), p(0.68, 0.6), p(0.66, 0.7), p(0.64, 0.84), p(0.74, 1.04)],
  )
  const riverTo = (points: readonly Point[]) =>
    [...points]
      .reverse()
      .map(([x, y]) => whole`L${x},${y}`)
      .join('')
  const far = { rock: '#b3c9d6', shade: '#99b4c8' }
  const mid = { rock: '#7f9fb4', shade: '#5d7f9c', leaf: '#56808c', leafLight: '#7aa392' }
  const near = { rock: '#5d8290', shade: '#3a5c76', leaf: '#2f6460', leafLight: '#559070' }
  const k = (x: number, width: number, height: number, seed: number) => ({
    x: w * x,
    base: plain + 6,
    width: width * u,
    height: height * u,
    seed,
  })
  const house = choose(
    frame,
    { x: 0.83, y: 0.75, k: 1.0 },
    { x: 0.83, y: 0.72, k: 0.98 },
    { x: 0.84, y: 0.74, k: 0.86 },
  )
  const wheel = choose(
    frame,
    { x: 0.33, y: 0.66, k: 1.5 },
    { x: 0.29, y: 0.645, k: 1.45 },
    { x: 0.28, y: 0.66, k: 1.24 },
  )
  const small = (x: number, y: number, scale: number, flip = false) =>
    `<use href="#tay" transform="translate(${Math.round(w * x)},${Math.round(h * y)})scale(${flip ? -scale * u : scale * u},${scale * u})"/>`
  const furrows = (points: readonly (readonly [number, number, number])[], colour: string) =>
    line(
      points
        .map(
          ([x, y, long]) =>
            whole`M${w * x},${h * y}q${(w * long) / 2},${-8 * u} ${w * long},${4 * u}`,
        )
        .join(''),
      colour,
      5 * u,
    )
  return [
    sky(frame, plain, ['#8fb9da', '#cfe0e2', '#fdeccb']),
    cloudStreaks(frame, h * 0.05, h * 0.22, 3, '#fffaf0', 18, 0.8),
    choose(frame, [0.39, 0.5, 0.62], [0.36, 0.56], [0.36, 0.56])
      .map((x, index) =>
        posterKarst({ ...k(x, 230, 150 + ((index * 53) % 120), 60 + index), ...far }),
      )
      .join(''),
    posterKarst({ ...k(choose(frame, 0.24, 0.14, 0.16), 300, 290, 9), ...mid }),
    posterKarst({ ...k(choose(frame, 0.73, 0.78, 0.78), 300, 300, 15), ...mid }),
    posterKarst({
      ...k(choose(frame, 0.08, -0.06, -0.04), 400, choose(frame, 420, 500, 400), 5),
      ...near,
    }),
    posterKarst({
      ...k(choose(frame, 0.92, 1.02, 1.0), 440, choose(frame, 400, 520, 400), 19),
      ...near,
    }),
    mist(frame, plain - 110 * u, 140 * u, '#fff5dc', 0.85, 'm'),
    rect(0, plain, w, h - plain, '#a9c25e') +
      shape(
        whole`M0,${plain + 20 * u}Q${w * 0.3},${plain + 6 * u} ${w * 0.5},${plain + 34 * u}L0,${h * 0.62}z`,
        '#e6cf6a',
      ) +
      shape(
        whole`M${w},${plain + 10 * u}Q${w * 0.8},${plain + 4 * u} ${w * 0.66},${plain + 34 * u}L${w},${h * 0.6}z`,
        '#8fb552',
      ) +
      shape(
        whole`M0,${h * 0.6}Q${w * 0.3},${h * 0.58} ${w * 0.45},${h * 0.66}L0,${h * 0.86}z`,
        '#7fae50',
      ),
    furrows(
      [
        [0.02, 0.535, 0.3],
        [0.04, 0.555, 0.26],
        [0.02, 0.575, 0.26],
      ],
      '#cdb04e',
    ),
    furrows(
      [
        [0.72, 0.535, 0.3],
        [0.7, 0.555, 0.3],
      ],
      '#6f9a48',
    ),
    furrows(
      [
        [0.02, 0.64, 0.3],
        [0.01, 0.675, 0.3],
        [0.03, 0.715, 0.22],
      ],
      '#6a9a44',
    ),
    shape(`${smoothLine(bankLeft)}V${h}${riverTo(bankRight)}z`, '#2f9a9a'),
    shape(
      `${smoothLine(bankLeft.map(([x, y], index): Point => [x + (4 + index * 9) * u, y + index * 3 * u]))}V${h}${riverTo(
        bankRight.map(([x, y], index): Point => [mix(x, w * 0.5, 0.22 * (index / 5)), y]),
      )}z`,
      '#6fcdbd',
    ),
    ripples({
      left: w * 0.2,
      right: w * 0.58,
      top: h * 0.72,
      bottom: h,
      count: 9,
      colour: '#d5f4e4',
      seed: 7,
      opacity: 0.8,
      length: 170 * u,
    }),
    foliage(w * choose(frame, 0.66, 0.66, 0.66), plain + 30 * u, 60 * u, 26 * u, '#5d8f5c', 4) +
      foliage(w * choose(frame, 0.98, 1.0, 1.0), h * 0.6, 100 * u, 60 * u, '#3f7a58', 12),
    `<defs><g id="tay">${tayHouse()}</g></defs>`,
    small(choose(frame, 0.71, 0.72, 0.72), 0.575, 0.34),
    small(choose(frame, 0.93, 0.95, 0.95), 0.58, 0.44, true),
    small(choose(frame, 0.8, 0.84, 0.83), 0.6, 0.46),
    shape(
      whole`M${w},${h * 0.66}Q${w * 0.8},${h * 0.64} ${w * 0.66},${h * 0.72}T${w * 0.7},${h * 1.02}H${w}z`,
      '#93b554',
    ),
    shape(
      whole`M${w},${h * 0.86}Q${w * 0.84},${h * 0.78} ${w * 0.72},${h * 0.8}L${w * 0.71},${h * 0.83}Q${w * 0.84},${h * 0.83} ${w * 0.92},${h * 1.02}H${w}z`,
      '#ecd9a4',
    ),
    foliage(w * (house.x + 0.12), h * house.y - 40 * u, 90 * u, 90 * u, '#2f6f54', 9),
    placed(w * house.x, h * house.y, house.k * u, '<use href="#tay"/>'),
    mirrored(
      'w',
      waterWheel(w * wheel.x, h * wheel.y, wheel.k * u, {
        wood: '#7a4a26',
        light: '#c9935a',
        bamboo: '#ecd08a',
        spray: '#eafaf2',
      }),
      h * wheel.y + 116 * wheel.k * u,
      0.22,
      0.3,
    ),
    bambooRaft(
      w * choose(frame, 0.47, 0.46, 0.46),
      h * choose(frame, 0.91, 0.9, 0.92),
      choose(frame, 0.86, 0.84, 0.7) * u,
      {
        bamboo: '#ecd08a',
        bambooShade: '#9a6a34',
        vest: '#f0642a',
      },
    ),
    shoulderPoleFigure(
      w * choose(frame, 0.79, 0.81, 0.81),
      h * choose(frame, 0.83, 0.825, 0.835),
      choose(frame, 1.25, 1.35, 1.1) * u,
      '#2b3a7c',
      '#f0b83a',
      true,
    ),
    foliage(w * 0.0, h * 1.02, 150 * u, 74 * u, '#2c6450', 6) +
      foliage(w * choose(frame, 0.11, 0.15, 0.15), h * 1.04, 100 * u, 50 * u, '#3f8058', 7) +
      foliage(w * 1.0, h * 1.03, 120 * u, 60 * u, '#2c6450', 8),
  ].join('')
}
