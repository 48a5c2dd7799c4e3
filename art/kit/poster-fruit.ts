import { num } from './path'
import { between, createRandom, range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A pomelo, pear-shaped, hanging from its neck at (x, y); 400 units wide, 450 tall; light from the left. */
export function posterPomelo(x: number, y: number, scale: number, seed: number): string {
  const random = createRandom(seed)
  const body =
    'M-20 0Q-70 30-100 90-210 170-206 290-190 440 0 450 190 440 206 290 210 170 100 90 70 30 20 0z'
  const pores = range(26).map(() => {
    const angle = between(random, 0, Math.PI * 2)
    const reach = Math.sqrt(random()) * 170
    return circle(Math.cos(angle) * reach, 270 + Math.sin(angle) * reach, 4, '#8f9a2c')
  })
  return placed(
    x,
    y,
    scale,
    shape(body, '#cfcf4a') +
      shape(
        'M20 0Q70 30 100 90 210 170 206 290 190 440 0 450-70 448-120 420 60 420 100 290 120 190 60 110 30 50-8 0z',
        '#97a32e',
      ) +
      shape('M-92 120Q-176 190-172 280-160 330-140 340-150 230-70 150-60 110-92 120z', '#eeea9a') +
      pores.join('') +
      shape('M-34-8Q0-30 34-8 40 20 0 24-40 20-34-8z', '#4a6a2a'),
  )
}

/** A mandarin, flat and ribbed, hanging from (x, y); 300 units wide. */
export function posterMandarin(x: number, y: number, scale: number, degrees = 0): string {
  return placed(
    x,
    y,
    scale,
    shape(
      'M0 14Q-60-14-110 20-170 70-150 160-110 250 0 246 110 250 150 160 170 70 110 20 60-14 0 14z',
      '#f2811c',
    ) +
      shape(
        'M70 0Q110 20 130 40 170 100 150 160 110 250 0 246-60 248-100 210 40 220 80 130 100 60 70 0z',
        '#c9541a',
      ) +
      shape('M-100 50Q-140 90-126 140-110 150-104 130-104 84-70 52-80 36-100 50z', '#ffc46a') +
      line('M0 24Q-24 60-22 96M0 24Q26 60 26 92M0 24Q-60 44-78 80', '#c9541a', 5) +
      shape('M0 34L-34 20-14 6-20-20 0-6 22-20 16 8 36 20z', '#3f6a2a'),
    false,
    degrees,
  )
}

/** A dragon fruit hanging from (x, y): pink, wide scales with green tips; 360 units wide with them, 440 tall. */
export function posterDragonFruit(x: number, y: number, scale: number, degrees = 0): string {
  const scales = range(3).flatMap((row) => {
    const count = row % 2 ? 4 : 3
    return range(count).map((index) => {
      const t = ((index + 0.5) / count) * 2 - 1
      const half = [104, 142, 138][row] ?? 120
      const skin = t > 0.3 ? '#c9327a' : '#f268a4'
      return placed(
        t * half * 1.04,
        326 - row * 96 - t * t * 26,
        0.8,
        shape('M-34-40Q-46 26 8 110 34 40 34-40 0-60-34-40z', skin) +
          shape('M-30 30Q-22 90 26 140 30 84 30 26 10 60-30 30z', t > 0.3 ? '#5f8f3a' : '#a9cc4a'),
        false,
        -t * 30,
      )
    })
  })
  return placed(
    x,
    y,
    scale,
    shape('M-30 0Q-150 60-164 220-150 400 0 424 150 400 164 220 150 60 30 0z', '#e23c86') +
      shape(
        'M30 0Q150 60 164 220 150 400 0 424-40 420-70 400 70 380 90 220 90 90-6 0z',
        '#a81f5e',
      ) +
      scales.join('') +
      shape(
        'M-60 400Q-80 470-120 500-60 480-40 450-30 500-44 530 0 490 8 450 30 490 60 510 44 450 50 410 0 440-60 400z',
        '#8fb83a',
      ) +
      shape(
        'M-70 40Q-100-10-150-30-90-30-50 14-40-30-20-50-10-10 0 14 20-30 50-46 40 0 40 30z',
        '#5f8f3a',
      ),
    false,
    degrees,
  )
}

/** A rambutan with its soft hairs, middle at (x, y), 300 units wide with them; open ones show the white flesh. */
export function posterRambutan(
  x: number,
  y: number,
  scale: number,
  seed: number,
  open = false,
): string {
  const random = createRandom(seed)
  const hairs = range(34)
    .map((index) => {
      const angle = (index / 34) * Math.PI * 2 + between(random, -0.08, 0.08)
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
      const reach = between(random, 132, 158)
      return `M${num(ux * 88)},${num(uy * 96)}Q${num(ux * 122 - uy * 14)},${num(uy * 126 + ux * 14)} ${num(ux * reach + uy * 12)},${num(uy * reach - ux * 12)}`
    })
    .join('')
  const inner = range(15)
    .map(() => {
      const [ix, iy] = [between(random, -64, 60), between(random, -70, 70)]
      return `M${num(ix)},${num(iy)}q${num(between(random, -18, 2))},${num(between(random, -12, 6))} ${num(between(random, -34, -14))},${num(between(random, -22, 16))}`
    })
    .join('')
  const flesh = open
    ? shape('M-100-30Q-70-130 30-116 104-96 100-20 40-60-100-30z', '#fffdf2') +
      shape('M40-112Q104-96 100-20 80-36 50-44 70-80 40-112z', '#d8dcc8') +
      shape('M-106-20Q-40-66 104-12L98 6Q0-40-100 4z', '#8f1a24')
    : ''
  return placed(
    x,
    y,
    scale,
    line(hairs, '#e8803a', 7) +
      ellipse(0, 0, 102, 110, '#d8303a') +
      shape('M40-102Q104-70 102 0 96 106 0 110-50 108-76 76 50 70 60-10 64-60 40-102z', '#95182c') +
      line(inner, '#f2a24a', 6) +
      flesh,
  )
}

/** A durian hanging from its stalk at (x, y): rows of hard spikes, one lobe split to show the flesh; 440 units wide, 560 tall. */
export function posterDurian(x: number, y: number, scale: number): string {
  const spikes: string[] = []
  const shaded: string[] = []
  for (const row of range(9)) {
    const t = (row + 0.5) / 9
    const half = 206 * Math.sin(Math.PI * (0.12 + t * 0.78)) ** 0.62
    const count = 3 + Math.round(half / 46)
    for (const index of range(count)) {
      const a = ((index + (row % 2) * 0.5) / (count - 0.5)) * 2 - 1
      if (a > 1.02) continue
      const sx = Math.sin((a * Math.PI) / 2) * half
      const sy = 40 + t * 500
      const [tx, ty] = [sx + a * 36, sy + (t - 0.4) * 54]
      spikes.push(
        `M${num(sx - 30)},${num(sy + 8)}L${num(tx)},${num(ty)} ${num(sx + 4)},${num(sy + 30)}z`,
      )
      shaded.push(
        `M${num(sx + 30)},${num(sy + 4)}L${num(tx)},${num(ty)} ${num(sx + 4)},${num(sy + 30)}z`,
      )
    }
  }
  const split =
    shape('M40 190Q150 230 150 350 130 470 40 510-30 450-20 340-10 240 40 190z', '#f3e7b8') +
    shape('M46 226Q120 256 116 350 100 440 46 474 0 420 10 340 16 260 46 226z', '#d9b24a') +
    shape(
      'M40 240Q96 260 92 330 70 372 38 372 6 340 16 300 24 260 40 240zM40 366Q90 380 80 430 60 462 42 462 10 430 14 396 24 372 40 366z',
      '#ffd84f',
    ) +
    shape(
      'M60 256Q96 290 92 330 70 372 50 370 76 320 60 256zM66 384Q88 400 80 430 60 462 52 460 74 420 66 384z',
      '#e0a52a',
    )
  return placed(
    x,
    y,
    scale,
    shape(
      'M-30-10Q-130 20-186 130-236 280-190 420-110 570 0 576 120 570 196 420 236 280 186 130 130 20 30-10z',
      '#7d8a2e',
    ) +
      shape(spikes.join(''), '#b8b84a') +
      shape(shaded.join(''), '#4f5f26') +
      split +
      shape('M-22-120H18L34 14Q0 34-36 14z', '#6a4a26') +
      shape('M4-120H18L34 14Q20 26 6 24z', '#432c1c'),
  )
}

/** A mango hanging from (x, y): red shoulder, golden tip; 300 units wide, 420 tall. */
export function posterMango(x: number, y: number, scale: number, degrees = 0): string {
  return placed(
    x,
    y,
    scale,
    shape(
      'M-6 0Q-120 10-150 140-150 300-60 390 20 440 90 360 170 240 140 110 100 0-6 0z',
      '#f6b02c',
    ) +
      shape(
        'M40 4Q110 20 140 110 170 240 90 360 20 440-40 404 70 360 90 230 96 90 40 4z',
        '#d9761e',
      ) +
      shape(
        'M-6 0Q-120 10-150 140-146 220-128 270-110 150-30 90 60 50 118 64 80 0-6 0z',
        '#d8442a',
      ) +
      shape('M-112 90Q-134 160-116 210-96 210-98 170-90 110-60 80-90 60-112 90z', '#ffd98a') +
      shape('M-24-6Q0-24 26-4 20 16-4 16z', '#4a6a2a'),
    false,
    degrees,
  )
}
