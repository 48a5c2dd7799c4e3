import { bambooRaft } from '../../kit/bamboo-raft'
import { copyAt, stencils } from '../../kit/copies'
import { riceTuft } from '../../kit/fields'
import { forestEdge } from '../../kit/forest-edge'
import { mist } from '../../kit/haze'
import { mix, type Point } from '../../kit/path'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, range } from '../../kit/rng'
import { ellipse, line, mirrored, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Tier {
  left: number
  right: number
  top: number
  bottom: number
  /** the middle and half the width of each curtain of water. */
  curtains: readonly (readonly [x: number, half: number])[]
  seed: number
  leaf: string
}

/** One tier of the falls: a mossy step of rock, curtains of water over its lip, bushes between them. */
function tier(t: Tier, u: number): string {
  const random = createRandom(t.seed)
  const tall = t.bottom - t.top
  const step = 84 * u
  const count = Math.max(3, Math.round((t.right - t.left) / step))
  const lip = range(count + 1)
    .map((index) => {
      const x = mix(t.left, t.right, index / count)
      return whole`L${x},${t.top + between(random, -6, 8) * u}`
    })
    .join('')
  const clefts = range(count)
    .map((index) => {
      const x = mix(t.left, t.right, (index + between(random, 0.1, 0.9)) / count)
      const wide = between(random, 8, 20) * u
      const from = t.top + tall * between(random, 0.1, 0.3)
      return whole`M${x},${from}l${wide},${tall * 0.2} ${-wide * 0.3},${tall * between(random, 0.3, 0.6)} ${-wide},${-tall * 0.2}z`
    })
    .join('')
  let body = ''
  let threads = ''
  let bright = ''
  let foam = ''
  for (const [x, half] of t.curtains) {
    const flare = half * between(random, 1.06, 1.22) + 5 * u
    const over = between(random, -10, 8) * u
    body += whole`M${x - half},${t.top + 4 * u + over}Q${x},${t.top - 12 * u + over} ${x + half},${t.top + 4 * u - over * 0.5}C${x + half * 1.08},${t.top + tall * 0.3} ${x + flare},${t.top + tall * 0.5} ${x + flare},${t.bottom}H${x - flare}C${x - flare},${t.top + tall * 0.5} ${x - half * 1.08},${t.top + tall * 0.3} ${x - half},${t.top + 4 * u + over}z`
    const lines = Math.max(2, Math.round(half / (19 * u)))
    range(lines).forEach((index) => {
      const side = mix(-0.88, 0.88, (index + between(random, 0.1, 0.9)) / lines)
      const from = t.top + tall * between(random, 0.04, 0.34)
      const to = Math.min(t.bottom - 8 * u, from + tall * between(random, 0.3, 0.62))
      const wide = between(random, 4, 9) * u
      const thread = whole`M${x + side * half},${from}q${wide},${(to - from) / 2} ${side * 8 * u},${to - from}q${-wide},${(from - to) / 2} ${-side * 8 * u},${from - to}z`
      if (index % 4 === 3) bright += thread
      else threads += thread
    })
    foam += range(Math.max(3, Math.round(flare / (24 * u))))
      .map((index, _, all) => {
        const fx = mix(x - flare, x + flare, (index + 0.5) / all.length)
        const r = (13 + ((index * 7) % 4) * 4) * u
        return whole`M${fx - r},${t.bottom + 6 * u}a${r},${r} 0 0 1 ${2 * r},0z`
      })
      .join('')
  }
  const gaps = [
    t.left,
    ...t.curtains.slice(1).map(([x, half], index) => {
      const [px, reach] = t.curtains[index] ?? [x, half]
      return (px + reach + x - half) / 2
    }),
    t.right,
  ]
  const bush = (grow: number, lift: number) =>
    gaps
      .map((x, index) => {
        const at = t.top + (index % 3 === 1 ? tall * 0.34 : 4 * u) - lift * u
        const size = grow * u * (0.8 + ((index * 5) % 3) * 0.2)
        return whole`M${x - size},${at}h${size * 0.3}M${x},${at - size * 0.7}h${size * 0.4}M${x + size * 0.9},${at + size * 0.2}h1`
      })
      .join('')
  return (
    shape(
      whole`M${t.left - 24 * u},${t.bottom + 8 * u}${lip}L${t.right + 24 * u},${t.bottom + 8 * u}z`,
      '#4c7a5c',
    ) +
    shape(clefts, '#2f5c4e') +
    shape(body, '#fdfff6') +
    shape(threads, '#b5e0dc') +
    shape(bright, '#dff4ee') +
    shape(foam, '#eefaf2') +
    line(bush(17, 0), t.leaf, 34 * u) +
    line(bush(11, 14), '#8fc060', 11 * u)
  )
}

/** A field of ripe rice along the lower edge, its ears hanging towards the viewer. */
function riceField(frame: Frame, top: number, u: number): string {
  const { width: w, height: h } = frame
  const edge = (x: number) => top + 26 * u * Math.sin((x / w) * 2.6 + 0.5) - 20 * u
  const rows = range(3).map((row) => {
    const scale = mix(1.05, 1.8, row / 2) * u
    const run = 228 * scale
    return range(Math.ceil(w / run) + 1)
      .map((index) => {
        const x = (index - (row % 2) * 0.4) * run
        return copyAt(
          'rice',
          x,
          edge(x + run / 2) + mix(36, (h - top) / u + 30, row / 2) * u,
          scale,
        )
      })
      .join('')
  })
  const rim = range(9)
    .map((index) => whole`L${(index / 8) * w},${edge((index / 8) * w)}`)
    .join('')
  return (
    stencils([
      ['t0', riceTuft(0, 0, 1, '#a8862a', '#ffdf7a', 3)],
      ['t1', riceTuft(0, 0, 1, '#b8932e', '#f7c148', 8)],
      [
        'rice',
        range(6)
          .map((index) => copyAt(`t${index % 2}`, index * 38, (index % 3) * 7 - 6, 1))
          .join(''),
      ],
    ]) +
    shape(whole`M0,${h}${rim}V${h}z`, '#e0a534') +
    shape(
      whole`M0,${h}V${edge(0) + 46 * u}Q${w * 0.4},${edge(w * 0.4) + 66 * u} ${w},${edge(w) + 40 * u}V${h}z`,
      '#c98a24',
    ) +
    rows.join('')
  )
}

/** Cao Bằng: the Bản Giốc falls come down in three tiers into a turquoise pool with bamboo rafts, ripe rice before it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const y = (part: number) => h * part
  const levels = choose(
    frame,
    [0.235, 0.37, 0.51, 0.675],
    [0.36, 0.45, 0.55, 0.67],
    [0.28, 0.4, 0.525, 0.675],
  )
  const [t1, t2, t3, pool] = [
    y(levels[0] ?? 0),
    y(levels[1] ?? 0),
    y(levels[2] ?? 0),
    y(levels[3] ?? 0),
  ]
  const p = (x: number, part: number): Point => [w * x, y(part)]
  const curtains = (list: readonly (readonly [number, number])[]) =>
    list.map(([x, half]): readonly [number, number] => [w * x, half * u])
  const falls = choose(
    frame,
    {
      first: {
        left: 0.52,
        right: 0.86,
        list: [
          [0.6, 36],
          [0.69, 62],
          [0.795, 30],
        ],
      },
      second: {
        left: 0.43,
        right: 0.95,
        list: [
          [0.49, 34],
          [0.6, 66],
          [0.735, 92],
          [0.88, 44],
        ],
      },
      third: {
        left: 0.33,
        right: 1.04,
        list: [
          [0.395, 46],
          [0.5, 58],
          [0.645, 110],
          [0.8, 72],
          [0.93, 56],
        ],
      },
    },
    {
      first: {
        left: 0.42,
        right: 0.92,
        list: [
          [0.54, 32],
          [0.68, 54],
          [0.83, 26],
        ],
      },
      second: {
        left: 0.26,
        right: 1.0,
        list: [
          [0.36, 32],
          [0.55, 58],
          [0.76, 74],
          [0.94, 34],
        ],
      },
      third: {
        left: 0.1,
        right: 1.06,
        list: [
          [0.2, 40],
          [0.4, 56],
          [0.66, 96],
          [0.92, 58],
        ],
      },
    },
    {
      first: {
        left: 0.42,
        right: 0.92,
        list: [
          [0.53, 30],
          [0.67, 54],
          [0.83, 26],
        ],
      },
      second: {
        left: 0.28,
        right: 1.0,
        list: [
          [0.38, 32],
          [0.55, 54],
          [0.76, 72],
          [0.94, 34],
        ],
      },
      third: {
        left: 0.12,
        right: 1.06,
        list: [
          [0.22, 40],
          [0.4, 52],
          [0.65, 94],
          [0.91, 56],
        ],
      },
    },
  )
  const step = (
    t: { left: number; right: number; list: (readonly [number, number])[] | number[][] },
    top: number,
    bottom: number,
    seed: number,
  ) =>
    tier(
      {
        left: w * t.left,
        right: w * t.right,
        top,
        bottom,
        curtains: curtains(t.list.map((pair) => [pair[0] ?? 0, pair[1] ?? 0] as const)),
        seed,
        leaf: seed === 11 ? '#2c7353' : '#3c7d62',
      },
      u,
    )
  const far = { rock: '#a5cfc0', shade: '#86bab4' }
  const mid = { rock: '#6fa88c', shade: '#4a8578', leaf: '#3f8068', leafLight: '#6fae78' }
  const woods = ['#22624e', '#3f8f58', '#8fc060'] as const
  const softer = ['#3c7d62', '#5fa370', '#9cc878'] as const
  const field = h * choose(frame, 0.865, 0.86, 0.87)
  const raft = {
    bamboo: '#e8c678',
    bambooShade: '#9a6a34',
    vest: '#f0642a',
    roof: '#d8412a',
    roofShade: '#9c2b30',
  }
  const raftX = w * choose(frame, 0.4, 0.42, 0.42)
  const raftY = h * choose(frame, 0.8, 0.785, 0.8)
  const ledge = (t: { left: number; right: number }, at: number) =>
    ellipse(
      (w * (t.left + t.right)) / 2,
      at + 8 * u,
      ((t.right - t.left) / 2 + 0.05) * w,
      13 * u,
      '#8fdcd0',
    )
  return [
    sky(frame, t2, ['#5fb4c6', '#a9dcd6', '#f3f2cf']),
    cloudStreaks(frame, h * 0.04, h * 0.17, 2, '#fffbe8', 7, 0.75),
    choose(frame, [0.07, 0.3], [0.1, 0.4, 0.8], [0.1, 0.4, 0.8])
      .map((x, index) =>
        posterKarst({
          x: w * x,
          base: t2 + 20 * u,
          width: (330 + (index % 2) * 70) * u,
          height: (190 + ((index * 61) % 110)) * u,
          seed: 30 + index,
          ...far,
        }),
      )
      .join(''),
    posterKarst({
      x: w * choose(frame, 0.98, 1.02, 1.02),
      base: t2 + 40 * u,
      width: 420 * u,
      height: choose(frame, 330, 400, 330) * u,
      seed: 5,
      ...mid,
    }),
    mist(frame, t1 - 30 * u, 150 * u, '#f6fbe8', 0.6, 'm'),
    forestEdge(
      [
        p(0.2, levels[1] ?? 0),
        [w * falls.first.left, t1 + 4 * u],
        [w * falls.first.right, t1],
        [w * 1.02, t1 + 30 * u],
      ],
      2,
      choose(frame, 96, 76, 76) * u,
      ...softer,
      5,
    ),
    shape(
      whole`M0,${t2 + 20 * u}L${w * falls.first.left},${t1 + 10 * u} ${w},${t1 + 30 * u}V${pool}H0z`,
      '#3c7d62',
    ),
    step(falls.first, t1 + 16 * u, t2, 3),
    ledge(falls.first, t2),
    forestEdge(
      [
        [-20, t3 - 30 * u],
        p(falls.second.left - 0.12, (levels[1] ?? 0) + 0.03),
        [w * falls.second.left, t2 + 22 * u],
      ],
      3,
      choose(frame, 104, 80, 80) * u,
      ...softer,
      9,
    ),
    step(falls.second, t2 + 14 * u, t3, 7),
    ledge(falls.second, t3),
    forestEdge(
      [
        [w * falls.second.right, t2 + 20 * u],
        [w * 1.04, t2 + 10 * u],
      ],
      3,
      66 * u,
      ...woods,
      3,
    ),
    step(falls.third, t3 + 14 * u, pool, 11),
    forestEdge(
      [
        [-30, t3 + 10 * u],
        [w * (falls.third.left - 0.08), t3 + 26 * u],
        [w * falls.third.left, t3 + 50 * u],
      ],
      3,
      choose(frame, 108, 88, 88) * u,
      ...woods,
      13,
    ),
    rect(0, pool - 30 * u, w * falls.third.left * 0.94, 40 * u, '#1d5648'),
    water(frame, pool, ['#d5f6e8', '#5fd0c0', '#22a5a6', '#147f8c']),
    curtains(falls.third.list.map(([x, half]) => [x ?? 0, half ?? 0] as const))
      .map(([x, half]) => ellipse(x, pool + 3 * u, half * 1.24 + 14 * u, 11 * u, '#fdfff6'))
      .join(''),
    ripples({
      left: 0,
      right: w,
      top: pool + 16 * u,
      bottom: field,
      count: 13,
      colour: '#e6fbef',
      seed: 8,
      opacity: 0.75,
      length: 210 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: pool + 60 * u,
      bottom: field + 20 * u,
      count: 5,
      colour: '#128292',
      seed: 4,
      opacity: 0.5,
      length: 230 * u,
    }),
    bambooRaft(w * choose(frame, 0.78, 0.82, 0.82), pool + 52 * u, 0.52 * u, {
      ...raft,
      roof: '#2f6fb0',
      roofShade: '#24508c',
    }),
    mirrored(
      'r',
      bambooRaft(raftX, raftY, choose(frame, 1.02, 1.02, 0.9) * u, raft, true),
      raftY + 6 * u,
      0.28,
      0.4,
    ),
    riceField(frame, field, u),
  ].join('')
}
