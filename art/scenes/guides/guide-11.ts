import { egret } from '../../kit/animals'
import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { karst, karstRow } from '../../kit/karst'
import { type Point, smoothLine } from '../../kit/path'
import { range } from '../../kit/rng'
import { clipped, ellipse, line, mirrored, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { tamCocSampan } from '../../kit/tam-coc-sampan'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Ninh Bình: Tam Cốc in the week the rice turns gold, the river winding to a cave between cliffs, a sampan rowed by foot. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const plain = h * choose(frame, 0.5, 0.5, 0.5)
  const p = (x: number, y: number): Point => [w * x, h * y]
  const cave = {
    x: w * choose(frame, 0.55, 0.56, 0.56),
    half: choose(frame, 74, 70, 66) * u,
    tall: choose(frame, 66, 66, 58) * u,
  }
  const bow = choose(frame, 0.03, 0.06, 0.06)
  const left = [
    [cave.x - cave.half * 0.8, plain + 4 * u] as Point,
    p(0.5 - bow, 0.56),
    p(0.57, 0.62),
    p(0.34, 0.69),
    p(0.02, 0.78),
    p(-0.08, 0.86),
  ]
  const right = [
    p(1.1, 1.02),
    p(1.08, 0.8),
    p(0.78, 0.72),
    p(0.86, 0.63),
    p(0.58 + bow, 0.57),
    [cave.x + cave.half * 0.8, plain + 4 * u] as Point,
  ]
  const river = `${smoothLine(left)}L${Math.round(w * -0.08)},${h + 20}L${Math.round(w * 1.1)},${h + 20}${smoothLine(right).replace('M', 'L')}z`
  const ears = (lift: number, thick: number, colour: string) =>
    range(7)
      .map((index) => {
        const y = plain + (20 + index * index * 8 - lift * (1 + index)) * u
        const gap = 8 + index * 3
        return (
          `<path fill="none" stroke="${colour}" stroke-width="${Math.round((4 + index * thick) * u)}" ` +
          `stroke-dasharray="${Math.round((3 + index) * u)} ${Math.round(gap * u)}" ` +
          whole`d="M${-(index * 13) * u},${y}Q${w * 0.5},${y - 16 * u} ${w + 10},${y + 4 * u}"/>`
        )
      })
      .join('')
  const banks = range(5)
    .map(
      (index) =>
        whole`M-10,${plain + (26 + index * index * 13) * u}Q${w * 0.5},${plain + (6 + index * index * 12) * u} ${w + 10},${plain + (30 + index * index * 14) * u}`,
    )
    .join('')
  const wall = (x: number, width: number, height: number, seed: number, tone: 0 | 1) =>
    karst({
      x: w * x,
      base: plain + (tone === 0 ? 26 : 8) * u,
      width: width * u,
      height: height * u,
      seed,
      fill: tone === 0 ? '#5f9478' : '#86b59a',
      shade: tone === 0 ? '#3c6e64' : '#659a86',
      light: 'left',
    })
  const boat = {
    x: w * choose(frame, 0.47, 0.5, 0.5),
    y: h * choose(frame, 0.885, 0.85, 0.885),
    s: choose(frame, 1.55, 1.75, 1.55) * u,
  }
  return [
    sky(frame, plain, ['#7fc3cb', '#c9e3cf', '#fdeab0']),
    rect(0, plain - 2, w, 30 * u, '#86b59a'),
    cloud(w * choose(frame, 0.62, 0.6, 0.6), h * 0.09, 280 * u, '#fffaea', 0.85),
    karstRow({
      left: -40,
      right: w + 40,
      base: plain + 4,
      count: choose(frame, 4, 3, 3),
      heights: [110 * u, 240 * u],
      widths: [170 * u, 250 * u],
      seed: 31,
      fill: '#b5d6c4',
    }),
    mist(frame, plain - 110 * u, 130 * u, '#fff3cc', 0.85, 'm'),
    wall(choose(frame, 0.4, 0.34, 0.35), 220, 230, 17, 1),
    wall(choose(frame, 0.545, 0.56, 0.56), 330, 280, 8, 1),
    shape(
      whole`M${cave.x - cave.half},${plain + 14 * u}v${-cave.tall * 0.5}q${cave.half * 0.3},${-cave.tall * 0.6} ${cave.half},${-cave.tall * 0.56}t${cave.half},${cave.tall * 0.66}v${cave.tall * 0.4}z`,
      '#1f4a4c',
    ),
    wall(
      choose(frame, 0.12, 0.02, 0.02),
      choose(frame, 380, 420, 380),
      choose(frame, 390, 460, 380),
      3,
      0,
    ),
    wall(choose(frame, 0.75, 0.8, 0.8), 240, 250, 12, 0),
    wall(
      choose(frame, 0.92, 1.02, 1.02),
      choose(frame, 400, 420, 380),
      choose(frame, 440, 560, 440),
      6,
      0,
    ),
    rect(0, plain + 8 * u, w, h, '#f2bf3f'),
    line(banks, '#c98f2a', 7 * u, 0.7),
    ears(0, 2.6, '#d9982a') + ears(2, 1.6, '#ffdb70'),
    range(choose(frame, 9, 7, 7))
      .map((index) =>
        foliage(
          w * ((index * 0.129 * choose(frame, 1, 1.3, 1.3)) % 1.02),
          plain + (12 + (index % 2) * 8) * u,
          (44 + (index % 3) * 14) * u,
          20 * u,
          index % 2 ? '#3f7a52' : '#2f6a4c',
          50 + index,
        ),
      )
      .join(''),
    line(river, '#8aa53a', 22 * u),
    clipped(
      'r',
      river,
      rect(0, plain, w, h, '#3f9c90') +
        shape(
          whole`M0,${h * 0.8}Q${w * 0.5},${h * 0.72} ${w},${h * 0.84}V${h + 10}H0z`,
          '#227a7c',
        ) +
        shape(
          whole`M0,${h * 0.92}Q${w * 0.5},${h * 0.9} ${w},${h * 0.96}V${h + 10}H0z`,
          '#155e68',
        ) +
        ellipse(w * choose(frame, 0.6, 0.6, 0.6), h * 0.6, 150 * u, 34 * u, '#bfe3c0', 0.7) +
        ripples({
          left: 0,
          right: w,
          top: h * 0.62,
          bottom: h,
          count: 18,
          colour: '#fdf0c0',
          seed: 5,
          opacity: 0.6,
          length: 150 * u,
        }) +
        ripples({
          left: 0,
          right: w,
          top: h * 0.74,
          bottom: h,
          count: 10,
          colour: '#0f4f5a',
          seed: 8,
          opacity: 0.4,
          length: 220 * u,
        }),
    ),
    egret(w * choose(frame, 0.2, 0.16, 0.16), h * 0.66, 1.1 * u) +
      egret(w * choose(frame, 0.92, 0.9, 0.9), h * 0.66, 1.3 * u, true),
    mirrored(
      'b',
      tamCocSampan(boat.x, boat.y, boat.s, {
        hull: '#4a2f2c',
        rim: '#c98f4a',
        shirt: '#d8352a',
        shirtShade: '#a3242a',
        trousers: '#23243f',
        guest: '#7a4fa3',
        guestShade: '#583a80',
      }),
      boat.y + 14 * boat.s,
      0.28,
      0.5,
    ),
  ].join('')
}
