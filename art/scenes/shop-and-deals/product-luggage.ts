import { restingHat, suitcase, trekPack } from '../../kit/luggage'
import { cycle, range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Luggage on a station platform: a strapped case and a packed backpack, a carriage standing at the line behind them. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const platform = h * choose(frame, 0.7, 0.7, 0.7)
  const roof = h * choose(frame, 0.17, 0.14, 0.15)
  const size = choose(frame, 1.12, 1.12, 1.04) * u
  const car = { top: h * choose(frame, 0.32, 0.36, 0.34), foot: platform - 26 * u }
  const tall = car.foot - car.top
  const x = w * choose(frame, 0.42, 0.4, 0.4)
  const windows = range(choose(frame, 8, 5, 5))
  const step = 230 * u
  return [
    sky(frame, platform, ['#f7b267', '#fbd79a', '#fff1cf']),
    sun(w * choose(frame, 0.8, 0.76, 0.77), h * choose(frame, 0.27, 0.25, 0.26), 96 * u, '#fff8dc'),
    rect(0, car.foot - 10 * u, w, platform - car.foot + 40 * u, '#4a3a4a'),
    rect(-10, car.top, w + 20, tall, '#1f5fa8'),
    rect(-10, car.top, w + 20, 24 * u, '#e6e9f2'),
    shape(
      whole`M-10,${car.top}Q${-10},${car.top - 34 * u} ${20},${car.top - 36 * u}H${w + 20}V${car.top}z`,
      '#8a94ad',
    ),
    rect(-10, car.top + tall * 0.68, w + 20, tall * 0.2, '#d8322b') +
      rect(-10, car.top + tall * 0.66, w + 20, 8 * u, '#fff1cf') +
      rect(-10, car.top + tall * 0.88, w + 20, tall * 0.12, '#153f78'),
    windows
      .map((index) =>
        rect(index * step + 30 * u, car.top + tall * 0.2, 150 * u, tall * 0.36, '#153f78'),
      )
      .join('') +
      shining(
        windows
          .map((index) =>
            index % 3 === 1
              ? rect(index * step + 42 * u, car.top + tall * 0.22, 126 * u, tall * 0.32, '#ffe3a0')
              : '',
          )
          .join(''),
      ) +
      windows
        .map((index) =>
          index % 3 === 1
            ? ''
            : shape(
                whole`M${index * step + 42 * u},${car.top + tall * 0.22}h${126 * u}v${tall * 0.32}h${-126 * u}z`,
                '#8fd0d8',
              ) +
              shape(
                whole`M${index * step + 110 * u},${car.top + tall * 0.22}h${40 * u}l${-70 * u},${tall * 0.32}h${-30 * u}z`,
                '#fff',
                0.35,
              ),
        )
        .join(''),
    rect(-10, -10, w + 20, roof, '#5a2c3a') +
      rect(-10, roof - 26 * u, w + 20, 26 * u, '#8a3f3a') +
      range(Math.ceil(w / (52 * u)) + 1)
        .map((index) =>
          shape(
            whole`M${index * 52 * u},${roof}h${52 * u}l${-26 * u},${34 * u}z`,
            cycle(['#f0b23a', '#fff1cf'], index),
          ),
        )
        .join(''),
    choose(frame, [0.07, 0.66], [0.07, 0.93], [0.06, 0.94])
      .map(
        (part) =>
          rect(part * w - 17 * u, roof, 34 * u, platform - roof + 30 * u, '#2f6a6e') +
          rect(part * w + 5 * u, roof, 12 * u, platform - roof + 30 * u, '#1d4a52') +
          line(
            whole`M${part * w},${roof + 120 * u}q${6 * u},${-80 * u} ${110 * u},${-110 * u}` +
              whole`M${part * w},${roof + 120 * u}q${-6 * u},${-80 * u} ${-110 * u},${-110 * u}`,
            '#2f6a6e',
            12 * u,
          ) +
          rect(part * w - 30 * u, platform - 10 * u, 60 * u, 44 * u, '#1d4a52'),
      )
      .join(''),
    rect(0, platform, w, h - platform, '#d9a884'),
    rect(0, platform, w, 18 * u, '#f3d3a8') + rect(0, platform + 44 * u, w, 16 * u, '#f0b23a'),
    line(
      range(9)
        .map(
          (index) =>
            whole`M${w * (0.5 + (index - 4) * 0.12)},${platform + 62 * u}L${w * (0.5 + (index - 4) * 0.25)},${h}`,
        )
        .join('') + whole`M0,${h * 0.86}H${w}`,
      '#b98468',
      4 * u,
    ),
    shape(
      whole`M${x - 190 * size},${h * 0.93}l${-330 * u},${60 * u}h${420 * u}l${190 * u},${-50 * u}z`,
      '#9a6458',
      0.6,
    ),
    trekPack(
      x + 330 * size,
      h * choose(frame, 0.9, 0.87, 0.9),
      1.12 * size,
      '#1f857d',
      '#155a5c',
      '#3fae9c',
      '#f0d5a0',
      '#e0563a',
    ),
    suitcase(x, h * choose(frame, 0.95, 0.92, 0.95), 1.22 * size, {
      shell: '#f0a93a',
      shade: '#c07a22',
      light: '#ffc964',
      strap: '#8a3a2a',
      strapShade: '#5f2622',
      metal: '#6a3f2a',
    }),
    restingHat(
      x - 70 * size,
      h * choose(frame, 0.95, 0.92, 0.95) - 354 * size,
      1.3 * size,
      '#e0402a',
      -5,
    ),
  ].join('')
}
