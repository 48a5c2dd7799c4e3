import { sampan } from '../../kit/boats'
import { firework } from '../../kit/firework'
import { foliage } from '../../kit/foliage'
import { floatingCandle, type LanternKind, lantern, silks } from '../../kit/lantern'
import { seatedFigure, standingRower } from '../../kit/people'
import { cycle, range } from '../../kit/rng'
import { line, mirrored, polygon, rect } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky, stars } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const kinds: readonly LanternKind[] = ['round', 'garlic', 'diamond', 'drum']

/** Festival night: two rows of lanterns run down the river banks to one point, fireworks over the water, candles on it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.66, 0.64, 0.65)
  const bursts = choose<readonly (readonly [number, number, number, string, string])[]>(
    frame,
    [
      [0.5, 0.26, 215, '#ffb03a', '#fff3b0'],
      [0.35, 0.42, 125, '#ff5a6a', '#ffd0c0'],
      [0.66, 0.44, 135, '#5ae0d0', '#e6fff4'],
      [0.36, 0.13, 95, '#d88aff', '#fbe6ff'],
      [0.65, 0.13, 105, '#ff7a3a', '#ffe0a0'],
    ],
    [
      [0.5, 0.24, 220, '#ffb03a', '#fff3b0'],
      [0.4, 0.47, 120, '#ff5a6a', '#ffd0c0'],
      [0.66, 0.44, 110, '#5ae0d0', '#e6fff4'],
    ],
    [
      [0.5, 0.25, 195, '#ffb03a', '#fff3b0'],
      [0.4, 0.48, 105, '#ff5a6a', '#ffd0c0'],
      [0.64, 0.46, 95, '#5ae0d0', '#e6fff4'],
    ],
  )
  const focus = { x: w * 0.5, y: shore - 30 * u }
  const lamps = [-1, 1].flatMap((side) =>
    range(6).map((index) => {
      const part = [0.94, 0.72, 0.55, 0.42, 0.32, 0.24][index] ?? 0
      const x = focus.x + side * part * w * choose(frame, 0.5, 0.52, 0.52)
      const top = focus.y - part * part ** 0.2 * h * choose(frame, 0.62, 0.56, 0.58)
      return { x, top, part, index, side }
    }),
  )
  const cords = [-1, 1]
    .map((side) => {
      const row = lamps.filter((lamp) => lamp.side === side)
      return row
        .slice(0, -1)
        .map((lamp, index) => {
          const next = row[index + 1] ?? lamp
          return (
            whole`M${lamp.x},${lamp.top}` +
            whole`Q${(lamp.x + next.x) / 2},${(lamp.top + next.top) / 2 + 40 * lamp.part * u} ${next.x},${next.top}`
          )
        })
        .join('')
    })
    .join('')
  const lit = lamps
    .slice()
    .reverse()
    .sort((a, b) => a.part - b.part)
    .map((lamp) =>
      shining(
        lantern(
          lamp.x,
          lamp.top,
          lamp.part * choose(frame, 2.1, 2.0, 1.8) * u,
          cycle(silks, lamp.index * 2 + (lamp.side > 0 ? 1 : 0)),
          cycle(kinds, lamp.index + (lamp.side > 0 ? 1 : 0)),
        ),
      ),
    )
    .join('')
  const poles = lamps
    .map(
      (lamp) =>
        whole`M${lamp.x + lamp.side * 26 * lamp.part * u},${lamp.top - 16 * lamp.part * u}` +
        whole`V${shore + Math.max(0, (lamp.part * choose(frame, 0.5, 0.52, 0.52) - 0.09) / 0.61) * (h - shore) - 10 * lamp.part * u}`,
    )
    .join('')
  const houses = range(choose(frame, 11, 9, 9))
    .map((index) => {
      const step = w / choose(frame, 11, 9, 9)
      const tall = (60 + ((index * 37) % 46)) * u
      return (
        rect(
          index * step,
          shore - tall,
          step * 0.98,
          tall + 4,
          index % 2 === 0 ? '#2f1f5c' : '#271a50',
        ) +
        polygon(
          [
            [index * step - 8 * u, shore - tall],
            [index * step + step * 0.16, shore - tall - 26 * u],
            [index * step + step * 0.84, shore - tall - 26 * u],
            [index * step + step + 4 * u, shore - tall],
          ],
          '#1d1442',
        )
      )
    })
    .join('')
  const windows = shining(
    line(
      range(choose(frame, 26, 16, 16))
        .map(
          (index) =>
            whole`M${(index + 0.5) * (w / choose(frame, 26, 16, 16))},${shore - 34 * u}v${14 * u}`,
        )
        .join(''),
      '#ffc46a',
      10 * u,
    ),
  )
  const show = bursts
    .map(([x, y, r, colour, inner]) =>
      firework(x * w, y * h, r * u, colour, inner, r > 150 ? 26 : 16),
    )
    .join('')
  const boat = {
    x: w * choose(frame, 0.5, 0.5, 0.5),
    y: h * choose(frame, 0.85, 0.82, 0.85),
    size: choose(frame, 1.6, 1.6, 1.4) * u,
  }
  const candles = range(choose(frame, 10, 9, 9))
    .map((index) => {
      const part = ((index * 7) % 10) / 10
      const y = shore + 50 * u + part * (h - shore - 90 * u)
      const x = focus.x + (((index * 0.618) % 1) - 0.5) * (0.2 + part * 0.95) * w
      return Math.abs(x - boat.x) < 150 * u && Math.abs(y - boat.y) < 60 * u
        ? ''
        : shining(
            floatingCandle(
              x,
              y,
              (0.7 + part * 1.3) * u,
              cycle(['#ff7a9a', '#ffb03a', '#ff8a5a', '#e6a0ff'], index),
            ),
          )
    })
    .join('')
  const bank = (side: number) =>
    polygon(
      [
        [focus.x + side * w * 0.09, shore],
        [focus.x + side * w * 0.7, shore],
        [focus.x + side * w * 0.7, h + 4],
      ],
      '#1f1646',
    ) +
    line(
      whole`M${focus.x + side * w * 0.09},${shore + 2}L${focus.x + side * w * 0.7},${h + 4}`,
      '#7a4a8a',
      7 * u,
    )
  return [
    sky(frame, shore, ['#0d0f3c', '#2a1c66', '#6a2f86', '#c2507c']),
    stars(frame, shore * 0.7, 18, 8),
    show,
    foliage(w * 0.12, shore - 50 * u, 160 * u, 90 * u, '#1d1442', 4) +
      foliage(w * 0.88, shore - 50 * u, 160 * u, 90 * u, '#1d1442', 9),
    houses + windows,
    water(frame, shore, ['#a8487c', '#4a2a74', '#1f1650', '#100e36']),
    bursts
      .map(([x, , r, colour], index) =>
        shining(
          ripples({
            left: x * w - r * 0.6 * u,
            right: x * w + r * 0.6 * u,
            top: shore + 14 * u,
            bottom: h,
            count: 6,
            colour,
            seed: index + 2,
            opacity: 0.7,
            length: r * 0.8 * u,
          }),
        ),
      )
      .join(''),
    ripples({
      left: 0,
      right: w,
      top: shore + 20 * u,
      bottom: h,
      count: 26,
      colour: '#1a1248',
      seed: 8,
      opacity: 0.6,
      length: 230 * u,
    }),
    bank(-1) + bank(1),
    line(poles, '#150f36', 7 * u) + line(cords, '#150f36', 4 * u),
    lit,
    candles,
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        boat.size,
        '#1a1030',
        '#8a4a3a',
        seatedFigure(-24, -4, 0.62, '#e4588a') +
          seatedFigure(8, -4, 0.62, '#f6b02e', '#33222c', true),
      ) +
        standingRower(
          boat.x + 50 * boat.size,
          boat.y - 8 * u,
          boat.size * 0.62,
          '#e0402a',
          '#1a1030',
          true,
        ),
      boat.y + 8 * u,
      0.3,
      0.6,
    ),
  ].join('')
}
