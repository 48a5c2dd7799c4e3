import { aoDaiFigure } from '../../kit/people'
import { plasticStool } from '../../kit/pho-stall'
import { cycle, range } from '../../kit/rng'
import { ellipse, line, mirrored, rect } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky } from '../../kit/sky'
import { helmet, loafCart, neon, vespa } from '../../kit/vespa'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Saigon after dark on a vintage scooter: neon bowls and prawns over the shops, a bánh mì cart, the wet street shining. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.72, 0.68, 0.7)
  const count = choose(frame, 6, 3, 3)
  const step = w / count
  const walls = ['#2f2260', '#3d2468', '#28275e', '#4a2568', '#2a1f58']
  const houses = range(count + 1).map((index) => {
    const x = index * step - step * 0.2
    const top = h * (0.12 + ((index * 5) % 4) * 0.055)
    const windows = range(6).map((cell) =>
      rect(
        x + step * (0.14 + (cell % 3) * 0.28),
        top + (50 + Math.floor(cell / 3) * 120) * u,
        step * 0.16,
        74 * u,
        (cell * 7 + index * 3) % 5 === 0 ? '#ffc46a' : '#1c1648',
      ),
    )
    return (
      rect(x, top, step - 6 * u, kerb - top, cycle(walls, index)) +
      rect(x - 6 * u, top, step + 6 * u, 14 * u, '#5a3a80') +
      shining(windows.join('')) +
      shining(
        rect(
          x + step * 0.08,
          kerb - 190 * u,
          step * 0.78,
          190 * u,
          cycle(['#ff8f5a', '#ffb84f', '#e0608a'], index),
        ),
      ) +
      rect(
        x + step * 0.04,
        kerb - 226 * u,
        step * 0.88,
        44 * u,
        cycle(['#1f6a78', '#a8263f', '#5a2a80'], index),
      ) +
      line(
        whole`M${x + step * 0.34},${kerb - 180 * u}V${kerb}M${x + step * 0.6},${kerb - 180 * u}V${kerb}`,
        '#2a1444',
        6 * u,
      )
    )
  })
  const bike = {
    x: w * choose(frame, 0.36, 0.46, 0.45),
    y: h * choose(frame, 0.9, 0.84, 0.88),
    size: choose(frame, 1.7, 1.9, 1.72) * u,
  }
  const cart = {
    x: w * choose(frame, 0.76, 0.76, 0.77),
    y: h * choose(frame, 0.82, 0.73, 0.77),
    size: choose(frame, 1.15, 1.16, 1.06) * u,
  }
  const signs = choose(
    frame,
    [
      ['bowl', 0.13, 0.34, 1, '#ff4f8f', '#ffd6e4'],
      ['prawn', 0.33, 0.24, 0.9, '#ff8a3a', '#ffe3c4'],
      ['arrow', 0.5, 0.4, 0.7, '#ffd23f', '#fff6d0'],
      ['cup', 0.62, 0.22, 0.85, '#3fd6e0', '#dffcff'],
      ['star', 0.93, 0.28, 0.9, '#b46aff', '#ecdcff'],
    ] as const,
    [
      ['bowl', 0.24, 0.29, 1.15, '#ff4f8f', '#ffd6e4'],
      ['prawn', 0.7, 0.16, 1, '#ff8a3a', '#ffe3c4'],
      ['cup', 0.92, 0.33, 0.7, '#3fd6e0', '#dffcff'],
      ['arrow', 0.48, 0.4, 0.66, '#ffd23f', '#fff6d0'],
    ] as const,
    [
      ['bowl', 0.24, 0.28, 1, '#ff4f8f', '#ffd6e4'],
      ['prawn', 0.64, 0.15, 0.86, '#ff8a3a', '#ffe3c4'],
      ['cup', 0.92, 0.22, 0.68, '#3fd6e0', '#dffcff'],
      ['arrow', 0.5, 0.4, 0.6, '#ffd23f', '#fff6d0'],
    ] as const,
  )
  return [
    sky(frame, kerb, ['#120d3a', '#34195e', '#8a2f78']),
    mirrored(
      'r',
      houses.join('') +
        line(
          whole`M-10,${h * 0.1}Q${w * 0.4},${h * 0.24} ${w + 10},${h * 0.07}M-10,${h * 0.13}Q${w * 0.5},${h * 0.27} ${w + 10},${h * 0.1}`,
          '#0d0a28',
          4 * u,
        ) +
        signs
          .map(([sign, x, y, s, colour, core]) => neon(x * w, y * h, s * u, sign, colour, core))
          .join(''),
      kerb,
      1,
      0.8,
    ),
    rect(0, kerb, w, h - kerb, '#1a1442', 0.72),
    ripples({
      left: 0,
      right: w,
      top: kerb + 20 * u,
      bottom: h,
      count: 24,
      colour: '#1a1442',
      seed: 4,
      opacity: 0.8,
      length: 320 * u,
    }),
    rect(0, kerb - 4 * u, w, 16 * u, '#6a4a90'),
    aoDaiFigure(
      cart.x + 150 * cart.size,
      cart.y - 8 * u,
      1.9 * cart.size,
      { dress: '#2f9c93', trousers: '#2a1f58' },
      true,
    ),
    loafCart(cart.x, cart.y, cart.size, '#d8322b', '#98202c', '#f0b23a', '#fff1cf'),
    plasticStool(cart.x - 230 * cart.size, cart.y + 20 * u, 1.7 * u, '#2f6fd0', '#1c3f8a'),
    ellipse(bike.x, bike.y, 170 * bike.size, 14 * bike.size, '#0d0a28', 0.7),
    vespa(bike.x, bike.y, bike.size, {
      body: '#4fc4b8',
      shade: '#2a8f90',
      light: '#b5ece0',
      seat: '#8a3a2a',
      chrome: '#e6e9f2',
      lamp: '#fff0b8',
    }),
    helmet(
      bike.x + 50 * bike.size,
      bike.y - 136 * bike.size,
      0.9 * bike.size,
      '#e0322a',
      '#a81f26',
      '#1c1726',
    ),
  ].join('')
}
