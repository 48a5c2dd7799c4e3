import { beachedBasket } from '../../kit/beached-basket'
import { basketBoat } from '../../kit/boats'
import { hills } from '../../kit/haze'
import { ladyBuddha } from '../../kit/lady-buddha'
import { palm } from '../../kit/palm'
import { num, type Point, smoothLine } from '../../kit/path'
import { seatedFigure, shoulderPoleFigure } from '../../kit/people'
import { ellipse, line, placed, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A bright parasol on the sand, foot at (x, y). */
function parasol(x: number, y: number, scale: number, one: string, two: string): string {
  const top =
    shape('M-50-62Q-40-100 0-104 40-100 50-62 34-70 18-62 0-72-18-62-34-70-50-62z', one) +
    shape('M-18-62Q-14-98 0-104 14-98 18-62 0-72-18-62z', two)
  return placed(
    x,
    y,
    scale,
    ellipse(20, 0, 48, 8, '#b0754a', 0.4) + line('M0 0V-100', '#8a5a3c', 4) + top,
  )
}

function beach(frame: Frame, horizon: number): string {
  const { width: w, height: h } = frame
  const y = (part: number) => horizon + (h - horizon) * part
  const shore = choose<readonly Point[]>(
    frame,
    [
      [w * 0.02, y(0.04)],
      [w * 0.1, y(0.1)],
      [w * 0.2, y(0.24)],
      [w * 0.42, y(0.46)],
      [w * 0.66, y(0.66)],
      [w * 0.82, y(0.9)],
      [w * 0.94, y(1.1)],
    ],
    [
      [-10, y(0.05)],
      [w * 0.08, y(0.12)],
      [w * 0.26, y(0.28)],
      [w * 0.5, y(0.46)],
      [w * 0.74, y(0.66)],
      [w * 0.96, y(0.86)],
      [w * 1.2, y(1.1)],
    ],
    [
      [-10, y(0.05)],
      [w * 0.08, y(0.12)],
      [w * 0.26, y(0.28)],
      [w * 0.5, y(0.48)],
      [w * 0.74, y(0.68)],
      [w * 0.94, y(0.9)],
      [w * 1.14, y(1.1)],
    ],
  )
  const band = (shift: number, fill: string, opacity = 1) =>
    shape(
      `${smoothLine(shore.map(([px, py], index): Point => [px + shift * (0.12 + index * 0.16), py - shift * index * 0.05]))}L-20,${num(h * 1.2)}V${num(y(0.03))}z`,
      fill,
      opacity,
    )
  return (
    band(190, '#8fdccb', 0.55) +
    band(120, '#c3efdc', 0.7) +
    band(74, '#fffaf0') +
    band(56, '#8fdccb') +
    band(36, '#fffaf0') +
    band(18, '#d9ad7c') +
    band(0, '#fbdca4')
  )
}

/** Da Nang: basket boats on the long curve of Mỹ Khê beach, Sơn Trà and the white Lady Buddha across the bay. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.44, 0.4, 0.42)
  const leaf = { trunk: '#7a4a3a', leaf: '#1f6a54', leafLight: '#3f9160', nut: '#e9a12f' }
  const ridge: Point[] = choose(
    frame,
    [0.34, 0.42, 0.52, 0.64, 0.74, 0.86, 0.98, 1.05],
    [0.18, 0.3, 0.42, 0.58, 0.72, 0.86, 1, 1.08],
    [0.18, 0.3, 0.42, 0.58, 0.72, 0.86, 1, 1.08],
  ).map(
    (part, index): Point => [
      w * part,
      horizon - ([0, 40, 96, 190, 150, 214, 170, 120][index] ?? 0) * u,
    ],
  )
  const near: Point[] = ridge.map(
    ([px, py], index): Point => [px + 60 * u, horizon - (horizon - py) * (index % 2 ? 0.5 : 0.66)],
  )
  const land = (points: readonly Point[], fill: string) =>
    shape(`${smoothLine(points)}V${num(horizon + 2)}H${num(points[0]?.[0] ?? 0)}z`, fill)
  const buddhaX = w * choose(frame, 0.655, 0.62, 0.62)
  const thung = (x: number, y: number, scale: number, degrees: number) =>
    beachedBasket(w * x, h * y, scale * u, '#cf9048', '#7a4a2a', '#9a6234', degrees)
  return [
    sky(frame, horizon, ['#2f9db8', '#8fd3d0', '#fdf0c8']),
    cloud(w * 0.5, h * 0.13, 280 * u, '#fffdf2', 0.8) +
      cloud(w * choose(frame, 0.88, 0.86, 0.86), h * 0.2, 220 * u, '#fffdf2', 0.7),
    hills(frame, {
      base: horizon,
      height: 60 * u,
      peaks: 3,
      seed: 5,
      fill: '#9fd0cc',
      bottom: horizon + 1,
    }),
    land(ridge, '#4f9c8c') + land(near, '#2f7d68'),
    ladyBuddha(buddhaX, horizon - 74 * u, 0.92 * u, '#fffdf6', '#c9d8d0'),
    water(frame, horizon, ['#37a6b4', '#2fb3b4', '#5fcdbb', '#8fdccb']),
    ripples({
      left: w * 0.1,
      right: w,
      top: horizon + 10 * u,
      bottom: h * 0.8,
      count: 26,
      colour: '#d9f4e4',
      seed: 6,
      opacity: 0.7,
      length: 190 * u,
    }),
    basketBoat(
      w * choose(frame, 0.68, 0.72, 0.72),
      horizon + 90 * u,
      1.05 * u,
      '#b9773c',
      '#6a3f26',
      seatedFigure(0, -10, 0.6, '#e0402a'),
    ),
    beach(frame, horizon),
    parasol(
      w * choose(frame, 0.17, 0.12, 0.12),
      h * choose(frame, 0.7, 0.62, 0.66),
      0.8 * u,
      '#e8502f',
      '#fff6e4',
    ) +
      parasol(
        w * choose(frame, 0.1, 0.03, 0.03),
        h * choose(frame, 0.62, 0.55, 0.58),
        0.52 * u,
        '#2b857d',
        '#fff6e4',
      ),
    shoulderPoleFigure(
      w * choose(frame, 0.4, 0.38, 0.37),
      h * choose(frame, 0.8, 0.7, 0.75),
      1.2 * u,
      '#e0407a',
      '#f4b02f',
    ),
    thung(choose(frame, 0.3, 0.24, 0.24), choose(frame, 0.7, 0.6, 0.65), 0.85, 8),
    thung(choose(frame, 0.62, 0.66, 0.66), choose(frame, 0.885, 0.79, 0.86), 1.5, 9),
    thung(choose(frame, 0.47, 0.42, 0.43), choose(frame, 0.95, 0.87, 0.94), 2.4, -9),
    palm(
      w * choose(frame, 0.06, 0.1, 0.08),
      h * 1.01,
      choose(frame, 2.5, 2.5, 2.1) * u,
      leaf,
      300,
      60,
      5,
    ),
    palm(
      w * choose(frame, 0.0, -0.02, -0.03),
      h * 1.02,
      choose(frame, 2.1, 2.1, 1.8) * u,
      leaf,
      250,
      24,
      9,
    ),
  ].join('')
}
