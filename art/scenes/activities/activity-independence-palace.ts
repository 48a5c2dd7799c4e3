import { nationalFlag } from '../../kit/cable-car'
import { copyAt, stencils } from '../../kit/copies'
import { foliage, grove } from '../../kit/foliage'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { onlooker } from '../../kit/traveller'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const wall = {
  white: '#fff8ea',
  cream: '#e8dcc4',
  shade: '#b9b4a6',
  deep: '#56706f',
  dark: '#2f4a50',
}

/** One stalk of the stone curtain: three bamboo joints, 78 units tall, foot at (0, 0). */
const stalk = shape(
  'M-2.4 0L-4-8-2-24 2-24 4-8 2.4 0zM-2-25L-4-33-4-43-2-52H2L4-43 4-33 2-25zM-2-53L-4-66-2.4-78H2.4L4-66 2-53z',
  wall.white,
)

/** Independence Palace from the gate: long white slabs, the curtain of concrete bamboo before the state rooms, porch and roof pavilion; 840 units wide, ground at y. */
function palace(x: number, y: number, scale: number): string {
  const slab = (half: number, top: number, tall: number) =>
    rect(-half, top, half * 2, tall, wall.white) +
    rect(-half + 6, top + tall, half * 2 - 12, 6, wall.dark, 0.55)
  const storey = (half: number, top: number, tall: number) =>
    rect(-half, top, half * 2, tall, wall.deep)
  const columns = (
    from: number,
    to: number,
    step: number,
    top: number,
    tall: number,
    width: number,
  ) =>
    line(
      range(Math.round((to - from) / step) + 1)
        .map((index) => from + index * step)
        .map((px) => `M${px} ${top}v${tall}M${-px} ${top}v${tall}`)
        .join(''),
      wall.white,
      width,
    )
  const curtain = range(22)
    .flatMap((index) => [112 + index * 13, -112 - index * 13])
    .map((px) => copyAt('j', px, -82, 1))
    .join('')
  const glass = (left: number, top: number, wide: number, tall: number) =>
    rect(left, top, wide, tall, wall.dark)
  const wings =
    storey(396, -66, 60) +
    range(9)
      .map((index) => glass(124 + index * 30, -56, 20, 50) + glass(-144 - index * 30, -56, 20, 50))
      .join('') +
    columns(116, 386, 30, -66, 60, 5) +
    slab(408, -80, 14) +
    storey(396, -166, 86) +
    curtain +
    slab(408, -176, 12) +
    storey(390, -222, 46) +
    range(9)
      .map(
        (index) => glass(124 + index * 30, -214, 22, 38) + glass(-146 - index * 30, -214, 22, 38),
      )
      .join('') +
    columns(116, 386, 30, -222, 46, 5) +
    line('M-404-184H404', wall.cream, 9) +
    slab(420, -236, 14)
  const middle =
    rect(-104, -222, 208, 216, wall.deep) +
    range(5)
      .map(
        (index) =>
          glass(-88 + index * 37, -60, 28, 54) +
          glass(-88 + index * 37, -150, 28, 58) +
          glass(-88 + index * 37, -214, 28, 36),
      )
      .join('') +
    slab(112, -176, 12) +
    slab(118, -84, 16) +
    line('M-110-98H110M-106-186H106', wall.cream, 9) +
    columns(44, 102, 58, -222, 216, 8) +
    slab(118, -240, 18)
  const top =
    storey(150, -276, 40) +
    columns(14, 140, 21, -276, 40, 4) +
    slab(166, -286, 11) +
    storey(60, -306, 20) +
    columns(8, 56, 16, -306, 20, 3) +
    slab(72, -314, 9)
  const steps = range(5)
    .map((index) =>
      rect(
        -120 - index * 9,
        -6 + index * 6,
        240 + index * 18,
        6,
        index % 2 ? wall.cream : wall.white,
      ),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    nationalFlag(0, -312, 1.05) +
      top +
      wings +
      middle +
      rect(-410, -8, 820, 12, wall.cream) +
      steps,
  )
}

/** The round basin on the lawn: rim, water and a ring of jets round a tall one; middle at (0, 0), 560 units wide. */
const fountain =
  ellipse(0, 6, 288, 46, '#4c8a3c') +
  ellipse(0, 0, 280, 44, '#fff1d6') +
  ellipse(0, -3, 262, 38, '#2f93a6') +
  ellipse(0, 4, 200, 26, '#5fbcc0') +
  line(
    range(9)
      .map((index) => {
        const turn = (index / 9) * Math.PI * 2
        const [px, py] = [Math.cos(turn) * 190, Math.sin(turn) * 26]
        return whole`M${px},${py}Q${px * 0.8},${py - 74} ${px * 0.52},${py * 0.4 - 4}`
      })
      .join(''),
    '#f2fffb',
    5,
  ) +
  shape(
    'M-6 4Q-10-90-4-150-30-120-44-40-34-120 0-176 34-120 44-40 30-120 4-150 10-90 6 4z',
    '#fffffa',
  ) +
  ellipse(0, 6, 66, 10, '#f2fffb')

