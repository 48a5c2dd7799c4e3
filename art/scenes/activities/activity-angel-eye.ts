import { buffalo } from '../../kit/animals'
import { domeTent } from '../../kit/cave-camp'
import { crag } from '../../kit/crag'
import { forestEdge } from '../../kit/forest-edge'
import { mist } from '../../kit/haze'
import { limb } from '../../kit/limb'
import { type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, mirrored, placed, polygon, rect, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A loose horse that looks to the left or grazes; hooves at the origin, 220 units long and 200 tall. */
function horse(coat: string, shade: string, mane: string, grazing: boolean): string {
  const neck = grazing
    ? shape('M-50-134Q-92-120-118-66L-134-30Q-130-18-118-18L-104-26-96-50Q-70-66-40-84z', coat) +
      line('M-56-132Q-92-112-112-66', mane, 13)
    : shape(
        'M-62-84Q-84-130-92-168L-134-148Q-146-150-144-162L-100-202-92-216-84-202Q-52-176-34-120z',
        coat,
      ) +
      line('M-86-200Q-60-170-46-126', mane, 14) +
      ellipse(-106, -184, 4, 4, mane)
  return (
    ellipse(0, 2, 118, 12, '#4f8a3c', 0.6) +
    limb(
      [
        [-46, -84, 17],
        [-44, -42, 9],
        [-46, -6, 8],
      ],
      shade,
    ) +
    limb(
      [
        [66, -86, 18],
        [84, -46, 9],
        [76, -6, 8],
      ],
      shade,
    ) +
    line('M88-128Q120-116 110-46', mane, 14) +
    neck +
    shape(
      'M-68-122Q-40-146 0-138 56-150 88-130 106-104 90-78 60-64 20-64-30-58-60-74-80-94-68-122z',
      coat,
    ) +
    shape('M90-78Q60-64 20-64-30-58-60-74-20-76 20-82 70-90 94-110 102-94 90-78z', shade) +
    limb(
      [
        [-54, -90, 19],
        [-62, -44, 10],
        [-58, -6, 8],
      ],
      coat,
    ) +
    limb(
      [
        [76, -96, 21],
        [58, -46, 10],
        [62, -6, 8],
      ],
      coat,
    ) +
    line('M-64-4h10M56-4h10M-52-4h10M70-4h10', mane, 9)
  )
}

/** Mắt Thần, the Angel Eye: a mountain with a round hole clean through it, light falling to a meadow with loose horses and buffalo by a jade lake; a tent beside it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.58, 0.57, 0.57)
  const pts = (wide: string, tall: string, square: string): Point[] =>
    percentPoints(frame, choose(frame, wide, tall, square))
  const mountain = pts(
    '34,60 36,50 40,43 42,32 46,26 49,17 54,13 59,10 64,12 69,15 72,22 77,27 79,36 83,42 86,52 89,60',
    '8,59 12,51 18,46 22,38 29,34 34,27 43,23 52,21 61,23 69,27 74,34 82,38 87,46 95,52 100,59',
    '12,59 15,49 21,42 24,32 31,27 36,18 44,13 52,10 60,12 68,17 73,25 80,30 84,40 91,47 95,59',
  )
  const eye = choose(
    frame,
    { x: 0.6, y: 0.3, r: 68 },
    { x: 0.53, y: 0.355, r: 70 },
    { x: 0.53, y: 0.29, r: 62 },
  )
  const [ex, ey, r] = [w * eye.x, h * eye.y, eye.r * u]
  const ring = (grow: number, seed: number) => {
    const random = createRandom(seed)
    return range(18).map((index): Point => {
      const angle = (index / 18) * Math.PI * 2
      const reach = (r + grow * u) * between(random, 0.93, 1.07)
      return [ex + Math.cos(angle) * reach, ey + Math.sin(angle) * reach * 1.04]
    })
  }
  const karst = (x: number, width: number, height: number, seed: number, near = false) =>
    posterKarst({
      x: w * x,
      base: shore + 4,
      width: width * u,
      height: height * u,
      seed,
      rock: near ? '#8fb4ac' : '#bcd6d0',
      shade: near ? '#6f9a98' : '#a2c4c2',
      ...(near && { leaf: '#5f9080', leafLight: '#9cc09c' }),
      light: 'left',
    })
  const meadow = pts(
    '-4,72 10,70 24,72 38,76 52,77 66,74 82,70 104,66',
    '-4,72 12,70 28,72 44,75 58,75 72,72 86,69 106,67',
    '-4,73 12,71 28,73 44,76 58,76 72,73 86,70 106,68',
  )
  const herd = choose(
    frame,
    [
      { x: 0.2, y: 0.87, s: 1.1 },
      { x: 0.36, y: 0.93, s: 1.2 },
      { x: 0.56, y: 0.83, s: 0.7 },
      { x: 0.7, y: 0.86, s: 1 },
    ],
    [
      { x: 0.24, y: 0.83, s: 1.1 },
      { x: 0.6, y: 0.93, s: 1.2 },
      { x: 0.5, y: 0.765, s: 0.6 },
      { x: 0.86, y: 0.86, s: 1 },
    ],
    [
      { x: 0.22, y: 0.87, s: 1 },
      { x: 0.6, y: 0.955, s: 1.06 },
      { x: 0.5, y: 0.79, s: 0.54 },
      { x: 0.87, y: 0.88, s: 0.9 },
    ],
  )
  const tent = choose(frame, { x: 0.87, y: 0.82 }, { x: 0.83, y: 0.765 }, { x: 0.83, y: 0.78 })
  const animals = [
    horse('#a8643a', '#7a4428', '#3a2226', false),
    horse('#f4ead8', '#cdbda8', '#8f7a68', true),
    horse('#5a3a30', '#3f2826', '#1f1620', true),
  ]
  const put = (index: number, content: string, flip = false) => {
    const at = herd[index] ?? { x: 0, y: 0, s: 1 }
    return placed(w * at.x, h * at.y, at.s * u, content, flip)
  }
  const ox = herd[3] ?? { x: 0, y: 0, s: 1 }
  return [
    sky(frame, shore, ['#6fb6cc', '#bfe0d4', '#fbf3cf']),
    cloud(
      w * choose(frame, 0.2, 0.22, 0.2),
      h * choose(frame, 0.2, 0.15, 0.16),
      300 * u,
      '#fffdf2',
      0.85,
    ),
    cloud(
      w * choose(frame, 0.88, 0.8, 0.86),
      h * choose(frame, 0.14, 0.11, 0.1),
      240 * u,
      '#fffdf2',
      0.7,
    ),
    mirrored(
      'm',
      [
        karst(0.28, 260, 200, 8),
        karst(choose(frame, 0.94, 0.98, 0.98), 300, 260, 17),
        karst(0.13, 300, 290, 5, true),
        karst(-0.02, 280, 220, 26, true),
        crag({
          id: 'c',
          outline: mountain,
          columns: choose(frame, 7, 7, 7),
          seed: 12,
          rock: '#7f9f94',
          shade: '#54807c',
          light: '#c9d3b0',
          leaf: '#3f7a58',
        }),
        forestEdge(mountain.slice(3, -3), 2, 54 * u, '#2f6a54', '#4f8f58', '#a9cc6a', 9),
        polygon(ring(17, 3), '#dfe3c0') +
          polygon(ring(8, 5), '#4a706e') +
          polygon(ring(-3, 8), '#fdf6d4'),
        shape(
          whole`M${ex - r * 0.8},${ey + r * 0.62}Q${ex - r * 0.2},${ey + r * 0.2} ${ex + r * 0.16},${ey + r * 0.56}T${ex + r * 0.82},${ey + r * 0.5}Q${ex + r * 0.4},${ey + r * 1.02} ${ex},${ey + r * 1}T${ex - r * 0.8},${ey + r * 0.62}z`,
          '#a9ccb4',
        ),
      ].join(''),
      shore,
      0.75,
      0.5,
    ),
    rect(0, shore, w, h - shore, '#2fa58c', 0.6),
    forestEdge(
      [
        [-20, shore - 6 * u],
        [w + 20, shore - 6 * u],
      ],
      1,
      48 * u,
      '#2f6a54',
      '#4f8f58',
      '#a9cc6a',
      13,
    ),
    mist(frame, shore - 74 * u, 110 * u, '#fdfbe4', 0.7, 'mi'),
    ripples({
      left: 0,
      right: w,
      top: shore + 16 * u,
      bottom: h * 0.76,
      count: 22,
      colour: '#d6f6dc',
      seed: 4,
      opacity: 0.8,
      length: 190 * u,
    }),
    shape(`${smoothLine(meadow)}V${h + 9}H-80z`, '#7fb845'),
    shape(
      `${smoothLine(meadow.map(([x, y], index): Point => [x, y + (26 + (index % 3) * 16) * u]))}V${h + 9}H-80z`,
      '#a3d052',
    ),
    polygon(
      [
        [ex - r * 0.7, ey + r * 0.6],
        [ex + r * 0.7, ey - r * 0.4],
        [w * choose(frame, 0.52, 0.62, 0.62), h * 0.9],
        [w * choose(frame, 0.26, 0.14, 0.14), h * 0.93],
      ],
      '#fffbd4',
      0.26,
    ),
    ellipse(
      w * choose(frame, 0.39, 0.38, 0.38),
      h * 0.915,
      choose(frame, 210, 230, 216) * u,
      26 * u,
      '#dcee80',
      0.8,
    ),
    line(
      range(choose(frame, 26, 16, 16))
        .map(
          (index) =>
            whole`M${((index * 397) % 1000) * 0.001 * w},${h * (0.8 + ((index * 173) % 190) * 0.001)}h.1`,
        )
        .join(''),
      '#fffdf2',
      7 * u,
    ),
    domeTent(
      w * tent.x,
      h * tent.y,
      choose(frame, 0.9, 0.9, 0.8) * u,
      '#f0782e',
      '#b84a24',
      '#5a3038',
    ),
    put(2, animals[2] ?? '', true),
    buffalo(w * ox.x, h * ox.y, ox.s * 1.5 * u, '#4a4652', '#d9cdb8', true),
    put(0, animals[0] ?? ''),
    put(1, animals[1] ?? '', true),
    line(
      range(choose(frame, 22, 14, 14))
        .map((index, _, all) => {
          const x = ((index + 0.5) * w) / all.length
          const y = h * (0.965 + ((index * 7) % 5) * 0.008)
          return whole`M${x},${y}q${-6 * u},${-20 * u} ${-14 * u},${-30 * u}M${x},${y}v${-38 * u}M${x},${y}q${6 * u},${-18 * u} ${16 * u},${-26 * u}`
        })
        .join(''),
      '#5f9f3c',
      5 * u,
    ),
    birds(
      w * choose(frame, 0.34, 0.26, 0.26),
      h * choose(frame, 0.3, 0.27, 0.24),
      0.9 * u,
      '#3f6a70',
    ),
  ].join('')
}
