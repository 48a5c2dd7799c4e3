import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface DepartingRiderColours {
  jacket: string
  jacketShade: string
  pack: string
  packShade: string
  helmet: string
  bike: string
}

/** A motorcyclist riding away, seen from behind, with a bag strapped across the seat; wheel on y, 150 units wide and 240 tall. */
export function departingRider(
  x: number,
  y: number,
  scale: number,
  c: DepartingRiderColours,
  degrees = 0,
): string {
  const wheel =
    shape('M-13-4Q-15-60-12-84H12Q15-60 13-4 0 4-13-4z', '#1d1722') +
    line('M-6-12H6M-7-26H7M-7-40H7', '#4a4252', 3) +
    shape('M-17-78Q0-100 17-78L14-52Q0-62-14-52z', c.bike) +
    line('M24-30L34-64', '#8c8794', 12) +
    circle(24, -28, 6, '#17121c')
  const lamps = shining(rect(-12, -96, 24, 10, '#ff5a3a')) + rect(-11, -84, 22, 17, '#fff6e4')
  const pegs = line('M-40-38H-22M22-44H40', '#17121c', 6)
  const legs =
    shape(
      'M-22-104Q-56-96-54-62L-50-32H-34L-32-64-14-92zM22-104Q56-96 54-62L50-36H34L32-64 14-92z',
      '#2a2346',
    ) + shape('M-54-40H-34V-26H-58zM54-44H34V-30H58z', '#3a1f18')
  const bag =
    rect(-52, -122, 104, 28, c.pack) +
    shape('M20-122H52V-94H20z', c.packShade) +
    line('M-30-122V-94M30-122V-94', '#fff1cf', 4)
  const bars =
    line('M-62-148L-78-152M62-148L78-152', '#17121c', 7) +
    line('M-66-150L-74-182M66-150L74-182', '#17121c', 3.6) +
    ellipse(-77, -188, 12, 8, '#3a3444') +
    ellipse(77, -188, 12, 8, '#3a3444')
  const body =
    line('M-30-186Q-58-176-62-148M30-186Q58-176 62-148', c.jacket, 19) +
    shape('M-36-118Q-48-168-36-190-20-204 0-204T36-190Q48-168 36-118z', c.jacket) +
    shape('M14-203Q28-200 36-190 48-168 36-118H16Q30-160 14-203z', c.jacketShade) +
    shape('M-24-190Q0-200 24-190L28-130Q0-122-28-130z', c.pack) +
    shape('M-22-160Q0-152 22-160L27-138Q0-128-27-138z', c.packShade) +
    line('M-24-186L-32-130M24-186L32-130', c.packShade, 3)
  const head =
    shape('M-11-206H11V-196H-11z', '#d99a6c') +
    ellipse(0, -222, 23, 25, c.helmet) +
    shape('M-22-214Q0-204 22-214L20-206Q0-196-20-206z', '#17121c') +
    shape('M-15-236Q-4-246 8-243-8-240-14-228z', '#fff', 0.7)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 2, 44, 7, '#000', 0.3) + wheel + pegs + legs + bars + bag + lamps + body + head,
    false,
    degrees,
  )
}
