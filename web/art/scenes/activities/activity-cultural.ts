import { craneDrum } from '../../kit/crane-drum'
import { aoDaiDancer } from '../../kit/dancer'
import { lotusBud, lotusFlower } from '../../kit/lotus'
import { curvedRoof } from '../../kit/roof'
import { ellipse, line, mirrored, rect, shape, verticalGradient } from '../../kit/shapes'
import { sunRays } from '../../kit/sun'
import { choose, type Frame, type Scene, unit } from '../../scene'

const teal = { dress: '#0f7f7a', dressShade: '#0a5357', trousers: '#fff6e4', turban: '#f6c24a', fan: '#f2799a', fanRib: '#fff1cf' }
const plum = { dress: '#7a1f3c', dressShade: '#5a1631', trousers: '#e8a878', turban: '#d98a3a', fan: '#c8542f', fanRib: '#f0b87a' }

function communalHouse(x: number, floor: number, u: number, fill: string, trim: string): string {
  const posts = [-130, -78, -26, 26, 78, 130].map((px) => `M${Math.round(x + px * u)},${Math.round(floor)}v${Math.round(-84 * u)}`).join('')
  return (
    line(posts, fill, 13 * u) +
    rect(x - 150 * u, floor - 14 * u, 300 * u, 14 * u, fill) +
    curvedRoof({ x, y: floor - 76 * u, half: 235 * u, height: 120 * u, ridge: 120 * u, fill, trim, tiles: 20, lift: 46 * u })
  )
}

function stage(frame: Frame, floor: number, u: number): string {
  const { width: w } = frame
  const drumX = w * choose(frame, 0.62, 0.5, 0.52)
  const drumY = floor - choose(frame, 380, 480, 370) * u
  const dancerX = w * choose(frame, 0.6, 0.49, 0.5)
  const side = choose(frame, 410, 300, 300) * u
  const bronze = { bronze: '#e0963a', shade: '#8a3a1a', mark: '#7c2a16', shine: '#f6c565' }
  const small = choose(frame, 1.45, 1.5, 1.25) * u
  return [
    communalHouse(w * choose(frame, 0.17, -0.02, 0), floor, 1.25 * u, '#8f1f1c', '#b8362a'),
    communalHouse(w * choose(frame, 1.02, 1.04, 1.02), floor, 1.05 * u, '#8f1f1c', '#b8362a'),
    craneDrum(drumX, drumY, choose(frame, 316, 352, 305) * u, bronze, 4),
    ellipse(drumX, floor, 360 * u, 12 * u, '#4a0d16', 0.6),
    aoDaiDancer(dancerX - side, floor, small, plum),
    aoDaiDancer(dancerX + side + 30 * u, floor, small, plum),
    aoDaiDancer(dancerX, floor + 4 * u, choose(frame, 2.55, 2.9, 2.45) * u, teal),
  ].join('')
}

/** Culture: dancers in áo dài before a great bronze drum on a lacquer floor. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.79, 0.75, 0.77)
  const drumX = w * choose(frame, 0.62, 0.5, 0.52)
  return [
    verticalGradient('a', [
      [0, '#a3221c'],
      [0.7, '#d8452c'],
      [1, '#f0803c'],
    ]) + rect(0, 0, w, floor, 'url(#a)'),
    sunRays(drumX, floor - choose(frame, 380, 480, 370) * u, Math.max(w, h), 28, '#f9a24a', 0.2),
    verticalGradient('b', [
      [0, '#6a1420'],
      [1, '#2a0a14'],
    ]) + rect(0, floor, w, h - floor, 'url(#b)'),
    mirrored('m', stage(frame, floor, u), floor + 2 * u, 0.28, 0.5),
    line(`M0,${floor}H${w}`, '#f6b25a', 3 * u),
    shape(
      `M0,${floor + 40 * u}H${w * 0.44}l${-60 * u},${5 * u}H0zM${w},${floor + 84 * u}H${w * 0.7}l${50 * u},${6 * u}H${w}z`,
      '#f0803c',
      0.18,
    ),
    lotusFlower(w * choose(frame, 0.9, 0.86, 0.87), h * 1.01, 2.5 * u, '#e0567f', '#ffc3c9', 44),
    lotusFlower(w * choose(frame, 0.975, 1.0, 1.0), h * 1.02, 1.9 * u, '#c93f6c', '#ffb0bd', 60, true),
    lotusBud(w * choose(frame, 0.84, 0.74, 0.76), h * 1.01, 2 * u, '#e0567f', 44),
  ].join('')
}
