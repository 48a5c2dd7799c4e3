import { skin } from './palettes'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface RiderColours {
  bike: string
  shirt: string
  helmet: string
  mask: string
}

/** A motorbike coming towards the viewer with its rider, wheel on y, 58 units wide and 112 tall; a passenger may look over the shoulder. */
export function oncomingRider(
  x: number,
  y: number,
  scale: number,
  c: RiderColours,
  passenger = '',
  flip = false,
): string {
  const behind = passenger
    ? shape('M-2-60Q-6-92 8-96 26-94 24-60z', passenger) +
      ellipse(12, -106, 7.6, 9, skin) +
      shape('M2-106Q2-120 12-120T22-106Q12-110 2-106z', '#fff1cf')
    : ''
  const wheel = shape('M-5.4-28H5.4V-5Q5-0 0 0T-5.4-5z', '#17121c') + rect(-8, -34, 16, 10, c.bike)
  const legs =
    shape('M-12-54L-23-30-20-16H-11L-9-34zM12-54L23-30 20-16H11L9-34z', '#262036') +
    rect(-23, -18, 12, 5, '#e8d9c2') +
    rect(11, -18, 12, 5, '#e8d9c2')
  const torso =
    shape('M-16-52Q-20-82-11-88H11Q20-82 16-52z', c.shirt) +
    shape('M4-88H11Q20-82 16-52H6z', '#000', 0.12)
  const shield =
    shape('M-15-30Q-18-48-9-56H9Q18-48 15-30 8-18 0-18T-15-30z', c.bike) +
    shape('M-15-30Q-18-48-9-56H-3Q-9-40-6-20-12-22-15-30z', '#fff', 0.25)
  const bars =
    line('M-25-63Q-12-60-7-57M25-63Q12-60 7-57M-22-64L-27-76M22-64L27-76', '#2a2233', 3) +
    ellipse(-28, -79, 4.6, 3.2, '#cfe0e6') +
    ellipse(28, -79, 4.6, 3.2, '#cfe0e6')
  const arms =
    line('M-14-82Q-27-74-24-64M14-82Q27-74 24-64', c.shirt, 7) +
    circle(-24, -63, 3.4, skin) +
    circle(24, -63, 3.4, skin)
  const head =
    ellipse(0, -97, 8, 9.4, skin) +
    shape('M-8-97Q0-93 8-97 8-87 0-87T-8-97z', c.mask) +
    shape('M-10-97Q-11-112 0-112T10-97Q0-102-10-97z', c.helmet) +
    line('M-5-98.4h3.4M1.6-98.4h3.4', '#2a1a22', 1.8)
  const lamp = circle(0, -53, 13, '#ffe9a0', 0.3) + circle(0, -53, 6, '#fff3c4')
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 22, 4, '#000', 0.22) +
      behind +
      torso +
      legs +
      wheel +
      shield +
      bars +
      arms +
      head +
      lamp,
    flip,
  )
}
