import { hills } from '../../kit/haze'
import { junk } from '../../kit/junk'
import { range } from '../../kit/rng'
import { clipped, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { umbrellaWalker } from '../../kit/walkers'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const faces = {
  left: 'M-640 0L-652-214-560-246-236-222-214 0z',
  middle: 'M-250 0L-262-330-190-372 196-338 218-300 206 0z',
  right: 'M170 0L186-262 236-300 606-250 650-204 632 0z',
}

/** The bay that the black glass gives back: sky after rain, islands and a junk under red sails. */
function reflected(): string {
  const islands =
    'M-620-64l10-58 14-40 22-16 20 14 8 36 20 12 10 52zM-500-64l6-40 16-14 18 10 12-62 20-36 30-10 22 24 6 50 16 30 8 48z' +
    'M-236-64l12-70 22-18 14 22 10 66zM-166-64l8-90 18-70 28-26 34 6 20 44 8 60 24 20 12 56z' +
    'M186-64l14-48 20-12 16 16 8-52 22-44 32-14 26 20 10 58 20 18 10 58zM400-64l8-44 26-20 18 10 10-44 24-30 26 4 18 42 6 82zM566-64l10-60 20-26 26 6 20 80z'
  const shadows =
    'M-574-178l20 14 8 36 20 12 10 52h-60l6-60-14-20zM-398-240l22 24 6 50 16 30 8 48h-66l10-70-20-40z' +
    'M-78-244l20 44 8 60 24 20 12 56h-80l14-80-18-50zM298-234l26 20 10 58 20 18 10 58h-76l14-70-18-40zM512-222l18 42 6 82-6 34h-44l10-80z'
  return (
    rect(-660, -380, 1320, 400, '#141c2b') +
    shape('M-660-170L660-270V-64H-660z', '#33445c') +
    shape('M-660-116Q-200-150 660-180V-64H-660z', '#6b7688') +
    shape('M-660-86Q-200-106 660-116V-64H-660z', '#c79c74') +
    shape(islands, '#2c3d55') +
    shape(shadows, '#1a263b') +
    rect(-660, -64, 1320, 80, '#10182a') +
    line(
      'M-600-50h220M-300-40h150M-60-52h260M240-42h180M470-52h130M-500-28h120M60-26h180M380-24h140',
      '#6f6a6a',
      4,
    ) +
    junk(48, -64, 0.92, { sail: '#c23a30', sailShade: '#8a2732', hull: '#1c1420' })
  )
}

/** The museum: three tilted blocks of black glass on the ground at y 0, 1310 units wide and 370 tall. */
function blocks(): string {
  const panes = range(12)
    .map((index) => `M-660-${32 + index * 29}L660-${30 + index * 29}`)
    .join('')
  const uprights = range(30)
    .map((index) => `M${-636 + index * 44}-${(index % 5) * 62}v-${60 + (index % 3) * 40}`)
    .join('')
  const glass = (id: string, outline: string, shade: string) =>
    clipped(
      id,
      outline,
      reflected() + line(panes + uprights, '#0a0f1a', 3, 0.7) + shape(shade, '#0a0f1a', 0.55),
    )
  return (
    glass('a', faces.left, 'M-236-222L-214 0H-330L-300-227z') +
    line('M-652-214L-560-246-236-222', '#7c8a9c', 5) +
    glass('c', faces.right, 'M186-262L236-300 290-292 262 0H170z') +
    line('M236-300L606-250 650-204', '#7c8a9c', 5) +
    glass('b', faces.middle, 'M-262-330L-190-372-150-368-196 0H-250z') +
    line('M-190-372L196-338 218-300', '#9fb0be', 6) +
    shape('M-60 0V-58L96-62V0z', '#ffcf7c') +
    line('M-60-58L96-62M-20 0V-58M18 0V-60M56 0V-60', '#2a2028', 5) +
    shape('M-90-62L128-70 132-58-92-50z', '#0a0f1a')
  )
}

/** Quảng Ninh Museum after rain: three blocks of black glass that mirror the bay, doubled in their pool, one red umbrella at its edge. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.6, 0.58, 0.6)
  const edge = h * choose(frame, 0.87, 0.85, 0.87)
  const k = choose(frame, 1.02, 0.7, 0.66) * u
  const x = w * choose(frame, 0.53, 0.5, 0.5)
  const walker = {
    x: w * choose(frame, 0.2, 0.2, 0.19),
    y: h * choose(frame, 0.945, 0.925, 0.95),
    k: choose(frame, 1.06, 1.12, 1) * u,
  }
  const child = { x: walker.x + 86 * walker.k, y: walker.y + 2 * u, k: walker.k * 0.9 }
  const cloudBand = (top: number, deep: number, sway: number, fill: string) =>
    shape(
      whole`M0,${h * top}Q${w * 0.2},${h * (top + sway)} ${w * 0.42},${h * top}T${w * 0.78},${h * (top - sway * 0.4)}T${w},${h * top}V${h * (top - deep)}H0z`,
      fill,
    )
  return [
    sky(frame, ground, ['#7d95a6', '#a9bcc0', '#dcd9c8', '#f7d9a8']),
    cloudBand(choose(frame, 0.15, 0.12, 0.14), 0.2, 0.07, '#8fa4b1'),
    cloudBand(choose(frame, 0.08, 0.06, 0.07), 0.2, 0.05, '#7b91a2'),
    hills(frame, {
      base: ground - 40 * u,
      height: 170 * u,
      peaks: choose(frame, 4, 2.4, 2.4),
      seed: 12,
      fill: '#a5b4b4',
      bottom: ground + 4,
    }),
    hills(frame, {
      base: ground - 20 * u,
      height: 90 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 31,
      fill: '#7f9a92',
      bottom: ground + 4,
    }),
    rect(0, ground - 10 * u, w, 24 * u, '#5a6f6a'),
    rect(0, ground, w, h - ground, '#93a5ab'),
    mirrored('m', placed(x, ground, k, blocks()), ground + 6 * u, 0.62, 0.72),
    rect(0, ground - 2 * u, w, 10 * u, '#d9d6c8'),
    ripples({
      left: 0,
      right: w,
      top: ground + 40 * u,
      bottom: edge,
      count: 26,
      colour: '#b9c5c6',
      seed: 5,
      opacity: 0.7,
      length: 240 * u,
    }),
    ripples({
      left: w * 0.3,
      right: w * 0.8,
      top: ground + 30 * u,
      bottom: edge,
      count: 10,
      colour: '#ffd694',
      seed: 8,
      opacity: 0.7,
      length: 120 * u,
    }),
    rect(0, edge, w, h - edge, '#cbbfae'),
    rect(0, edge - 4 * u, w, 14 * u, '#f3e6cf'),
    line(
      range(9)
        .map(
          (index) =>
            whole`M${w * (0.5 + (index - 4) * 0.13)},${edge + 10 * u}L${w * (0.5 + (index - 4) * 0.19)},${h}`,
        )
        .join(''),
      '#a99b8c',
      4 * u,
    ),
    shape(
      whole`M${walker.x - 30 * u},${walker.y}h${130 * u}l${-20 * u},${26 * u}h${-90 * u}z`,
      '#9d8f84',
    ),
    umbrellaWalker(walker.x, walker.y, walker.k, {
      dress: '#fff3df',
      dressShade: '#d9c4b0',
      umbrella: '#e23c28',
      umbrellaShade: '#a82626',
    }),
    placed(
      child.x,
      child.y,
      child.k,
      shape('M-18-56L-16 0H-3L0-44 5 0H18L18-56z', '#2b3050') +
        shape('M-24-112Q0-126 22-112L30-44Q0-34-30-44z', '#f2b030') +
        shape('M22-112L30-44Q16-38 4-38L8-118z', '#c9821e') +
        line('M-22-106L-46-84', '#f2b030', 12) +
        shape('M-20-128Q-22-156 0-158 22-156 20-128 10-112 0-112-12-112-20-128z', '#f2b030') +
        line('M-11-4h-8M13-4h8', '#e23c28', 10),
    ),
  ].join('')
}
