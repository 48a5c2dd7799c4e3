import { choose, type Frame, type Scene, unit } from '../scene'
import { placed, rect, shape } from './shapes'
import { whole } from './whole-path'

/** A sheet of coloured paper: its colour, where the light falls on it, and a shadow on it. */
export type Paper = readonly [ground: string, light: string, shadow: string]

interface Pose {
  /** How large it is drawn; 1 fills a square picture. */
  size?: number
  /** How far it is turned, in degrees. */
  turn?: number
  /** How far it is moved from the middle, to the right and down. */
  shift?: readonly [x: number, y: number]
  /** What hangs in the air and casts no shadow: steam, a sound, a spark. */
  air?: string
}

/** A thing in one colour: the shape of its shadow. */
function silhouette(thing: string, colour: string): string {
  return thing
    .replace(/(fill|stroke)="#[0-9a-f]+"/gi, `$1="${colour}"`)
    .replace(/ opacity="[\d.]+"/g, '')
    .replace(/ id="[^"]*"/g, '')
}

function sheet(frame: Frame, [ground, light]: Paper): string {
  const { width: w, height: h } = frame
  const x = w * choose(frame, 0.4, 0.3, 0.32)
  const half = 330 * unit(frame)
  return (
    rect(0, 0, w, h, ground) +
    shape(whole`M${x - half},0H${x + half}L${x + half * 2.3},${h}H${x - half * 0.5}z`, light)
  )
}

/** A picture of a thing that lies on paper in hard light, seen from above and drawn around the origin, up to 680 units across. */
export function lying(
  paper: Paper,
  thing: string,
  { size = 1, turn = 0, shift = [0, 0], air = '' }: Pose = {},
): Scene {
  return (frame) => {
    const s = size * unit(frame) * choose(frame, 1, 1.1, 1.08)
    const [x, y] = [frame.width / 2 + shift[0] * s, frame.height / 2 + shift[1] * s]
    return (
      sheet(frame, paper) +
      placed(x + 30 * s, y + 34 * s, s, silhouette(thing, paper[2]), false, turn) +
      placed(x, y, s, thing + air, false, turn)
    )
  }
}

/** A picture of a thing that stands on paper in hard light from the left, its foot on the origin, up to 640 units tall. */
export function standing(
  paper: Paper,
  thing: string,
  { size = 1, shift = [0, 0], air = '' }: Pose = {},
): Scene {
  return (frame) => {
    const s = size * unit(frame) * choose(frame, 1.02, 1.12, 1.08)
    const [x, y] = [
      frame.width * choose(frame, 0.48, 0.47, 0.47) + shift[0] * s,
      frame.height * choose(frame, 0.87, 0.8, 0.86) + shift[1] * s,
    ]
    const cast = `<g transform="matrix(1 0 -.85 .36 0 0)">${silhouette(thing, paper[2])}</g>`
    return sheet(frame, paper) + placed(x, y, s, cast) + placed(x, y, s, thing + air)
  }
}
