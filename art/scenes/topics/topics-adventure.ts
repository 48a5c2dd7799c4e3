import { nationalFlag } from '../../kit/cable-car'
import { foliage } from '../../kit/foliage'
import { mist, mountains } from '../../kit/haze'
import { fern } from '../../kit/jungle'
import { range } from '../../kit/rng'
import { bridgeSpot, ropeBridge } from '../../kit/rope-bridge'
import { line, polygon, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { onlooker } from '../../kit/traveller'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Across the gorge on a swaying footbridge, towards a zig-zag trail and the flag on the pass. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const px = (part: number) => w * part
  const py = (part: number) => h * part
  const land = { x: px(choose(frame, 0.56, 0.56, 0.56)), y: py(choose(frame, 0.56, 0.55, 0.56)) }
  const pass = { x: px(choose(frame, 0.64, 0.66, 0.66)), y: py(choose(frame, 0.2, 0.2, 0.2)) }
  const bridge = {
    near: [
      px(choose(frame, 0.36, 0.28, 0.28)),
      py(2.3),
      choose(frame, 1000, 900, 860) * u,
    ] as const,
    far: [land.x, land.y + 6 * u, 15 * u] as const,
    sag: 46 * u,
    planks: 34,
    wood: '#c9884a',
    shade: '#7a4a2c',
    rope: '#4a2c24',
  }
  const walker = bridgeSpot(bridge, 0.41)
  const trail = range(6)
    .map((index) => {
      const part = index / 6
      const y = land.y + (pass.y - land.y) * part
      const reach = (150 - index * 20) * u
      const x = land.x + (pass.x - land.x) * part + (index % 2 === 0 ? reach : -reach)
      return whole`L${x},${y - 34 * u}`
    })
    .join('')
  const peak = (points: readonly (readonly [number, number])[], fill: string) =>
    polygon(
      points.map(([x, y]) => [px(x), py(y)] as const),
      fill,
    )
  const [a, b] = [pass.x / w, pass.y / h]
  return [
    sky(frame, py(0.6), ['#2f8fc0', '#8fd0d8', '#f6f0c0']),
    sun(px(choose(frame, 0.26, 0.24, 0.24)), py(0.2), choose(frame, 92, 92, 84) * u, '#fffce6'),
    cloud(px(0.42), py(0.13), 330 * u, '#fffdf2', 0.85) +
      cloud(px(choose(frame, 0.9, 0.94, 0.94)), py(0.1), 260 * u, '#fffdf2', 0.75),
    birds(px(0.4), py(0.27), 0.8 * u, '#2a6a8a'),
    mountains(frame, {
      base: py(0.58),
      height: 330 * u,
      peaks: choose(frame, 4.4, 2.6, 2.8),
      seed: 7,
      fill: '#9fcbd0',
      bottom: py(0.7),
    }),
    mountains(frame, {
      base: py(0.62),
      height: 250 * u,
      peaks: choose(frame, 5, 3, 3.2),
      seed: 18,
      fill: '#6aa9b0',
      bottom: py(0.75),
    }),
    mist(frame, py(0.42), py(0.2), '#f6f6d8', 0.7, 'm'),
    peak(
      [
        [a - 0.4, 0.66],
        [a - 0.27, 0.46],
        [a - 0.2, 0.43],
        [a - 0.12, 0.3],
        [a - 0.07, 0.29],
        [a, b],
        [a + 0.06, b + 0.05],
        [a + 0.12, b + 0.02],
        [a + 0.2, b + 0.14],
        [a + 0.3, b + 0.16],
        [1.02, 0.44],
        [1.02, 0.8],
        [a - 0.4, 0.8],
      ],
      '#4f9a54',
    ),
    peak(
      [
        [a + 0.06, b + 0.05],
        [a + 0.12, b + 0.02],
        [a + 0.2, b + 0.14],
        [a + 0.3, b + 0.16],
        [1.02, 0.44],
        [1.02, 0.8],
        [a + 0.16, 0.8],
        [a + 0.19, 0.56],
        [a + 0.1, 0.42],
        [a + 0.12, 0.26],
      ],
      '#2f7350',
    ),
    peak(
      [
        [a - 0.12, 0.3],
        [a - 0.14, 0.42],
        [a - 0.2, 0.5],
        [a - 0.2, 0.62],
        [a - 0.4, 0.66],
        [a - 0.27, 0.46],
        [a - 0.2, 0.43],
      ],
      '#7fbf62',
    ),
    line(whole`M${land.x},${land.y}${trail}L${pass.x},${pass.y + 4 * u}`, '#f8e6b0', 8 * u),
    nationalFlag(pass.x, pass.y + 6 * u, choose(frame, 0.85, 0.85, 0.8) * u, '#5a3a2c'),
    range(7)
      .map((index) =>
        foliage(
          px(a + ((index * 0.137) % 0.62) - 0.3),
          py(0.47 + ((index * 5) % 4) * 0.034),
          46 * u,
          28 * u,
          index % 2 === 0 ? '#2f7350' : '#1f5f4a',
          index + 3,
        ),
      )
      .join(''),
    peak(
      [
        [-0.02, 0.62],
        [1.02, 0.62],
        [1.02, 1.02],
        [-0.02, 1.02],
      ],
      '#3f7a74',
    ),
    peak(
      [
        [choose(frame, 0.3, 0.22, 0.22), 0.6],
        [0.5, 0.575],
        [0.62, 0.565],
        [1.02, 0.6],
        [1.02, 1.02],
        [0.66, 1.02],
        [0.7, 0.86],
        [0.62, 0.74],
        [0.6, 0.66],
        [0.5, 0.64],
      ],
      '#8a7a6a',
    ),
    peak(
      [
        [0.5, 0.575],
        [0.62, 0.565],
        [1.02, 0.6],
        [1.02, 0.68],
        [0.8, 0.66],
        [0.66, 0.62],
        [0.54, 0.6],
      ],
      '#5fa84f',
    ),
    peak(
      [
        [0.72, 0.67],
        [1.02, 0.7],
        [1.02, 1.02],
        [0.84, 1.02],
        [0.86, 0.86],
        [0.78, 0.78],
      ],
      '#6a5c58',
    ),
    peak(
      [
        [-0.02, 0.56],
        [0.1, 0.6],
        [0.16, 0.58],
        [0.26, 0.64],
        [0.3, 0.72],
        [0.26, 0.84],
        [0.2, 1.02],
        [-0.02, 1.02],
      ],
      '#a8937a',
    ),
    peak(
      [
        [-0.02, 0.56],
        [0.1, 0.6],
        [0.16, 0.58],
        [0.26, 0.64],
        [0.12, 0.68],
        [-0.02, 0.68],
      ],
      '#5fa84f',
    ),
    peak(
      [
        [-0.02, 0.74],
        [0.1, 0.72],
        [0.16, 0.86],
        [0.1, 1.02],
        [-0.02, 1.02],
      ],
      '#85735f',
    ),
    shape(
      whole`M${px(0.43)},${py(0.6)}Q${px(0.47)},${py(0.68)} ${px(0.38)},${py(0.76)}T${px(0.3)},${py(1.02)}` +
        whole`H${px(0.62)}Q${px(0.66)},${py(0.86)} ${px(0.58)},${py(0.76)}T${px(0.5)},${py(0.6)}z`,
      '#2fb0b0',
    ),
    shape(
      whole`M${px(0.46)},${py(0.62)}Q${px(0.5)},${py(0.7)} ${px(0.43)},${py(0.78)}T${px(0.42)},${py(1.02)}` +
        whole`H${px(0.5)}Q${px(0.52)},${py(0.86)} ${px(0.5)},${py(0.78)}T${px(0.49)},${py(0.62)}z`,
      '#8fe6d4',
      0.7,
    ),
    line(
      whole`M${land.x - 22 * u},${land.y + 8 * u}v${-56 * u}M${land.x + 22 * u},${land.y + 8 * u}` +
        whole`v${-56 * u}M${land.x - 22 * u},${land.y - 44 * u}h${44 * u}`,
      '#5a3322',
      9 * u,
    ),
    ropeBridge(bridge),
    onlooker(walker.x, walker.y + 4 * u, choose(frame, 1.5, 1.6, 1.45) * u, {
      jacket: '#e0402a',
      pack: '#f6b02e',
      packShade: '#c9861f',
      trousers: '#2a2346',
      hat: '#fff1e0',
    }),
    fern(px(1.01), py(1.02), 1.5 * u, '#174f40', -36) +
      fern(px(1.02), py(1.04), 1.4 * u, '#1f6a4a', -62) +
      fern(-10, py(1.03), 1.3 * u, '#174f40', 30) +
      fern(-10, py(1.05), 1.2 * u, '#1f6a4a', 58),
  ].join('')
}
