import { jetTail, kerbCar, luggageDriver } from '../../kit/airport-pickup'
import { hills } from '../../kit/haze'
import { rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** The airport car: a driver swings a suitcase into the open tailgate at the kerb, an airliner's tail towers behind in the evening light. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const kerb = h * choose(frame, 0.7, 0.66, 0.7)
  const tail = choose(
    frame,
    { x: 1020, y: 460, k: 0.86 },
    { x: 400, y: 520, k: 0.98 },
    { x: 420, y: 390, k: 0.76 },
  )
  const car = choose(
    frame,
    { x: 640, y: 822, k: 0.96 },
    { x: 290, y: 1010, k: 0.98 },
    { x: 280, y: 790, k: 0.86 },
  )
  const man = { x: car.x + 570 * car.k, y: car.y + 30 * car.k, k: car.k }
  return [
    rect(0, 0, w, h, '#f6a25c'),
    shape(whole`M0,0H${w}V${h * 0.12}Q${w * 0.4},${h * 0.3} 0,${h * 0.2}z`, '#d2605f'),
    shape(whole`M0,${h * 0.5}Q${w * 0.5},${h * 0.36} ${w},${h * 0.46}V${h}H0z`, '#ffd28a'),
    hills(frame, { base: kerb - 50 * u, height: 120 * u, peaks: 3, seed: 7, fill: '#b0627a' }),
    rect(0, kerb - 60 * u, w, h, '#8a4a6a'),
    jetTail(tail.x, tail.y, tail.k, {
      body: '#fff3df',
      shade: '#d0a08a',
      fin: '#2b857d',
      finShade: '#17524f',
      stripe: '#f6b53a',
    }),
    rect(0, kerb, w, h, '#4a2c56'),
    rect(0, kerb, w, 14 * u, '#f0b078'),
    shape(whole`M0,${h * 0.93}H${w}V${h}H0z`, '#35204a'),
    shape(
      whole`M${car.x - 400 * car.k},${car.y + 4}H${man.x + 120 * car.k}L${man.x + 20 * car.k},${car.y + 60 * car.k}H${car.x - 560 * car.k}z`,
      '#2a173c',
    ),
    kerbCar(car.x, car.y, car.k, {
      body: '#d8402a',
      shade: '#8f2420',
      glass: '#23305e',
      glassLight: '#5f7fa8',
      tyre: '#1a1226',
      metal: '#cfc8cc',
    }),
    luggageDriver(man.x, man.y, man.k, {
      shirt: '#fff6e6',
      fold: '#d8b8a0',
      trousers: '#23305e',
      trousersShade: '#131a3a',
      case: '#f6b53a',
      caseShade: '#b8741e',
    }),
  ].join('')
}
