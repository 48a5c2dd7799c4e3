import { copyAt, stencils } from '../../kit/copies'
import { horseRider, lungCuTower, stoneWall } from '../../kit/dong-van'
import { buckwheat } from '../../kit/gorge'
import { mist, mountains } from '../../kit/haze'
import { karstRow } from '../../kit/karst'
import { range } from '../../kit/rng'
import { line, polygon, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Five days on the stone plateau: a Hmong rider on her pony beside pink buckwheat, the flag of Lũng Cú on its summit. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const top = { x: w * choose(frame, 0.61, 0.7, 0.7), y: h * choose(frame, 0.4, 0.38, 0.4) }
  const path = h * choose(frame, 0.82, 0.8, 0.82)
  const rider = {
    x: w * choose(frame, 0.865, 0.36, 0.35),
    y: path + 16 * u,
    size: choose(frame, 1.75, 1.8, 1.7) * u,
  }
  const fieldLine = (x: number) => h * 0.97 + Math.sin(x / (210 * u)) * 12 * u
  return [
    sky(frame, h * 0.7, ['#f2a07a', '#f8cf9a', '#fdf0cf']),
    cloudStreaks(frame, h * 0.08, h * 0.3, 6, '#fff1dc', 7, 0.55),
    mountains(frame, {
      base: h * 0.62,
      height: 210 * u,
      peaks: choose(frame, 7, 4.4, 4.4),
      seed: 15,
      fill: '#d9a6a0',
    }),
    mountains(frame, {
      base: h * 0.68,
      height: 190 * u,
      peaks: choose(frame, 8, 5, 5),
      seed: 28,
      fill: '#a87f96',
    }),
    mist(frame, h * 0.48, h * 0.26, '#fdeed6', 0.7, 'm'),
    polygon(
      [
        [top.x - 330 * u, h * 0.8],
        [top.x - 226 * u, top.y + 240 * u],
        [top.x - 166 * u, top.y + 196 * u],
        [top.x - 110 * u, top.y + 84 * u],
        [top.x - 62 * u, top.y + 30 * u],
        [top.x - 38 * u, top.y],
        [top.x + 38 * u, top.y],
        [top.x + 74 * u, top.y + 40 * u],
        [top.x + 116 * u, top.y + 116 * u],
        [top.x + 182 * u, top.y + 190 * u],
        [top.x + 250 * u, top.y + 290 * u],
        [top.x + 400 * u, h * 0.8],
      ],
      '#5a6a7e',
    ),
    polygon(
      [
        [top.x + 6 * u, top.y],
        [top.x + 38 * u, top.y],
        [top.x + 74 * u, top.y + 40 * u],
        [top.x + 116 * u, top.y + 116 * u],
        [top.x + 182 * u, top.y + 190 * u],
        [top.x + 250 * u, top.y + 290 * u],
        [top.x + 400 * u, h * 0.8],
        [top.x + 90 * u, h * 0.8],
        [top.x + 34 * u, top.y + 210 * u],
        [top.x + 52 * u, top.y + 110 * u],
      ],
      '#3f4d66',
    ),
    line(
      whole`M${top.x - 6 * u},${top.y}l${-30 * u},${50 * u}l${50 * u},${40 * u}l${-74 * u},${56 * u}` +
        whole`l${70 * u},${54 * u}l${-110 * u},${70 * u}`,
      '#f6dcb4',
      6 * u,
    ),
    lungCuTower(
      top.x,
      top.y + 4,
      choose(frame, 0.98, 1.06, 0.96) * u,
      '#d9b48c',
      '#a87a68',
      '#f6e0b8',
    ),
    karstRow({
      left: -60,
      right: w + 60,
      base: h * 0.84,
      count: choose(frame, 7, 4, 4),
      heights: [100 * u, 210 * u],
      widths: [190 * u, 290 * u],
      seed: 19,
      fill: '#4a7a62',
      shade: '#2f5a52',
      light: 'left',
    }),
    shape(
      whole`M-20,${path - 60 * u}Q${w * 0.4},${path - 96 * u} ${w + 20},${path - 30 * u}V${h + 20}H-20z`,
      '#7fa05a',
    ),
    stoneWall(-20, w + 20, path - 30 * u, 60 * u, '#8a8794', '#5c5a70', '#b4b0b8'),
    shape(whole`M-20,${path - 34 * u}H${w + 20}V${h + 20}H-20z`, '#dcae78'),
    shape(
      whole`M-20,${path + 24 * u}Q${w * 0.5},${path + 40 * u} ${w + 20},${path + 20 * u}V${h + 20}H-20z`,
      '#c9965f',
    ),
    shape(
      whole`M${rider.x - 110 * rider.size},${rider.y}q${110 * rider.size},${-14 * u} ${220 * rider.size},0t${-220 * rider.size},0`,
      '#8a5f48',
      0.6,
    ),
    horseRider(
      rider.x,
      rider.y,
      rider.size,
      {
        coat: '#8a4a2e',
        coatShade: '#5f2f24',
        mane: '#2f1a1c',
        saddle: '#2f8f86',
        cloth: '#d8322b',
      },
      frame.format === 'wide',
    ),
    shape(
      whole`M-20,${h * 0.93}Q${w * 0.5},${h * 0.9} ${w + 20},${h * 0.93}V${h + 20}H-20z`,
      '#3f6a48',
    ),
    stencils([['k', buckwheat('#3f6a48', '#d9608f', '#f7b7cb', 5)]]),
    range(choose(frame, 17, 11, 10))
      .map((index) =>
        copyAt(
          'k',
          (index - 0.2) * 100 * u,
          fieldLine(index * 100 * u) + (index % 3) * 16 * u,
          0.95 * u,
          ((index * 37) % 9) - 4,
        ),
      )
      .join(''),
  ].join('')
}
