import { sampan } from '../../kit/boats'
import { cruiseShip } from '../../kit/cruise-ship'
import { mist } from '../../kit/haze'
import { karst, karstRow } from '../../kit/karst'
import { seatedFigure } from '../../kit/people'
import { mirrored } from '../../kit/shapes'
import { cloudStreaks, sky, stars } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

const ship = {
  white: '#fffaf0',
  shade: '#b9b4d4',
  dark: '#2a2550',
  lamp: '#ffcf6a',
  stripe: '#d8412a',
  flag: '#e0301f',
}

/** Two cliffs taller than the frame that leave a gate for the ship. */
function gate(frame: Frame, base: number, u: number): string {
  const { width: w } = frame
  const near = { fill: '#232a5c', shade: '#161b42' }
  const mid = { fill: '#3f4486', shade: '#32366f' }
  const tall = choose(frame, 640, 820, 680) * u
  return [
    karst({
      x: w * choose(frame, 0.38, 0.22, 0.22),
      base: base - 8 * u,
      width: 280 * u,
      height: 330 * u,
      seed: 9,
      ...mid,
      light: 'right',
    }),
    karst({
      x: w * choose(frame, 0.81, 0.86, 0.86),
      base: base - 8 * u,
      width: 300 * u,
      height: 420 * u,
      seed: 22,
      ...mid,
      light: 'left',
    }),
    karst({
      x: w * choose(frame, 0.18, -0.02, -0.02),
      base,
      width: choose(frame, 520, 420, 420) * u,
      height: tall * 0.86,
      seed: 6,
      ...near,
      light: 'right',
    }),
    karst({
      x: w * choose(frame, 0, -0.2, -0.2),
      base,
      width: 420 * u,
      height: tall,
      seed: 17,
      ...near,
      light: 'right',
    }),
    karst({
      x: w * choose(frame, 0.97, 1.06, 1.07),
      base,
      width: choose(frame, 430, 380, 380) * u,
      height: tall * 1.04,
      seed: 28,
      ...near,
      light: 'left',
    }),
  ].join('')
}

/** A cruise: a white overnight ship with every lamp lit comes out between two cliffs at the blue hour. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.62, 0.58, 0.6)
  const base = horizon + 26 * u
  const shipX = w * choose(frame, 0.61, 0.54, 0.54)
  const shipY = horizon + choose(frame, 96, 120, 100) * u
  const size = choose(frame, 1.62, 1.85, 1.6) * u
  const boatX = w * choose(frame, 0.4, 0.22, 0.24)
  const boatY = horizon + choose(frame, 190, 250, 210) * u
  const sunX = w * choose(frame, 0.5, 0.36, 0.36)
  return [
    sky(frame, horizon, ['#16204f', '#3d3a80', '#9a5c94', '#f2907c', '#fdc98a']),
    stars(frame, horizon * 0.6, choose(frame, 46, 36, 32), 14),
    cloudStreaks(frame, horizon * 0.45, horizon * 0.85, 7, '#f7a58c', 3, 0.5),
    sun(sunX, horizon - 24 * u, 86 * u, '#ffe9b8', '#ffcf9a'),
    karstRow({
      left: -0.05 * w,
      right: 1.05 * w,
      base: horizon + 1,
      count: choose(frame, 8, 5, 5),
      heights: [70 * u, 200 * u],
      widths: [130 * u, 230 * u],
      seed: 11,
      fill: '#a8668f',
    }),
    mist(frame, horizon - 110 * u, 120 * u, '#fdc098', 0.55, 'f'),
    water(frame, horizon, ['#f6a886', '#9a6494', '#3c3f84', '#161d4c']),
    mirrored('k', gate(frame, base, u), base, 0.4, 0.6),
    glints({
      x: sunX,
      top: horizon + 6,
      bottom: h * 0.9,
      widths: [110 * u, 240 * u],
      count: 20,
      colour: '#ffd9a0',
      seed: 8,
      opacity: 0.75,
    }),
    mirrored('s', cruiseShip(shipX, shipY, size, ship), shipY, 0.4, 0.55),
    ripples({
      left: 0,
      right: w,
      top: shipY + 20 * u,
      bottom: h,
      count: 30,
      colour: '#1b2257',
      seed: 5,
      opacity: 0.7,
      length: 300 * u,
    }),
    ripples({
      left: shipX - 190 * u,
      right: shipX + 190 * u,
      top: shipY + 2 * u,
      bottom: h * 0.96,
      count: 22,
      colour: '#ffcf6a',
      seed: 17,
      opacity: 0.65,
      length: 130 * u,
    }),
    ripples({
      left: shipX - 110 * size,
      right: shipX + 110 * size,
      top: shipY - 6 * u,
      bottom: shipY + 14 * u,
      count: 16,
      colour: '#fffaf0',
      seed: 3,
      opacity: 0.85,
      length: 120 * u,
    }),
    mirrored(
      'b',
      sampan(
        boatX,
        boatY,
        1.5 * u,
        '#1a1030',
        '#6a4a5c',
        seatedFigure(-4, -5, 0.78, '#e8402a', '#1a1030'),
        true,
      ),
      boatY + 8 * u,
      0.3,
      0.5,
    ),
  ].join('')
}
