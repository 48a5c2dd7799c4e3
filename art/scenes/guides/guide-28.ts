import { cameraPerson } from '../../kit/camera-person'
import { type Point, smoothLine } from '../../kit/path'
import { cycle, range } from '../../kit/rng'
import { rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Photographs: somebody with a camera at the eye fills the foreground; the first light has just reached the flooded terraces the lens points at. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const far = h * choose(frame, 0.36, 0.34, 0.36)
  const person = choose(
    frame,
    { x: 1270, y: 395, k: 1.1 },
    { x: 600, y: 620, k: 1.35 },
    { x: 620, y: 350, k: 1.05 },
  )
  const rows = 17
  const spur = (x: number) => Math.sin(x * 5.2 + 0.5) * 0.6 + Math.sin(x * 11 + 1) * 0.28
  const contour = (t: number, index: number): Point[] =>
    range(13).map((step) => {
      const x = -0.08 + step * 0.097
      const fall = (1 - t) * (x - 0.35) * 0.34 * h
      return [
        x * w,
        far + (h * 1.06 - far) * t ** 1.25 + fall + spur(x + index * 0.012) * (26 + 74 * t) * u,
      ]
    })
  const terraces = range(rows).map((index) => {
    const t = index / (rows - 1)
    const top = smoothLine(contour(t, index))
    const lip = smoothLine(contour(t + 0.022 + 0.012 * ((index * 7) % 3), index))
    return (
      shape(`${top}V${h}H-60z`, cycle(['#ffe9a8', '#f8c06a', '#f6a95c', '#ffdc8c'], index)) +
      shape(`${lip}V${h}H-60z`, index % 2 ? '#5f8f3f' : '#7aa545')
    )
  })
  return [
    rect(0, 0, w, h, '#ffdfa0'),
    shape(whole`M0,0H${w}V${h * 0.06}Q${w * 0.5},${h * 0.16} 0,${h * 0.12}z`, '#f2a86c'),
    shape(
      whole`M0,${far - 150 * u}Q${w * 0.2},${far - 250 * u} ${w * 0.36},${far - 130 * u}T${w * 0.7},${far - 190 * u}T${w},${far - 120 * u}V${h}H0z`,
      '#d58f86',
    ),
    shape(
      whole`M0,${far - 60 * u}Q${w * 0.3},${far - 40 * u} ${w * 0.5},${far - 90 * u}T${w * 0.84},${far - 60 * u}T${w},${far - 20 * u}V${h}H0z`,
      '#8f5f86',
    ),
    terraces.join(''),
    shape(
      whole`M0,${h * 0.62}Q${w * 0.22},${h * 0.66} ${w * 0.4},${h * 0.8}T${w * 0.8},${h * 0.9}L${w},${h}H0z`,
      '#33235c',
      0.78,
    ),
    cameraPerson(person.x, person.y, person.k, {
      jacket: '#cf3f27',
      fold: '#7f1f24',
      cap: '#2b5f7d',
      capShade: '#173a52',
      hair: '#1d1420',
      body: '#2a2633',
      bodyShade: '#14121c',
      glass: '#f3a55a',
    }),
  ].join('')
}
