import { chilliPod, chopsticks, herbSprig, limeHalf, soupBowl } from '../../kit/food-above'
import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { cinnamonStick, noodleNest, starAnise } from '../../kit/shop-food'
import { pad, setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The open box with its three noodle nests, the spice sachet and the stock paste. */
const box =
  pad(-230, -262, 490, 560, 24, '#1a3a3c').replace('/>', ' opacity=".35"/>') +
  pad(-245, -280, 490, 560, 24, '#c9402c') +
  pad(-225, -260, 450, 520, 14, '#8f2420') +
  placed(-112, -144, 0.98, noodleNest()) +
  placed(112, -144, 0.98, noodleNest()) +
  placed(-112, 84, 0.98, noodleNest()) +
  pad(18, -16, 190, 128, 12, '#fff1cf') +
  placed(113, 48, 0.9, starAnise()) +
  pad(18, 128, 190, 112, 12, '#f2ae2c') +
  circle(113, 184, 40, '#fff1cf') +
  shape('M80 186Q84 216 113 218T146 186z', '#c9402c') +
  line('M100 172q-6-10 0-18M124 172q-6-10 0-18', '#c9402c', 6)

/** A pho kit unpacked on a jade table, seen from above: dried noodles, star anise, cinnamon, and the bowl it becomes. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const step = 130 * u
  const bowl = {
    glaze: '#fff6e4',
    paint: '#2f5fa8',
    broth: '#d99a4a',
    noodle: '#fff3d4',
    shadow: '#123f42',
  }
  const boxAt = {
    wide: [0.27, 0.5, 1.22],
    tall: [0.4, 0.29, 1.1],
    square: [0.31, 0.37, 0.98],
  } as const
  const [bx, by] = choose(frame, [0.69, 0.47], [0.6, 0.74], [0.68, 0.69])
  const size = choose(frame, 3, 2.7, 2.35) * u
  const spice = (thing: string, x: number, y: number, scale: number, degrees: number) =>
    placed(w * x, h * y, scale * u, thing, false, degrees)
  const spots = choose(
    frame,
    [
      [0.49, 0.14, 0.9],
      [0.5, 0.86, 1.1],
    ],
    [
      [0.83, 0.12, 1.2],
      [0.9, 0.27, 0.9],
    ],
    [
      [0.75, 0.12, 1.1],
      [0.9, 0.24, 0.85],
    ],
  )
  return [
    rect(0, 0, w, h, '#2f8a84'),
    line(
      range(Math.ceil(w / step) + 1)
        .map((index) => whole`M${index * step},0V${h}`)
        .join('') +
        range(Math.ceil(h / step) + 1)
          .map((index) => whole`M0,${index * step}H${w}`)
          .join(''),
      '#247570',
      6 * u,
    ),
    setAt(frame, box, boxAt, -6),
    soupBowl(w * (bx ?? 0.5), h * (by ?? 0.5), size, 'beef', bowl, 5),
    chopsticks(
      w * choose(frame, 0.91, 0.9, 0.92),
      h * choose(frame, 0.5, 0.66, 0.56),
      choose(frame, 2, 1.7, 1.5) * u,
      '#7a3a20',
      '#e0402a',
      100,
    ),
    spots
      .map(([x = 0, y = 0, scale = 1], index) => spice(starAnise(), x, y, scale, index * 20))
      .join(''),
    spice(
      cinnamonStick(),
      choose(frame, 0.66, 0.16, 0.17),
      choose(frame, 0.93, 0.64, 0.82),
      1,
      choose(frame, 6, -38, -38),
    ) +
      spice(
        cinnamonStick(),
        choose(frame, 0.93, 0.12, 0.13),
        choose(frame, 0.1, 0.72, 0.92),
        0.9,
        -20,
      ),
    limeHalf(
      w * choose(frame, 0.93, 0.14, 0.36),
      h * choose(frame, 0.86, 0.88, 0.9),
      choose(frame, 1.8, 1.9, 1.5) * u,
      20,
    ),
    chilliPod(w * choose(frame, 0.5, 0.3, 0.93), h * choose(frame, 0.32, 0.94, 0.4), 1.4 * u, 30),
    herbSprig(
      w * choose(frame, 0.82, 0.94, 0.93),
      h * choose(frame, 1, 0.98, 0.97),
      1.5 * u,
      '#1f6a3c',
      '#5fae5a',
      choose(frame, 40, -30, -20),
    ),
  ].join('')
}
