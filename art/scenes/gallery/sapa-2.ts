import { cableCabin, cablePylon, nationalFlag } from '../../kit/cable-car'
import { cloudSea } from '../../kit/cloud-sea'
import { mountains } from '../../kit/haze'
import { num, type Point, polyline } from '../../kit/path'
import { line, polygon, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun, sunRays } from '../../kit/sun'
import { pagodaTower, templePavilion } from '../../kit/temple'
import { choose, type Frame, type Scene, unit } from '../../scene'

const shrine = {
  wall: '#c9775a',
  pillar: '#8a2c24',
  roof: '#4a3352',
  trim: '#2b1f3e',
  stone: '#8a8299',
  glow: '#ffd98a',
}

function summit(frame: Frame, px: number, py: number, u: number): string {
  const { width: w, height: h } = frame
  const left: Point[] = [
    [px - 26 * u, py],
    [px - 60 * u, py + 62 * u],
    [px - 110 * u, py + 92 * u],
    [px - 150 * u, py + 176 * u],
    [px - 250 * u, py + 224 * u],
    [px - 300 * u, py + 330 * u],
    [px - 430 * u, py + 400 * u],
    [px - 520 * u, h],
  ]
  const right: Point[] = [
    [px + 30 * u, py],
    [px + 66 * u, py + 46 * u],
    [px + 130 * u, py + 84 * u],
    [px + 190 * u, py + 190 * u],
    [px + 300 * u, py + 250 * u],
    [w + 40, py + 420 * u],
    [w + 40, h],
  ]
  const lit: Point[] = [
    [px - 26 * u, py],
    [px + 4 * u, py + 60 * u],
    [px - 30 * u, py + 130 * u],
    [px + 10 * u, py + 210 * u],
    [px - 70 * u, py + 300 * u],
    [px - 40 * u, py + 400 * u],
    [px - 160 * u, h],
    ...[...left].reverse(),
  ]
  const rocks = [
    [-70, 190],
    [-140, 280],
    [-60, 360],
    [-220, 350],
    [-10, 290],
    [-300, 440],
  ].map(
    ([dx = 0, dy = 0]) =>
      `M${num(px + dx * u)},${num(py + dy * u)}l${num(30 * u)},${num(58 * u)} ${num(-22 * u)},${num(30 * u)} ${num(-26 * u)},${num(-40 * u)}z`,
  )
  const steps = `M${num(px)},${num(py + 10 * u)}L${num(px + 70 * u)},${num(py + 110 * u)} ${num(px + 40 * u)},${num(py + 180 * u)} ${num(px + 150 * u)},${num(py + 270 * u)} ${num(px + 120 * u)},${num(py + 350 * u)}`
  return (
    polygon([...right].reverse().concat(left), '#2c3560') +
    polygon(lit, '#56598c') +
    shape(rocks.join(''), '#7a74a6') +
    line(polyline(left.slice(0, 6)), '#e7a3a0', 5 * u) +
    line(steps, '#f6d9b0', 7 * u)
  )
}

/** Sapa: the roof of Indochina, the flag on Fansipan over a sea of cloud, a cable car climbing to it at sunrise. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.56, 0.54, 0.55)
  const px = w * choose(frame, 0.74, 0.7, 0.7)
  const py = h * choose(frame, 0.3, 0.3, 0.32)
  const sunX = w * choose(frame, 0.3, 0.26, 0.26)
  const cable = (t: number): Point => [
    -60 + (px - 150 * u + 60) * t,
    h * 0.55 + (py + 176 * u - h * 0.55) * t + 4 * t * (1 - t) * 56 * u,
  ]
  const [ax, ay] = cable(choose(frame, 0.44, 0.4, 0.4))
  const [bx, by] = cable(0.8)
  const ropes = (shift: number) =>
    `M${cable(0)
      .map((v) => Math.round(v + shift))
      .join()}Q${Math.round(cable(0.5)[0])},${Math.round(cable(0.5)[1] + 56 * u + shift)} ${cable(1)
      .map((v) => Math.round(v + shift * 0.4))
      .join()}`
  return [
    sky(frame, horizon, ['#3f6fae', '#8fb6d6', '#f6cfc0', '#ffd79a']),
    sunRays(sunX, horizon - 70 * u, w, 26, '#fff2d0', 0.14),
    sun(sunX, horizon - 70 * u, 112 * u, '#fff4cf', '#ffe3a6'),
    cloudStreaks(frame, h * 0.07, h * 0.26, 5, '#fff4ea', 18, 0.6),
    mountains(frame, {
      base: horizon,
      height: 150 * u,
      peaks: choose(frame, 6, 4, 4),
      seed: 8,
      fill: '#b9a6c6',
    }),
    cloudSea(0, w, horizon - 16 * u, h * 0.68, ['#fbe0cf', '#fdeedd', '#f3d3cf'], 170 * u, 4),
    mountains(frame, {
      base: h * 0.66,
      height: 130 * u,
      peaks: choose(frame, 3, 2, 2),
      seed: 31,
      fill: '#6f74a8',
    }),
    cloudSea(0, w, h * 0.62, h * 0.8, ['#f6dcd8', '#fff3e6'], 210 * u, 14),
    summit(frame, px, py, u),
    templePavilion(px + 170 * u, py + 250 * u, 0.95 * u, shrine) +
      pagodaTower(px + 290 * u, py + 330 * u, 0.8 * u, 5, shrine),
    rect(px - 44 * u, py - 14 * u, 88 * u, 16 * u, '#e9dcd2') +
      polygon(
        [
          [px - 20 * u, py - 14 * u],
          [px, py - 64 * u],
          [px + 20 * u, py - 14 * u],
        ],
        '#f4f1ee',
      ) +
      polygon(
        [
          [px, py - 64 * u],
          [px + 20 * u, py - 14 * u],
          [px + 4 * u, py - 14 * u],
        ],
        '#a9a5c0',
      ),
    nationalFlag(px + 40 * u, py - 10 * u, choose(frame, 1.15, 1.3, 1.15) * u),
    cablePylon(px - 150 * u, py + 330 * u, 1.06 * u, '#33304a'),
    line(ropes(0) + ropes(14 * u), '#33304a', 3 * u),
    cableCabin(bx, by, 0.62 * u, '#fff1e0', '#e3c6bd', '#5f86b5'),
    cableCabin(ax, ay, choose(frame, 1.7, 1.6, 1.5) * u, '#e8402a', '#b92c26', '#bfe0e6'),
    cloudSea(0, w, h * 0.83, h + 20, ['#f0d0d4', '#fff0e2', '#ffffff'], 260 * u, 23),
  ].join('')
}
