import { bathTub, daoScarf, herbBundle } from '../../kit/bath-tub'
import { hills, mist } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { num } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { steam } from '../../kit/street-table'
import { sun } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A Red Dao bath house: a woman in a wooden tub of forest herbs, steam, a red scarf on its hook, terraces in the window. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.8, 0.78, 0.8)
  const pane = choose(
    frame,
    { x: w * 0.52, y: h * 0.12, wide: w * 0.4, tall: h * 0.46 },
    { x: w * 0.1, y: h * 0.09, wide: w * 0.56, tall: h * 0.36 },
    { x: w * 0.08, y: h * 0.1, wide: w * 0.56, tall: h * 0.42 },
  )
  const tub = {
    x: w * choose(frame, 0.52, 0.5, 0.48),
    y: h * choose(frame, 0.95, 0.93, 0.96),
    size: choose(frame, 1.5, 1.75, 1.5) * u,
  }
  const hook = choose<readonly [number, number, number]>(
    frame,
    [0.36, 0.14, 0.98],
    [0.83, 0.13, 1.1],
    [0.83, 0.12, 0.95],
  )
  const boards = range(Math.ceil(w / (92 * u)))
    .map((index) => whole`M${index * 92 * u},0V${floor}`)
    .join('')
  const knots = range(9)
    .map(
      (index) =>
        whole`M${((index * 0.217 + 0.04) % 1) * w},${((index * 0.31 + 0.08) % 0.8) * h}v${40 * u}`,
    )
    .join('')
  const inside = { ...frame, width: w }
  const hill = pane.y + pane.tall
  const fields = range(6)
    .map((index) => {
      const y = hill - (6 - index) * 24 * u
      return shape(
        whole`M${pane.x + pane.wide * (0.1 + index * 0.04)},${hill}` +
          (whole`Q${pane.x + pane.wide * 0.45},${y - 60 * u} ${pane.x + pane.wide * 0.8},${y - 20 * u}` +
            whole`T${pane.x + pane.wide * 1.1},${y - 50 * u}V${hill}z`),
        index % 2 === 0 ? '#8fbf52' : '#c2d86a',
      )
    })
    .join('')
  const view =
    sky(inside, hill, ['#6fb8c8', '#c9e6d0', '#fdf0c4']) +
    sun(pane.x + pane.wide * 0.3, pane.y + pane.tall * 0.3, 62 * u, '#fffbe6') +
    hills(inside, {
      base: hill - 110 * u,
      height: 150 * u,
      peaks: choose(frame, 7, 3, 3),
      seed: 31,
      fill: '#8fb8c8',
      bottom: hill,
    }) +
    hills(inside, {
      base: hill - 60 * u,
      height: 110 * u,
      peaks: choose(frame, 5, 2.4, 2.4),
      seed: 12,
      fill: '#5f9a9a',
      bottom: hill,
    }) +
    mist(inside, hill - 130 * u, 90 * u, '#fdf6e0', 0.7, 'm') +
    fields
  const frameOf = whole`M${pane.x},${pane.y}h${pane.wide}v${pane.tall}h${-pane.wide}z`
  const bather =
    shape('M-70-196Q-70-262-26-274L-17-296H17L26-274Q70-262 70-196 0-180-70-196z', skin) +
    ellipse(0, -196, 92, 12, '#c9d88a', 0.5) +
    ellipse(0, -326, 32, 36, '#1d1220') +
    circle(4, -366, 20, '#1d1220') +
    line('M-16-370L26-378', '#e9f0f2', 5) +
    line('M-60-250Q-110-226-150-214', skin, 20) +
    circle(38, -316, 5, '#e9f0f2')
  const shaft = shape(
    whole`M${pane.x},${pane.y + pane.tall}L${pane.x - w * 0.12},${h}` +
      whole`H${pane.x + pane.wide * 0.62}L${pane.x + pane.wide},${pane.y + pane.tall}z`,
    '#fdf0c4',
    0.16,
  )
  const plants = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [0.06, 1.3],
      [0.145, 1.1],
      [0.23, 1.25],
    ],
    [],
    [],
  )
  return [
    rect(0, 0, w, floor, '#7a4a32') + line(boards, '#613826', 5) + line(knots, '#8f5a3c', 4, 0.7),
    clipped('w', frameOf, view),
    line(frameOf, '#4a2a1e', 22 * u) +
      line(
        whole`M${pane.x + pane.wide / 2},${pane.y}v${pane.tall}M${pane.x},${pane.y + pane.tall * 0.36}h${pane.wide}`,
        '#4a2a1e',
        11 * u,
      ),
    rect(pane.x - 34 * u, pane.y + pane.tall, pane.wide + 68 * u, 24 * u, '#a8703f'),
    rect(0, 0, w, 44 * u, '#4a2a1e') + rect(0, 44 * u, w, 8 * u, '#a8703f'),
    rect(0, floor, w, h - floor, '#4f6a6a') +
      line(
        range(5)
          .map((index) => whole`M0,${floor + (h - floor) * (index / 5) ** 1.4}H${w}`)
          .join('') +
          range(9)
            .map(
              (index) =>
                whole`M${w * 0.5 + (index - 4) * w * 0.11},${floor}L${w * 0.5 + (index - 4) * w * 0.2},${h}`,
            )
            .join(''),
        '#3d5556',
        4,
      ),
    shaft,
    plants
      .map(([px, size], index) =>
        herbBundle(px * w, 46 * u, size * u, index % 2 === 0 ? '#5f9a4a' : '#8a9a3f', '#c9b86a'),
      )
      .join(''),
    daoScarf(hook[0] * w, hook[1] * h, hook[2] * u * 1.12),
    placed(
      w * choose(frame, 0.16, 0.13, 0.12),
      h * choose(frame, 0.93, 0.86, 0.88),
      choose(frame, 1.3, 0.95, 0.9) * u,
      ellipse(8, 2, 110, 12, '#000', 0.3) +
        range(7)
          .map((index) =>
            shape(
              `M${num((index - 3) * 22)}-120Q${num((index - 3) * 44 - 26)}-200 ${num((index - 3) * 50)}-${236 - Math.abs(index - 3) * 18}` +
                `Q${num((index - 3) * 44 + 30)}-180 ${num((index - 3) * 22 + 10)}-120z`,
              ['#3f7a3c', '#5f9a4a', '#8ab04e'][index % 3] ?? '',
            ),
          )
          .join('') +
        shape('M-92-130H92L66 0H-66z', '#c9944e') +
        shape('M30-130H92L66 0H34z', '#9c6a30') +
        line(
          'M-86-100H86M-80-68H80M-74-36H74M-60-128L-46-2M-20-128L-16-2M20-128L16-2M60-128L46-2',
          '#8a5a28',
          4,
        ) +
        line('M-94-130H94', '#e8b86a', 11),
    ),
    bathTub(tub.x, tub.y, tub.size, '#b8743c', '#7a4424', '#5a5a24', bather),
    steam(tub.x - 110 * tub.size, tub.y - 216 * tub.size, 1.1 * tub.size, '#fff8ea', 0.45) +
      steam(tub.x + 120 * tub.size, tub.y - 210 * tub.size, 1.25 * tub.size, '#fff8ea', 0.45),
    frame.format === 'wide'
      ? placed(
          w * 0.86,
          h * 0.94,
          1.15 * u,
          ellipse(8, 2, 90, 10, '#000', 0.3) +
            line('M-60-80L-70 0M60-80L70 0M-30-80L-34-8M30-80L34-8', '#6a3a20', 13) +
            rect(-86, -98, 172, 20, '#a8602f') +
            rect(-62, -128, 100, 30, '#f6f1e4') +
            rect(-56, -154, 88, 27, '#2f9c93') +
            shape('M46-98H80L76-128H50z', '#2f5fa0') +
            line('M63-128q-6-20 2-40', '#8fbf52', 4),
        )
      : '',
  ].join('')
}
