import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface DiverColours {
  suit: string
  shade: string
  tank: string
  fin: string
  skin: string
}

/** A scuba diver swimming level to the right with a torch held out: tank, mask, fins; centre at (x, y), about 330 units long. */
export function scubaDiver(
  x: number,
  y: number,
  scale: number,
  c: DiverColours,
  flip = false,
  degrees = 0,
): string {
  const farLeg =
    line('M-40 16Q-90 34-128 18', c.shade, 25) + shape('M-122 8L-196 40-210 62-128 34z', c.fin)
  const nearLeg =
    line('M-40 10Q-86 2-130-22', c.suit, 27) +
    shape('M-122-36L-190-74-220-72-132-8z', c.fin) +
    line('M-136-24L-204-68', c.suit, 3)
  const body =
    shape('M-56-20Q-20-40 50-32 78-26 80-2 76 24 46 28-20 34-58 26z', c.suit) +
    shape('M-58 26Q-20 34 46 28 76 24 80-2 60 16 10 16-40 16-58 8z', c.shade) +
    line('M-30-34L-24 30M30-36L34 28', c.fin, 8)
  const tank =
    rect(-44, -70, 92, 34, c.tank) +
    circle(-44, -53, 17, c.tank) +
    circle(48, -53, 17, c.tank) +
    rect(-44, -48, 92, 11, '#000', 0.16) +
    line('M64-54Q94-70 104-36', '#1c1726', 7)
  const arm =
    line('M52 8Q84 34 128 28', c.suit, 20) +
    circle(134, 27, 10, c.skin) +
    line('M132 26L168 20', '#1c1726', 13)
  const head =
    ellipse(98, -14, 24, 25, c.suit) +
    shape('M104-30Q126-30 126-14 124 2 106 0z', c.skin) +
    shape('M104-30L130-30Q136-18 130-10L106-8z', '#bff0f0') +
    line('M104-30L130-30Q136-18 130-10L106-8z', '#1c1726', 4) +
    rect(110, -2, 22, 15, '#1c1726')
  return placed(x, y, scale, farLeg + tank + body + nearLeg + head + arm, flip, degrees)
}

/** A boat's hull seen from below the water with its ladder and anchor rope, keel line at y, 520 units long. */
export function hullFromBelow(
  x: number,
  y: number,
  scale: number,
  paint: string,
  shade: string,
  keel: string,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-270-30Q-200 74-20 84 180 84 260-30z', paint) +
      shape('M-200 24Q-120 84-20 84 180 84 260-30H200Q140 50-20 52-120 50-200 24z', shade) +
      line('M-230 12Q-120 96 0 96T210 34', keel, 8) +
      shape('M206 8L250 10 244 66 222 66z', keel) +
      line('M232 70l-26 18M232 70l26 18', keel, 9) +
      line('M120-30V130M156-30V130M120 20H156M120 52H156M120 84H156M120 116H156', '#d9dbe6', 5),
  )
}
