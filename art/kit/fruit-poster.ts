import { choose, type Frame } from '../scene'
import { bigLeaf, type LeafColours } from './big-leaf'
import { line, placed, rect, shape } from './shapes'
import { whole } from './whole-path'

const green: LeafColours = { light: '#3f8f4f', dark: '#17473f', rib: '#0f352e' }
const deep: LeafColours = { light: '#2b6a52', dark: '#123a36', rib: '#0b2724' }

interface Ground {
  paper: string
  band: string
  wood: string
}

/** The flat ground of a fruit poster: two tones of one ink, the lower one cut by a slanting shadow, and a bough across the top. */
export function fruitGround(
  { width: w, height: h }: Frame,
  { paper, band, wood }: Ground,
  bough: string,
): string {
  return (
    rect(0, 0, w, h, paper) +
    shape(whole`M0,${h * 0.82}L${w},${h * 0.6}V${h}H0z`, band) +
    line(bough, wood, 44) +
    line(bough, '#2a1614', 12)
  )
}

export type Leaf = readonly [x: number, y: number, scale: number, degrees: number, dark?: boolean]

export function leaves(spots: readonly Leaf[], broad: number): string {
  return spots
    .map(([x, y, k, degrees, dark]) => bigLeaf(x, y, k, degrees, dark ? deep : green, broad))
    .join('')
}

/** A bough with its fruit in the middle of the frame, drawn for a square of 900 and set where the format has its middle. */
export function centred(frame: Frame, content: string): string {
  const scale = choose(frame, 1, 1.3, 1)
  return placed(frame.width / 2 - 450 * scale, choose(frame, 0, 64, 0), scale, content)
}

export const bough = (frame: Frame, y: number) =>
  whole`M-40,${y + 40}Q${frame.width * 0.4},${y - 50} ${frame.width + 40},${y}`
