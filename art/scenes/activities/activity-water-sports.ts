import { bigKite, kiteRider } from '../../kit/kitesurfer'
import { lens, num } from '../../kit/path'
import { between, createRandom, range } from '../../kit/rng'
import { line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** Where the kite flies, its size and its turn in degrees. */
export const kiteOf = (frame: Frame) =>
  choose(
    frame,
    { x: 500, y: 220, k: 1.15, turn: -24 },
    { x: 400, y: 280, k: 1.15, turn: -16 },
    { x: 360, y: 190, k: 0.95, turn: -18 },
  )

/** Mũi Né: a rider leans back against a kite that fills the sky, spray behind the board, red dunes and basket boats along the bay. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sea = h * choose(frame, 0.52, 0.5, 0.52)
  const rider = choose(
    frame,
    { x: 1080, y: 700, k: 1.4 },
    { x: 600, y: 910, k: 1.5 },
    { x: 580, y: 700, k: 1.2 },
  )
  const kite = kiteOf(frame)
  const lean = 15
  const back = (lean * Math.PI) / 180
  const bar = [
    rider.x + rider.k * (-128 * Math.cos(back) + 212 * Math.sin(back)),
    rider.y + rider.k * (-128 * Math.sin(back) - 212 * Math.cos(back)),
  ] as const
  const rad = (kite.turn * Math.PI) / 180
  const tips = [-298, 298, -160, 160].map((tx) => {
    const ty = Math.abs(tx) > 200 ? 130 : -30
    return [
      kite.x + kite.k * (tx * Math.cos(rad) - ty * Math.sin(rad)),
      kite.y + kite.k * (tx * Math.sin(rad) + ty * Math.cos(rad)),
    ] as const
  })
  const lines = tips.map(([x, y]) => whole`M${bar[0]},${bar[1]}L${x},${y}`).join('')
  const random = createRandom(6)
  const chop = (from: number, to: number, count: number) =>
    range(count)
      .map((index) =>
        lens(
          w * between(random, -0.1, 1.1),
          sea + (from + ((to - from) * index) / count) * h,
          between(random, 140, 420) * u * (0.5 + index / count),
          (6 + (14 * index) / count) * u,
        ),
      )
      .join('')
  const wave = (y: number, rise: number) =>
    `M0,${num(y)}${range(5)
      .map(
        (index) =>
          `q${num(w * 0.06)},${num(-rise * (1 + (index % 2) * 0.5))} ${num(w * 0.14)},0q${num(w * 0.03)},${num(rise * 0.3)} ${num(w * 0.07)},0`,
      )
      .join('')}V${h}H0z`
  const spray =
    shape(
      'M40 40Q150-30 210-150 220-90 250-170 260-80 320-130 300-40 390-50 330 20 420 40 240 90 40 40z',
      '#fff8e6',
    ) + shape('M60 40Q170 10 230-60 240-20 290-60 280 10 350 30 220 60 60 40z', '#bfe3dc')
  const wake = shape('M120 44Q420 40 900 110H260Q40 90-180 30-20 60 120 44z', '#fff8e6')
  const coracle = (x: number, k: number) =>
    placed(
      x,
      sea - 4 * u,
      k * u,
      shape('M-40-26Q-36 6 0 6T40-26z', '#23305e') + line('M-40-26Q0-16 40-26', '#f0b23a', 6),
    )
  return [
    rect(0, 0, w, h, '#f6e3b4'),
    shape(whole`M0,0H${w}V${h * 0.1}Q${w * 0.6},${h * 0.26} 0,${h * 0.3}z`, '#8fd0cc'),
    shape(
      whole`M${w * 0.3},${sea}Q${w * 0.5},${sea - 150 * u} ${w * 0.66},${sea - 120 * u}Q${w * 0.8},${sea - 190 * u} ${w},${sea - 150 * u}V${sea}z`,
      '#e2763a',
    ),
    shape(
      whole`M${w * 0.66},${sea - 120 * u}Q${w * 0.72},${sea - 70 * u} ${w * 0.9},${sea}H${w * 0.44}Q${w * 0.62},${sea - 60 * u} ${w * 0.66},${sea - 120 * u}zM${w * 0.86},${sea - 168 * u}Q${w * 0.94},${sea - 90 * u} ${w},${sea - 70 * u}V${sea - 150 * u}Q${w * 0.93},${sea - 170 * u} ${w * 0.86},${sea - 168 * u}z`,
      '#b8492a',
    ),
    shape(
      whole`M0,${sea}Q${w * 0.4},${sea - 26 * u} ${w},${sea - 14 * u}V${sea + 6}H0z`,
      '#f3c98a',
    ),
    coracle(w * choose(frame, 0.6, 0.62, 0.64), 0.8) +
      coracle(w * choose(frame, 0.93, 0.9, 0.9), 1),
    rect(0, sea, w, h, '#2f9aa0'),
    shape(chop(0.01, 0.2, 14), '#8fd0cc'),
    shape(wave(sea + 0.13 * h, 26 * u), '#1f7f8c'),
    line(lines, '#23305e', 2.4 * u),
    bigKite(
      kite.x,
      kite.y,
      kite.k,
      { sail: '#d8402a', sailShade: '#8f2420', stripe: '#f6c23f', line: '#23305e' },
      kite.turn,
    ),
    placed(rider.x, rider.y, rider.k, wake),
    placed(rider.x, rider.y, rider.k, spray),
    placed(
      rider.x,
      rider.y,
      rider.k,
      kiteRider({
        skin: '#d98f56',
        shade: '#8c4a2c',
        vest: '#f6c23f',
        shorts: '#23305e',
        board: '#fff8e6',
        boardShade: '#d8402a',
        hair: '#1d1420',
      }),
      false,
      lean,
    ),
    shape(wave(h * choose(frame, 0.86, 0.86, 0.88), 44 * u), '#155e72'),
    shape(chop(0.4, 0.47, 5), '#8fd0cc'),
  ].join('')
}
