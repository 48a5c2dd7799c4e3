import { copyAt, stencils } from '../../kit/copies'
import { lionDance } from '../../kit/lion-dance'
import { mix } from '../../kit/path'
import { recedingStreet } from '../../kit/receding-street'
import { between, createRandom, range } from '../../kit/rng'
import { circle, line, polygon, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { starFilms, starLantern } from '../../kit/star-lantern'
import { moon } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A row of people's heads and shoulders along the street. */
function crowd(
  frame: Frame,
  y: number,
  scale: number,
  fill: string,
  seed: number,
  gap: readonly [number, number],
): string {
  const random = createRandom(seed)
  const floor = Math.round(y + 150 * scale)
  const count = Math.round(frame.width / (54 * scale))
  const d = range(count)
    .map((index) => {
      const x = ((index + between(random, 0.2, 0.8)) / count) * frame.width
      if (x > gap[0] && x < gap[1]) return ''
      const s = scale * between(random, 0.8, 1.1)
      const top = y - between(random, 0, 22) * scale
      const head = whole`M${x - 11 * s},${top - 30 * s}a${11 * s},${13 * s} 0 1 1 ${22 * s},0a${11 * s},${13 * s} 0 1 1 ${-22 * s},0`
      return whole`${head}M${x - 26 * s},${floor}V${top}q${4 * s},${-16 * s} ${26 * s},${-16 * s}t${26 * s},${16 * s}V${floor}z`
    })
    .join('')
  return shape(d, fill)
}

function lanterns(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const rows = choose(frame, 4, 4, 4)
  return range(rows)
    .flatMap((row) => {
      const part = row / (rows - 1)
      const sag = mix(20, 60, part) * u
      const y = mix(0.42, 0.04, part) * h
      const left = mix(w * 0.4, -w * 0.06, part)
      const right = mix(w * 0.6, w * 1.06, part)
      const count = [4, 5, choose(frame, 6, 5, 5), choose(frame, 6, 4, 4)][row] ?? 5
      const size = mix(0.3, 1.75, part ** 1.25) * u
      const rope = line(
        whole`M${left},${y}Q${(left + right) / 2},${y + sag * 2} ${right},${y}`,
        '#1d0f24',
        3 * size,
      )
      return [
        rope,
        ...range(count).map((index) => {
          const t = (index + 0.5) / count
          return copyAt(
            `l${(index * 2 + row) % starFilms.length}`,
            mix(left, right, t),
            y + 4 * t * (1 - t) * sag + 56 * size,
            size,
            ((index * 5 + row * 3) % 7) * 4 - 12,
          )
        }),
      ]
    })
    .join('')
}

/** Mid-autumn night in Hàng Mã street: star lanterns overhead, a huge moon at the end, a lion's head dancing in the crowd. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const vanishY = h * choose(frame, 0.66, 0.6, 0.64)
  const ground = h * 1.16
  const tones = [
    { wall: '#a8443c', shutter: '#5a1f3a' },
    { wall: '#c96a34', shutter: '#3f2350' },
    { wall: '#8a2f48', shutter: '#3a1a40' },
  ]
  const side = {
    ground,
    vanish: [w * 0.5, vanishY] as const,
    houses: 5,
    depth: 0.5,
    tones,
    wood: '#3a1430',
    roof: '#4a1f44',
    roofShade: '#2c1236',
    glow: '#ffb545',
  }
  const reach = choose(frame, 0.0, 0.3, 0.16) * w
  const lionX = w * choose(frame, 0.57, 0.52, 0.53)
  return [
    sky(frame, vanishY, ['#141040', '#3b1c63', '#8a2f68', '#e0694a']),
    stars(frame, vanishY * 0.7, 34, 8),
    moon(w * 0.5, h * choose(frame, 0.44, 0.38, 0.42), choose(frame, 190, 200, 170) * u, '#fff0b8'),
    polygon(
      [
        [w * 0.5, vanishY],
        [w * 1.3, h + 20],
        [-w * 0.3, h + 20],
      ],
      '#54203f',
    ),
    polygon(
      [
        [w * 0.5, vanishY],
        [w * 0.74, h + 20],
        [w * 0.26, h + 20],
      ],
      '#8a3a44',
      0.7,
    ),
    recedingStreet({ ...side, nearX: -reach, eaves: -h * 0.16 }),
    recedingStreet({ ...side, nearX: w + reach, eaves: -h * 0.22, tones: [...tones].reverse() }),
    stencils(starFilms.map((film, index) => [`l${index}`, starLantern(film)] as const)),
    lanterns(frame, u),
    crowd(frame, vanishY + 44 * u, 0.55 * u, '#7a2a54', 5, [w * 2, w * 2]),
    crowd(frame, vanishY + 104 * u, 1 * u, '#471848', 9, [lionX - 130 * u, lionX + 130 * u]),
    circle(lionX, h * choose(frame, 0.78, 0.74, 0.78), 250 * u, '#ffb545', 0.16),
    lionDance(lionX, h * choose(frame, 1.0, 0.9, 0.99), choose(frame, 1.34, 1.45, 1.3) * u),
    crowd(frame, h * choose(frame, 0.97, 0.95, 0.98), 1.7 * u, '#180a26', 14, [
      lionX - 230 * u,
      lionX + 230 * u,
    ]),
  ].join('')
}
