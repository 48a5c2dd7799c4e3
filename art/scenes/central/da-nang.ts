import { type DragonColours, dragonBody, dragonHead } from '../../kit/dragon-head'
import { hills } from '../../kit/haze'
import { lens } from '../../kit/path'
import { between, createRandom, cycle, range } from '../../kit/rng'
import { circle, line, rect, shape } from '../../kit/shapes'
import { towerBlocks } from '../../kit/skyline'
import { spectators } from '../../kit/spectators'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const dragon: DragonColours = {
  gold: '#f4ad2c',
  shine: '#ffe39a',
  shade: '#b4561e',
  line: '#5a1f1c',
  fire: ['#e2401f', '#ff9a26', '#fff0b0'],
}

/** Da Nang: the Dragon Bridge at nine on a Saturday night, its head breathing fire over the road, cars on the deck, the crowd on the quay. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const near = h * choose(frame, 0.74, 0.58, 0.6)
  const far = near - h * choose(frame, 0.05, 0.03, 0.04)
  const deck = (x: number) => far + ((near - far) * x) / w
  const thick = (x: number) => (40 + (20 * x) / w) * u
  const head = choose(
    frame,
    { x: 1020, y: 454, k: 0.65 },
    { x: 420, y: 330, k: 1.08 },
    { x: 380, y: 236, k: 0.9 },
  )
  const dip = (part: number) => deck(w * part) + 2 * u
  const body = choose(
    frame,
    whole`M-90,${dip(0) - 80}C0,${dip(0) - 110} 70,${dip(0.1)} 150,${dip(0.1)}S290,${far - 112} 400,${far - 112} 530,${dip(0.4)} 640,${dip(0.4)}C750,${dip(0.42)} 840,${head.y + 150} ${head.x - 50},${head.y + 30}`,
    whole`M-220,${far - 190}C-90,${far - 330} -10,${dip(0.1)} 90,${dip(0.1)}C200,${dip(0.1)} 230,${head.y + 230} ${head.x - 50},${head.y + 40}`,
    whole`M-220,${far - 190}C-90,${far - 330} -20,${dip(0.1)} 80,${dip(0.1)}C190,${dip(0.1)} 210,${head.y + 190} ${head.x - 50},${head.y + 40}`,
  )
  const hangers = range(choose(frame, 10, 0, 0)).map((index) => {
    const x = 265 + index * 27
    return whole`M${x},${deck(x)}V${far - 112 + ((x - 400) / 160) ** 2 * 55}`
  })
  const random = createRandom(4)
  const cars = range(choose(frame, 8, 5, 5)).map((index) => {
    const x = w * (0.05 + (index + between(random, 0, 0.4)) / choose(frame, 8, 5, 5))
    const k = (1.1 + (0.5 * x) / w) * u
    const y = deck(x)
    const isBus = index % 3 === 1 && !(frame.format === 'wide' && index === 4)
    const outline = isBus
      ? whole`M${x - 54 * k},${y}v${-44 * k}h${96 * k}q${10 * k},0 ${12 * k},${12 * k}v${32 * k}z`
      : whole`M${x - 40 * k},${y}v${-14 * k}l${16 * k},${-16 * k}h${30 * k}l${20 * k},${15 * k} ${14 * k},${5 * k}v${10 * k}z`
    const panes = isBus ? rect(x - 48 * k, y - 36 * k, 86 * k, 15 * k, '#35408a') : ''
    return (
      shape(outline, cycle(['#e2401f', '#fff0b0', '#2f8f9a'], index)) +
      panes +
      circle(x + 38 * k, y - 8 * k, 5 * k, '#fff0b0') +
      circle(x - 20 * k, y, 8 * k, '#070a20') +
      circle(x + 22 * k, y, 8 * k, '#070a20')
    )
  })
  const piers = choose(frame, [0.13, 0.365, 0.53, 0.84], [0.1, 0.78], [0.1, 0.78]).map((part) => {
    const x = w * part
    const y = deck(x) + thick(x)
    const k = (0.8 + (0.5 * x) / w) * u
    return (
      shape(
        whole`M${x - 60 * k},${y - 4}h${120 * k}l${-34 * k},${130 * k}h${-52 * k}z`,
        '#1a2358',
      ) +
      shape(whole`M${x + 10 * k},${y - 4}h${50 * k}l${-34 * k},${130 * k}h${-22 * k}z`, '#0c1230')
    )
  })
  const rails = range(Math.round(w / 46)).map(
    (index) => whole`M${index * 46},${deck(index * 46) - 4}v${-16 * u}`,
  )
  const water = deck(w * 0.3) + 118 * u
  const gleam = (x: number, spread: number, colour: string, seed: number) => {
    const where = createRandom(seed)
    return shape(
      range(14)
        .map((index) =>
          lens(
            x + between(where, -0.4, 0.4) * spread,
            water + (16 + index * 19) * u,
            spread * between(where, 0.3, 0.8),
            7 * u,
          ),
        )
        .join(''),
      colour,
    )
  }
  return [
    rect(0, 0, w, h, '#141c4e'),
    shape(whole`M0,${h * 0.3}Q${w * 0.5},${h * 0.2} ${w},${h * 0.34}V${h}H0z`, '#25307a'),
    hills(frame, { base: far + 40 * u, height: 190 * u, peaks: 2, seed: 12, fill: '#1b2560' }),
    towerBlocks({
      left: 0,
      right: w,
      base: water,
      heights: choose(frame, [90, 205], [120 * u, 240 * u], [120 * u, 240 * u]),
      width: 60 * u,
      seed: 6,
      fills: ['#101842', '#0c1230'],
      lamp: '#ffc766',
    }),
    rect(0, water, w, h, '#0f1640'),
    rect(0, water, w, 6 * u, '#3b478f'),
    gleam(w * choose(frame, 0.24, 0.2, 0.2), 380 * u, '#b4561e', 2),
    gleam(w * choose(frame, 0.82, 0.72, 0.74), 520 * u, '#e2401f', 5),
    gleam(w * choose(frame, 0.84, 0.74, 0.76), 260 * u, '#ff9a26', 8),
    piers.join(''),
    line(hangers.join(''), '#b4561e', 4 * u),
    dragonBody(body, choose(frame, 60, 84, 72), dragon),
    cars.join(''),
    shape(whole`M0,${far}L${w},${near}V${near + thick(w)}L0,${far + thick(0)}z`, '#35408a'),
    shape(
      whole`M0,${far + thick(0) * 0.55}L${w},${near + thick(w) * 0.55}V${near + thick(w)}L0,${far + thick(0)}z`,
      '#1a2358',
    ),
    line(
      `${rails.join('')}M0,${Math.round(far - 18 * u)}L${w},${Math.round(near - 18 * u)}`,
      '#ffc766',
      3 * u,
    ),
    dragonHead(head.x, head.y, head.k, dragon, choose(frame, -6, -8, -6)),
    spectators(
      w * choose(frame, 0.5, 0.5, 0.5),
      h * choose(frame, 0.897, 0.88, 0.89),
      choose(frame, 0.72, 0.95, 0.85),
      {
        dark: '#070a20',
        rim: '#e2601f',
        screen: '#ff9a26',
      },
    ),
    choose(
      frame,
      [0.03, 1.01]
        .map((part) =>
          spectators(
            w * part,
            h * 0.914,
            0.72,
            { dark: '#070a20', rim: '#e2601f', screen: '#ff9a26' },
            false,
          ),
        )
        .join(''),
      '',
      '',
    ),
  ].join('')
}
