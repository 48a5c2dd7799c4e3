import { motorbike } from '../../kit/bikes'
import { windingRoad } from '../../kit/fields'
import { foliage } from '../../kit/foliage'
import { hairpinRoad } from '../../kit/hairpin-road'
import { mist, mountains } from '../../kit/haze'
import { num } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { pine } from '../../kit/pine'
import { placed, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** The far end of the gorge: spurs from both sides that close in on the river, each a haze nearer. */
function gorge(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const riverX = w * choose(frame, 0.38, 0.36, 0.36)
  const top = h * 0.55
  const y = (part: number) => top + (h * 1.02 - top) * part
  const sway = choose(
    frame,
    [-0.24, -0.12, -0.02, 0.02, 0],
    [-0.2, -0.04, -0.02, 0.03, 0],
    [-0.2, -0.05, -0.02, 0.03, 0],
  )
  const half = choose(
    frame,
    [0.075, 0.045, 0.024, 0.012, 0.004],
    [0.1, 0.066, 0.036, 0.018, 0.006],
    [0.1, 0.062, 0.034, 0.017, 0.006],
  )
  const depth = [1, 0.6, 0.3, 0.12, 0]
  const bends = depth.map(
    (part, index) => [riverX + (sway[index] ?? 0) * w, y(part), (half[index] ?? 0) * w] as const,
  )
  const spur = (
    side: -1 | 1,
    edge: number,
    tip: number,
    tipY: number,
    fill: string,
    light: string,
  ) => {
    const far = side < 0 ? -20 : w + 20
    const x = riverX + tip * w
    const span = far - x
    const on = (part: number, drop: number) =>
      `${num(x + span * part)},${num((edge + (tipY - edge) * drop) * h)}`
    const ridge = `M${far},${num(edge * h)}L${[on(0.72, -0.18), on(0.5, 0.3), on(0.34, 0.42), on(0.16, 0.78), on(0, 1)].join(' ')}`
    const face = `L${[on(0.2, 1.05), on(0.26, 0.72), on(0.44, 0.66), on(0.6, 0.36)].join(' ')} ${far},${num(edge * h + 70 * u)}z`
    return (
      shape(`${ridge}L${num(x + span * 0.3)},${num(h * 1.02)}H${far}z`, fill) +
      shape(ridge + face, light)
    )
  }
  return [
    rect(0, top - 16 * u, w, h - top + 16 * u, '#8f9db8'),
    spur(1, 0.44, 0.012, 0.57, '#8b93b4', '#a3a9c0'),
    spur(-1, 0.4, -0.012, 0.6, '#7c86ac', '#959dba'),
    spur(1, 0.44, 0.04, 0.66, '#6f83a0', '#8fa0ae'),
    windingRoad({ bends, fill: '#3cc4b2', edge: '#9be8d4' }),
    mist(frame, h * 0.46, h * 0.15, '#fdebc4', 0.55, 'g'),
  ].join('')
}

function nearCliff(frame: Frame): string {
  const points = (wide: string, tall: string) =>
    percentPoints(frame, choose(frame, wide, tall, tall))
  return (
    polygon(
      points(
        '-2,15 3,12 6,16 9,24 14,28 16,37 21,41 24,50 29,55 27,64 22,70 18,81 11,88 6,102 -2,102',
        '-2,20 4,17 9,22 12,31 18,35 20,44 26,49 30,58 26,68 19,74 17,85 8,92 4,102 -2,102',
      ),
      '#5a6290',
    ) +
    polygon(
      points(
        '-2,30 3,12 4,33 9,44 8,54 15,62 13,72 5,84 2,102 -2,102',
        '-2,32 4,17 5,38 11,49 9,60 17,68 13,78 4,90 1,102 -2,102',
      ),
      '#3d4470',
    ) +
    polygon(
      points(
        '9,24 14,28 16,37 21,41 24,50 29,55 22,53 18,47 14,44 12,34',
        '12,31 18,35 20,44 26,49 30,58 24,56 19,50 16,46 14,38',
      ),
      '#8087b0',
    )
  )
}

function pass(frame: Frame, u: number): string {
  const points = (wide: string, tall: string, square = tall) =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const slope = points(
    '102,8 97,12 93,11 89,20 85,24 82,33 77,36 73,45 66,49 60,56 54,62 50,71 43,77 38,88 28,102 102,102',
    '102,14 96,18 92,17 87,26 82,29 78,36 71,39 66,46 58,50 52,57 45,62 40,70 32,77 27,87 14,102 102,102',
  )
  const lit = points(
    '93,11 89,20 85,24 82,33 77,36 73,45 66,49 60,56 54,62 50,71 57,67 63,62 70,59 75,52 80,47 82,41 87,36 88,28 92,24',
    '92,17 87,26 82,29 78,36 71,39 66,46 58,50 52,57 45,62 40,70 50,65 57,61 66,57 72,51 78,46 80,41 86,37 88,30 92,26',
  )
  const shadeUp = points('102,22 96,26 94,34 90,37 102,40', '102,26 96,29 94,35 90,38 102,41')
  const shadeLow = points(
    '102,66 94,62 84,64 74,70 66,68 60,76 64,84 56,90 58,102 102,102',
    '102,64 92,62 80,64 68,69 60,68 54,76 58,84 48,90 50,102 102,102',
  )
  const path = points(
    '104,33 91,39 82,43 84,47 98,51 95,56.5 74,60 60,65 58,71 78,77 105,86',
    '104,35 91,39.5 80,43 82,47 96,50.5 93,55.5 70,59 53,64 51,70.5 74,77 105,86',
  )
  return (
    polygon(slope, '#3a7553') +
    polygon(lit, '#9ab659') +
    polygon(shadeUp, '#2f6550') +
    polygon(shadeLow, '#2c5f4b') +
    hairpinRoad({
      path,
      half: [9 * u, choose(frame, 74, 74, 68) * u],
      fill: '#f2dcb8',
      edge: '#a87a50',
      dash: '#c9925a',
      stones: ['#fffaf0', '#e0402a'],
    })
  )
}

function rider(x: number, y: number, scale: number): string {
  const bag =
    shape('M12-52Q10-60 20-60H40Q48-60 47-52V-38H13z', '#2f8f86') +
    shape('M10-44H48V-37H10z', '#f6b23a') +
    shape('M4-56Q18-64 18-46L14-36 4-36z', '#7a2f2c')
  return (
    motorbike(x, y, scale, { bike: '#1f2f5c', shirt: '#e8402a', helmet: '#fbc23a' }, true) +
    placed(x, y + 8 * scale, scale, bag)
  )
}

/** Adventure: a motorbike leans into the last hairpin of Mã Pí Lèng, the jade Nho Quế river deep in the gorge below. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const peaks = h * 0.57
  const trees = choose(
    frame,
    [
      [0.93, 0.47, 0.42],
      [0.9, 0.475, 0.36],
      [0.8, 0.7, 0.62],
      [0.76, 0.705, 0.52],
      [0.95, 0.69, 0.72],
      [0.45, 0.93, 0.9],
      [0.5, 0.97, 1.1],
    ] as const,
    [
      [0.92, 0.465, 0.42],
      [0.88, 0.47, 0.36],
      [0.84, 0.685, 0.6],
      [0.78, 0.69, 0.5],
      [0.97, 0.7, 0.72],
      [0.3, 0.93, 0.9],
      [0.4, 0.98, 1.1],
    ] as const,
    [
      [0.92, 0.465, 0.38],
      [0.88, 0.47, 0.32],
      [0.84, 0.69, 0.56],
      [0.78, 0.695, 0.46],
      [0.97, 0.7, 0.64],
      [0.32, 0.95, 0.84],
      [0.42, 0.99, 1],
    ] as const,
  )
  return [
    sky(frame, peaks, ['#6fa9c4', '#bcd3cc', '#fbe3b0', '#fbc88a']),
    cloudStreaks(frame, h * 0.06, h * 0.24, 5, '#fdf6dd', 8, 0.6),
    mountains(frame, {
      base: peaks,
      height: 330 * u,
      peaks: choose(frame, 8, 5, 5),
      seed: 12,
      fill: '#c3bcc8',
    }),
    mountains(frame, {
      base: peaks,
      height: 240 * u,
      peaks: choose(frame, 9, 6, 6),
      seed: 5,
      fill: '#a3a3bd',
    }),
    gorge(frame, u),
    nearCliff(frame),
    pass(frame, u),
    `<defs><g id="t">${pine(0, 0, u, '#1a3a38', '#1a4a42', '#3f7f54', 3)}</g></defs>`,
    trees
      .map(
        ([x, y, size]) =>
          `<use href="#t" transform="translate(${num(x * w)},${num(y * h)})scale(${size})"/>`,
      )
      .join(''),
    foliage(w * 0.97, h * 0.99, 170 * u, 60 * u, '#1d4d42', 5) +
      foliage(w * 0.78, h * 1.01, 150 * u, 40 * u, '#245848', 9),
    rider(
      w * choose(frame, 0.665, 0.61, 0.62),
      h * choose(frame, 0.755, 0.755, 0.765),
      choose(frame, 2.1, 2.2, 1.95) * u,
    ),
  ].join('')
}
