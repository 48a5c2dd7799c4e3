import { mangoFruit } from './fruit'
import { num } from './path'
import { cycle, range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

/** Bolts of silk standing side by side on a shelf, foot at (x, y), each 40 units wide and up to 150 tall, a gold thread on every other one. */
export function silkBolts(x: number, y: number, scale: number, fills: readonly string[]): string {
  return placed(
    x,
    y,
    scale,
    fills
      .map((fill, index) => {
        const left = index * 42
        const tall = 118 + ((index * 37) % 34)
        return (
          rect(left, -tall, 38, tall, fill) +
          rect(left + 24, -tall, 14, tall, '#000', 0.14) +
          ellipse(left + 19, -tall, 19, 6, '#fff6e4') +
          circle(left + 19, -tall, 3, fill) +
          (index % 2
            ? line(
                `M${left + 2}-${tall - 30}h34M${left + 2}-${tall - 38}h34M${left + 2}-26h34`,
                '#f6d58a',
                3,
              )
            : '')
        )
      })
      .join(''),
  )
}

/** A lacquer vase, black over red with a gold sprig, foot at (x, y), 70 units wide, 130 tall. */
export function lacquerVase(
  x: number,
  y: number,
  scale: number,
  body: string,
  band: string,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-18 0Q-44-36-34-76-24-98-14-104V-124H14V-104Q24-98 34-76 44-36 18 0z', body) +
      shape('M-37-58Q0-46 37-58L34-76Q0-62-34-76z', band) +
      shape(
        'M12-124H14V-104Q24-98 34-76 44-36 18 0H6Q30-40 20-78 14-96 8-104V-124z',
        '#000',
        0.22,
      ) +
      line('M-6-12Q-16-30-2-44M-8-22l-12-6M-10-32l8-10', '#f0b84a', 3) +
      line('M-15-124H15', '#f0b84a', 5),
  )
}

/** A round bamboo basket with a lid handle or open, foot at (x, y), 120 units wide, 70 tall. */
export function bambooBasket(
  x: number,
  y: number,
  scale: number,
  weave: string,
  shade: string,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-60-60H60L46-4Q0 4-46-4z', weave) +
      shape('M14-60H60L46-4Q30 0 20 0z', shade, 0.55) +
      line(
        'M-56-44H56M-52-28H52M-48-13H48M-40-58L-30-2M-20-58L-14 0M2-58V2M24-58L18 0M44-58L34-2',
        shade,
        2,
      ) +
      ellipse(0, -61, 60, 9, shade) +
      line('M-60-61Q0-46 60-61', weave, 6),
  )
}

/** A big glass jar of dried mango under a cloth cap tied with string, foot at (x, y), 150 units wide, 210 tall. */
export function mangoJar(x: number, y: number, scale: number): string {
  const slices = range(5)
    .flatMap((row) => range(4).map((column) => [row, column] as const))
    .map(([row, column]) => {
      const px = -45 + column * 30 + (row % 2) * 8
      const py = -20 - row * 28
      return placed(
        px,
        py,
        1,
        shape(
          'M-22 4Q-18-14 4-14 24-12 22 4 8 14-8 12-20 12-22 4z',
          cycle(['#f6a623', '#ffbe45', '#e88a1c'], row * 3 + column * 2),
        ),
        false,
        ((row * 53 + column * 71) % 70) - 35,
      )
    })
    .join('')
  return placed(
    x,
    y,
    scale,
    shape(
      'M-74-140Q-74-164-54-170H54Q74-164 74-140V-12Q74 0 60 0H-60Q-74 0-74-12z',
      '#e6f2e6',
      0.75,
    ) +
      slices +
      shape(
        'M-74-140Q-74-164-54-170H54Q74-164 74-140V-12Q74 0 60 0H-60Q-74 0-74-12z',
        '#e6f2e6',
        0.18,
      ) +
      shape('M-62-146Q-62-154-50-156V-14Q-60-14-62-24z', '#fff', 0.65) +
      rect(-32, -104, 64, 54, '#fff6e0') +
      mangoFruit(0, -96, 1.1, '#f6b02c', '#e8622c', 20, 6) +
      shape('M-60-168H60L72-150Q0-138-72-150z', '#d8382a') +
      shape('M-56-168Q-58-206-40-204-20-214 0-206 20-214 40-204 58-206 56-168z', '#e8503a') +
      line('M-58-168H58', '#f6e0a8', 6) +
      line('M20-166q20 8 26 24M24-166q28 0 38 14', '#f6e0a8', 3),
  )
}

/** Silk scarves hung from a rod: each a fall of cloth with a patterned end; top at y, 56 units apart, 190 long. */
export function hangingScarves(
  x: number,
  y: number,
  scale: number,
  tones: readonly (readonly [cloth: string, shade: string])[],
): string {
  return placed(
    x,
    y,
    scale,
    line(`M-20 0H${tones.length * 58 - 6}`, '#8a5a2c', 7) +
      tones
        .map(([cloth, shade], index) => {
          const left = index * 58
          const long = 170 + ((index * 47) % 50)
          return (
            shape(
              `M${left} 0H${left + 44}Q${left + 50} ${long * 0.5} ${left + 42} ${long}H${left + 2}Q${left - 4} ${long * 0.5} ${left} 0z`,
              cloth,
            ) +
            shape(
              `M${left + 14} 0h12Q${left + 30} ${long * 0.5} ${left + 24} ${long}h-8Q${left + 20} ${long * 0.5} ${left + 14} 0z`,
              shade,
            ) +
            line(
              `M${left + 3} ${num(long - 22)}H${left + 41}M${left + 3} ${num(long - 32)}H${left + 41}`,
              '#fff1cf',
              3,
            )
          )
        })
        .join(''),
  )
}

/** A round lacquer tray standing on its rim with a gold lotus, foot at (x, y), 120 units wide. */
export function lacquerTray(
  x: number,
  y: number,
  scale: number,
  body: string,
  rim: string,
): string {
  return placed(
    x,
    y,
    scale,
    circle(0, -60, 60, rim) +
      circle(0, -60, 52, body) +
      shape(
        'M0-40Q-18-56 0-88 18-56 0-40zM-4-40Q-34-46-34-74-12-64-4-40zM4-40Q34-46 34-74 12-64 4-40z',
        '#f0b84a',
      ) +
      line('M-26-34Q0-24 26-34', '#f0b84a', 4),
  )
}