/** Independence Palace in Ho Chi Minh City: the white front of 1966 with its curtain of stone bamboo over lawn and fountain, one red áo dài on the drive. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.67, 0.67, 0.65)
  const x = w * choose(frame, 0.55, 0.5, 0.5)
  const k = choose(frame, 1.14, 1.02, 0.95) * u
  const pool = choose(frame, { y: 0.85, k: 1.2 }, { y: 0.81, k: 1.2 }, { y: 0.83, k: 1.1 })
  const crowns = choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.02, 190, 1],
      [0.1, 150, 2],
      [0.19, 100, 3],
      [0.92, 110, 5],
      [0.99, 190, 4],
    ],
    [
      [-0.05, 190, 1],
      [0.03, 110, 2],
      [0.97, 110, 5],
      [1.05, 200, 4],
    ],
    [
      [-0.06, 180, 1],
      [0.02, 100, 2],
      [0.98, 100, 5],
      [1.06, 180, 4],
    ],
  )
  const drive = whole`M${x - 60 * u},${ground + 22 * k}H${x + 60 * u}Q${x + 480 * u},${ground + 46 * u} ${x + 520 * pool.k * u},${h * pool.y}T${x + 340 * u},${h + 20}H${x - 340 * u}Q${x - 620 * pool.k * u},${h * 0.94} ${x - 520 * pool.k * u},${h * pool.y}T${x - 60 * u},${ground + 22 * k}z`
  const lady = choose(
    frame,
    { x: 0.25, y: 0.95, k: 1.7 },
    { x: 0.2, y: 0.92, k: 1.9 },
    { x: 0.2, y: 0.955, k: 1.6 },
  )
  const guest = (px: number, py: number, size: number, jacket: string, hat: string) =>
    onlooker(w * px, h * py, size * u, {
      jacket,
      pack: '#7a4a3a',
      packShade: '#5a332c',
      trousers: '#3a3a50',
      hat,
    })
  return [
    sky(frame, ground, ['#1f7fa8', '#5fb8c4', '#bfe3d0', '#f4eccb']),
    cloud(
      w * choose(frame, 0.16, 0.2, 0.16),
      h * choose(frame, 0.3, 0.32, 0.24),
      330 * u,
      '#fffaf0',
      0.85,
    ),
    cloud(
      w * choose(frame, 0.9, 0.86, 0.86),
      h * choose(frame, 0.2, 0.26, 0.17),
      260 * u,
      '#fffaf0',
      0.7,
    ),
    grove(-20, w + 20, ground, choose(frame, 190, 190, 170) * u, '#4f9a78', 8),
    stencils([['j', stalk]]),
    palace(x, ground, k),
    crowns
      .map(
        ([px, size, seed]) =>
          foliage(w * px, ground - size * 0.9 * u, size * 0.8 * u, size * u, '#1f5f4a', seed) +
          foliage(
            w * px - size * 0.2 * u,
            ground - size * 1.2 * u,
            size * 0.5 * u,
            size * 0.5 * u,
            '#34804f',
            seed + 3,
          ),
      )
      .join(''),
    rect(0, ground + 8 * k, w, h, '#5fa23c'),
    shape(
      whole`M0,${ground + 8 * k}H${w}V${ground + 34 * u}Q${w * 0.5},${ground + 16 * u} 0,${ground + 40 * u}z`,
      '#3f8440',
    ),
    shape(drive, '#f0d9ae'),
    ellipse(x, h * pool.y, 400 * pool.k * u, 92 * pool.k * u, '#7fbf4a'),
    ellipse(x, h * pool.y + 8 * u, 340 * pool.k * u, 70 * pool.k * u, '#5fa23c'),
    placed(x, h * pool.y, pool.k * u, fountain),
    guest(
      choose(frame, 0.84, 0.86, 0.85),
      choose(frame, 0.8, 0.76, 0.79),
      0.8,
      '#fff6e4',
      '#f6efe0',
    ),
    guest(
      choose(frame, 0.865, 0.91, 0.9),
      choose(frame, 0.805, 0.765, 0.795),
      0.8,
      '#2f6f9a',
      '#fff1cf',
    ),
    shape(
      whole`M${w * lady.x},${h * lady.y}l${150 * u},${26 * u}l${20 * u},${-10 * u}l${-150 * u},${-20 * u}z`,
      '#c9a878',
    ),
    aoDaiFigure(w * lady.x, h * lady.y, lady.k * u, { dress: '#d8203a' }),
    shape(whole`M0,${h}V${h * 0.975}Q${w * 0.5},${h * 0.955} ${w},${h * 0.98}V${h}z`, '#2f6a3c'),
  ].join('')
}
