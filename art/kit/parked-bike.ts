import { hoop } from './hoop'
import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface ParkedBikeColours {
  tank: string
  tankShade: string
  frame: string
  chrome: string
  seat: string
  bag: string
  bagShade: string
  roll: string
}

/** A loaded motorbike on its side stand, nose to the right, saddle bag and rolled mat behind; wheels on y, 330 units long and 210 tall. */
export function parkedBike(
  x: number,
  y: number,
  scale: number,
  c: ParkedBikeColours,
  flip = false,
): string {
  const wheel = (wx: number) =>
    hoop(wx, -46, 40, '#17131f', 13) +
    hoop(wx, -46, 31, c.chrome, 4) +
    line(`M${wx - 30}-46h60M${wx}-76v60M${wx - 21}-67l42 42M${wx + 21}-67l-42 42`, c.chrome, 1.8) +
    circle(wx, -46, 8, c.frame)
  const stand = line('M-16-34L-44 0', c.frame, 7)
  const chassis = line('M-108-46L-30-58 20-62 92-138M-30-58L-60-118M20-62L60-118', c.frame, 10)
  const fork = line('M112-46L84-150', c.chrome, 9) + line('M84-150L70-180', c.frame, 8)
  const engine =
    shape('M-34-96H34L46-52 20-34H-26L-44-52z', '#55505f') +
    line('M-34-86H36M-38-74H40M-40-62H42', c.chrome, 4) +
    line('M20-38Q-20-22-70-34L-150-40', c.chrome, 12)
  const tank =
    shape('M-26-118Q-20-158 40-156 84-154 86-128 60-108 10-108-20-108-26-118z', c.tank) +
    shape('M-20-112Q40-112 84-132 82-120 60-114 30-106 0-108z', c.tankShade) +
    circle(22, -132, 12, '#f6d27a')
  const seat = shape('M-136-118Q-136-136-112-134L-20-130-14-116Q-60-108-124-108z', c.seat)
  const bags =
    shape(
      'M-140-108H-66Q-58-108-60-98L-68-56Q-72-48-84-48H-128Q-140-48-142-60L-150-96Q-150-108-140-108z',
      c.bag,
    ) +
    shape('M-150-98Q-106-80-60-96L-64-78Q-106-64-146-82z', c.bagShade) +
    rect(-112, -92, 14, 24, '#f2d48c')
  const roll =
    rect(-148, -168, 98, 36, c.roll) +
    circle(-50, -150, 18, c.roll) +
    circle(-50, -150, 9, '#fff1cf') +
    circle(-148, -150, 18, c.roll) +
    line('M-122-168V-132M-82-168V-132', '#17131f', 5)
  const fenders =
    shape('M66-62Q74-102 118-100 152-96 158-66 140-86 114-88 84-88 66-62z', c.tank) +
    shape('M-160-66Q-154-104-108-104-78-104-66-84-92-94-112-92-144-90-160-66z', c.tank)
  const head = circle(96, -158, 20, c.chrome) + shining(circle(101, -158, 13, '#ffe9a8'))
  const bars =
    line('M70-180Q54-196 34-190M70-180Q84-200 100-200', '#17131f', 8) +
    line('M48-194L40-222', c.chrome, 4) +
    circle(38, -228, 12, c.chrome)
  return placed(
    x,
    y,
    scale,
    wheel(-108) +
      wheel(112) +
      stand +
      chassis +
      engine +
      fork +
      fenders +
      tank +
      seat +
      bags +
      roll +
      head +
      bars,
    flip,
  )
}
