import { filmCamera, filmRoll, karstReflection, standingLens } from '../../kit/camera-kit'
import { placed, rect, shape } from '../../kit/shapes'
import { sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Photography: a film camera with Ha Long mirrored in its lens, a second lens, a roll of film, prints of the road behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const table = h * choose(frame, 0.72, 0.7, 0.71)
  const x = w * choose(frame, 0.5, 0.47, 0.47)
  const size = choose(frame, 1.42, 1.28, 1.17) * u
  const print = (sky: string, ground: string, motif: string) =>
    rect(-96, -116, 200, 240, '#000', 0.16) +
    rect(-104, -124, 200, 240, '#fffaf0') +
    rect(-88, -108, 168, 168, sky) +
    shape('M-88 60V-4Q-40-34 0-8T80-20V60z', ground) +
    motif
  const prints = [
    print('#8fd0d8', '#2f9c6a', shape('M-60 10L-30-60 0 10zM-20 20L26-74 70 20z', '#3f6a8e')),
    print('#f6b26a', '#8a4a6a', '<circle cx="-4" cy="-40" r="34" fill="#fff3cf"/>'),
    print(
      '#f2d48c',
      '#d8412a',
      shape('M-70 30V-20L-40-44-10-20V30zM4 30V-34L36-62 66-34V30z', '#f6b02c') +
        rect(-48, 0, 16, 30, '#5a2c24') +
        rect(28, -8, 16, 38, '#5a2c24'),
    ),
  ]
  const spots = choose(
    frame,
    [
      [0.13, 0.3, -9, 1.2],
      [0.86, 0.27, 8, 1.2],
      [0.31, 0.15, 5, 0.95],
    ],
    [
      [0.16, 0.2, -9, 1.15],
      [0.84, 0.19, 8, 1.15],
      [0.5, 0.14, 3, 1.05],
    ],
    [
      [0.15, 0.2, -9, 0.95],
      [0.85, 0.19, 8, 0.95],
      [0.5, 0.13, 3, 0.85],
    ],
  ) as readonly (readonly [number, number, number, number])[]
  return [
    rect(0, 0, w, h, '#e0563a'),
    sunRays(x, table - 210 * u, w, 36, '#f28a4a', 0.55),
    prints
      .map((content, index) => {
        const [px = 0.5, py = 0.2, degrees = 0, s = 1] = spots[index] ?? []
        return placed(px * w, py * h, s * u, content, false, degrees)
      })
      .join(''),
    rect(0, table, w, h - table, '#f0b23a') + rect(0, table, w, 16 * u, '#ffd676'),
    shape(
      whole`M${x - 560 * u},${h + 10}L${x - 330 * u},${table + 60 * u}H${x + 500 * u}L${x + 760 * u},${h + 10}z`,
      '#d9922a',
      0.5,
    ),
    standingLens(
      w * choose(frame, 0.83, 0.92, 0.925),
      h * choose(frame, 0.83, 0.8, 0.8),
      choose(frame, 1.35, 1.2, 1.05) * u,
      '#3a3545',
      '#221e2c',
      '#e0322a',
    ),
    filmCamera(
      x,
      h * choose(frame, 0.88, 0.83, 0.86),
      size,
      {
        leather: '#2f6a6e',
        leatherShade: '#1f4c54',
        metal: '#e9e6df',
        metalShade: '#a8a6b0',
        strap: '#7a3b26',
        strapLight: '#e3a45f',
      },
      karstReflection(),
    ),
    filmRoll(
      w * choose(frame, 0.13, 0.13, 0.13),
      h * choose(frame, 0.95, 0.96, 0.97),
      choose(frame, 1.2, 1.2, 1.05) * u,
      '#2f9c93',
      '#1d706e',
      '#4a2f2a',
      '#f6cf94',
    ),
  ].join('')
}
