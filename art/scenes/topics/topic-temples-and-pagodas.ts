import { foliage } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { banyan, incenseCoil, pagodaGate } from '../../kit/pagoda-yard'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** The incense coils, the nearest hanging lowest: part of the width, part of the height, size. */
export const coilsOf = (frame: Frame) =>
  choose<readonly (readonly [number, number, number])[]>(
    frame,
    [
      [0.08, 0.09, 1.3],
      [0.23, 0.02, 1.05],
      [0.63, 0.01, 1.05],
      [0.79, 0.1, 1.35],
      [0.945, 0.03, 1.1],
    ],
    [
      [0.16, 0.05, 1.25],
      [0.5, 0.01, 1.0],
      [0.84, 0.06, 1.3],
    ],
    [
      [0.15, 0.04, 1.05],
      [0.49, -0.03, 0.8],
      [0.86, 0.05, 1.1],
    ],
  )

/** The yard of an old pagoda: incense coils smoking under the eaves, the three-door gate, a banyan, one monk sweeping. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.7, 0.68, 0.7)
  const gate = { x: w * choose(frame, 0.44, 0.42, 0.42), size: choose(frame, 1.5, 1.42, 1.3) * u }
  const monk = {
    x: w * choose(frame, 0.55, 0.5, 0.52),
    y: h * choose(frame, 0.9, 0.86, 0.9),
    size: choose(frame, 1.5, 1.6, 1.45) * u,
  }
  const tiles = range(6)
    .map((index) => whole`M0,${ground + (h - ground) * (index / 6) ** 1.6}H${w}`)
    .join('')
  const seams = range(13)
    .map(
      (index) =>
        whole`M${gate.x + (index - 6) * w * 0.06},${ground}L${gate.x + (index - 6) * w * 0.2},${h}`,
    )
    .join('')
  return [
    sky(frame, ground, ['#2f8f86', '#8fcba8', '#f8e9a8']),
    hills(frame, {
      base: ground - 60 * u,
      height: 130 * u,
      peaks: choose(frame, 4, 2.4, 2.6),
      seed: 14,
      fill: '#8fc4a0',
      bottom: ground,
    }),
    range(9)
      .map((index) =>
        foliage(
          w * (index / 8),
          ground - 26 * u,
          130 * u,
          (56 + (index % 3) * 20) * u,
          index % 2 === 0 ? '#4f9a78' : '#3f8a6c',
          index + 3,
        ),
      )
      .join(''),
    rect(0, ground - 74 * u, w, 80 * u, '#d99a3c') + rect(0, ground - 84 * u, w, 14 * u, '#a8452f'),
    pagodaGate(gate.x, ground + 6 * u, gate.size, {
      wall: '#f3b94a',
      shade: '#d3922f',
      tile: '#a8452f',
      trim: '#6f2a26',
      dark: '#2a4a44',
      wood: '#7a2f26',
    }),
    banyan(
      w * choose(frame, 0.86, 0.93, 0.93),
      ground + 50 * u,
      choose(frame, 1.35, 1.3, 1.15) * u,
      {
        bark: '#6a5248',
        shade: '#4a3838',
        dark: '#1f5a4a',
        leaf: '#2f7a56',
        light: '#6aa864',
      },
    ),
    rect(0, ground + 2 * u, w, h - ground, '#c98762').replace('/>', '/>') +
      line(tiles + seams, '#b06e4e', 3),
    shape(
      whole`M${gate.x - 60 * u},${ground + 2 * u}H${gate.x + 60 * u}L${gate.x + w * 0.2},${h}H${gate.x - w * 0.2}z`,
      '#f6d99a',
      0.5,
    ),
    placed(
      w * choose(frame, 0.2, 0.17, 0.17),
      h * choose(frame, 0.86, 0.83, 0.86),
      1.25 * u,
      ellipse(4, 2, 74, 10, '#000', 0.2) +
        shape('M-34-14L-46 0H-32L-22-14zM34-14L46 0H32L22-14z', '#2f4a44') +
        shape('M-60-70H60Q62-20 30-10H-30Q-62-20-60-70z', '#4a6a5c') +
        shape('M20-70H60Q62-20 30-10H10Q36-30 20-70z', '#35504a') +
        shape(
          'M-60-66Q-84-80-76-104H-62Q-66-88-52-78zM60-66Q84-80 76-104H62Q66-88 52-78z',
          '#4a6a5c',
        ) +
        ellipse(0, -70, 60, 12, '#d9cdb0') +
        line('M-20-72V-140M0-70V-150M20-72V-136', '#c23425', 5) +
        shape(
          'M-20-140Q-44-180-20-220T-30-300Q-4-250-16-220T-20-140zM0-150Q20-190 2-230T14-320Q-14-270-6-230T0-150z',
          '#fff6e4',
          0.5,
        ),
    ),
    placed(
      monk.x,
      monk.y,
      monk.size,
      ellipse(6, 2, 44, 6, '#000', 0.2) +
        line('M-14-66L44-6', '#7a5a2c', 4) +
        shape('M36-18L70 2 40 6 28-4z', '#c2a04e') +
        shape('M-18 0L-14-74Q-12-92 0-94 14-92 16-74L24 0z', '#e8822a') +
        shape('M2-94Q14-92 16-74L24 0H8z', '#b85a1c') +
        shape('M-12-90L16-60 20-36-14-72z', '#8a3a1c') +
        line('M-10-82Q-24-70-16-62M12-80Q18-62 4-50', '#e8822a', 9) +
        ellipse(0, -106, 10, 12, '#d99a6c'),
    ),
    shape(whole`M0,0H${w}V${h * 0.03}Q${w * 0.5},${h * 0.06} 0,${h * 0.03}z`, '#4a201c'),
    coilsOf(frame)
      .map(([x, y, size]) => incenseCoil(x * w, y * h, size * u, '#b8402a', '#d8322b', '#fff6e4'))
      .join(''),
  ].join('')
}
