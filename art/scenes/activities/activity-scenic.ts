import { hills, mist, mountains } from '../../kit/haze'
import { lookoutPine } from '../../kit/lookout-pine'
import { at, type Point } from '../../kit/path'
import { line, placed, polygon, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { onlooker } from '../../kit/traveller'
import { choose, type Frame, type Scene, unit } from '../../scene'

function ledge(frame: Frame, u: number, standX: number, standY: number): string {
  const { width: w, height: h } = frame
  const right = w + 20
  const top: Point[] = [
    [standX - 150 * u, standY + 16 * u],
    [standX - 104 * u, standY - 2 * u],
    [standX + 90 * u, standY + 4 * u],
    [standX + 170 * u, standY - 16 * u],
    [standX + 330 * u, standY - 6 * u],
    [right, standY - 34 * u],
  ]
  const under: Point[] = [
    [right, h + 10],
    [standX + 40 * u, h + 10],
    [standX + 70 * u, standY + 190 * u],
    [standX + 10 * u, standY + 120 * u],
    [standX - 30 * u, standY + 62 * u],
    [standX - 120 * u, standY + 40 * u],
  ]
  const face: Point[] = [
    [standX - 104 * u, standY - 2 * u],
    [standX + 90 * u, standY + 4 * u],
    [standX + 170 * u, standY - 16 * u],
    [standX + 330 * u, standY - 6 * u],
    [right, standY - 34 * u],
    [right, standY + 6 * u],
    [standX + 240 * u, standY + 34 * u],
    [standX + 120 * u, standY + 22 * u],
    [standX - 20 * u, standY + 26 * u],
  ]
  const cracks = `M${at([standX + 130 * u, standY + 60 * u])}l${22 * u},${70 * u} ${-14 * u},${60 * u}M${at([standX + 300 * u, standY + 50 * u])}l${-20 * u},${90 * u} ${26 * u},${50 * u}`
  return (
    polygon([...top, ...under], '#24183f') +
    polygon(face, '#6a3560') +
    line(cracks, '#120c28', 4 * u)
  )
}

/** The little flag tower of Lũng Cú on a far summit. */
function summitTower(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-250 240L-130 110-96 92-46 22-8 0H8L36 16 70 70 120 110 190 240z', '#c97e88') +
      shape('M-5 2L-3.5-30H3.5L5 2zM-7-30H7V-34H-7z', '#7f4a78') +
      shape('M0-34v-26h2v4q10-5 20 0 6 3 12 0v16q-6 3-12 0-10-5-20 0v6z', '#e0301f'),
  )
}

/** Scenery: one traveller on a rock ledge before range after range of mountains and a sun too big for the frame. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const sunX = w * choose(frame, 0.62, 0.56, 0.58)
  const sunY = h * choose(frame, 0.43, 0.42, 0.42)
  const standX = w * choose(frame, 0.66, 0.56, 0.58)
  const standY = h * choose(frame, 0.685, 0.67, 0.68)
  const wide = frame.format === 'wide'
  const range = (base: number, height: number, peaks: number, seed: number, fill: string) =>
    mountains(frame, {
      base: h * base,
      height: height * u,
      peaks: wide ? peaks : peaks * 0.6,
      seed,
      fill,
    })
  return [
    sky(frame, h * 0.72, ['#3b3f86', '#8b5a9a', '#e87f7c', '#fbc07a']),
    cloudStreaks(frame, h * 0.06, h * 0.36, 7, '#f9a58a', 21, 0.45),
    sun(sunX, sunY, choose(frame, 235, 270, 235) * u, '#ffe9ae', '#ffcf8a'),
    range(0.6, 200, 6, 11, '#e59384'),
    mist(frame, h * 0.5, h * 0.14, '#ffd9a0', 0.6, 'a'),
    summitTower(
      w * choose(frame, 0.27, 0.22, 0.22),
      h * choose(frame, 0.5, 0.5, 0.5),
      choose(frame, 1.2, 1.2, 1.05) * u,
    ),
    range(0.68, 210, 5, 27, '#b96f8a'),
    mist(frame, h * 0.58, h * 0.14, '#f5b596', 0.55, 'b'),
    range(0.77, 190, 4.4, 34, '#7f5590'),
    mist(frame, h * 0.68, h * 0.13, '#d98fa0', 0.5, 'c'),
    hills(frame, {
      base: h * 0.86,
      height: 130 * u,
      peaks: wide ? 4 : 2.4,
      seed: 7,
      fill: '#4d3f7c',
    }),
    mist(frame, h * 0.78, h * 0.14, '#9a6a9a', 0.45, 'd'),
    hills(frame, {
      base: h * 0.97,
      height: 140 * u,
      peaks: wide ? 3.4 : 2,
      seed: 19,
      fill: '#2b2a5a',
    }),
    ledge(frame, u, standX, standY),
    lookoutPine(
      standX + choose(frame, 340, 260, 240) * u,
      standY - 2 * u,
      choose(frame, 1.75, 1.7, 1.55) * u,
      '#1d1434',
      '#2a2350',
      '#57356a',
    ),
    onlooker(standX - 10 * u, standY + 4 * u, choose(frame, 1.7, 1.75, 1.6) * u, {
      jacket: '#e8402a',
      pack: '#f6b23a',
      packShade: '#c97f22',
      trousers: '#1a1430',
      hat: '#f2d48c',
    }),
  ].join('')
}
