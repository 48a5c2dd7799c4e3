import { hoop } from './hoop'
import { range } from './rng'
import { circle, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface VespaColours {
  body: string
  shade: string
  light: string
  seat: string
  chrome: string
  lamp: string
}

/** A vintage scooter on its stand, nose to the left: leg shield, round lamp, swelling side panel; wheels on y, 300 units long, 215 tall. */
export function vespa(x: number, y: number, scale: number, c: VespaColours, flip = false): string {
  const wheel = (wx: number) =>
    circle(wx, -34, 34, '#1c1726') + circle(wx, -34, 20, c.chrome) + circle(wx, -34, 8, '#55506a')
  const stand = line('M-6-20L-22 0M14-20L2 0', '#55506a', 7)
  const beam = shining(shape('M-128-172L-620-110V40L-132-160z', c.lamp, 0.16))
  const floor = shape('M-92-44Q-70-28-40-28H50V-54H-40Q-66-54-80-74z', c.shade)
  const shield =
    shape('M-112-60Q-100-130-96-176L-72-180Q-66-120-44-62-56-44-92-46z', c.body) +
    shape('M-72-180Q-66-120-44-62L-56-52Q-84-120-84-178z', c.shade)
  const fender =
    shape('M-152-38Q-156-86-112-92-72-90-72-46L-84-40Q-88-66-112-66T-138-36z', c.body) +
    shape('M-112-92Q-72-90-72-46L-84-40Q-86-62-100-66z', c.shade)
  const tail =
    shape(
      'M-4-56Q0-118 70-122 146-120 156-58 158-28 126-26 130-66 96-70 62-70 60-30H20Q-6-34-4-56z',
      c.body,
    ) + shape('M10-92Q40-118 80-114 130-108 144-66 110-100 70-98 36-98 10-92z', c.light)
  const panel =
    shape('M126-26Q158-28 156-58 154-80 142-98 150-60 126-40z', c.shade) +
    line('M22-50Q50-44 58-62M30-62Q46-58 54-70', c.shade, 4)
  const seat =
    shape('M-18-124Q-16-142 20-140L96-138Q120-134 118-120 60-112-18-124z', c.seat) +
    line('M40-139V-119', '#1c1726', 4)
  const handle =
    shape('M-122-196Q-116-214-90-212-66-208-66-190-76-176-98-178-120-180-122-196z', c.body) +
    line('M-84-204L-46-214', '#1c1726', 12) +
    line('M-86-208L-74-242', c.chrome, 4) +
    circle(-72, -248, 13, c.chrome)
  const lamp =
    circle(-118, -194, 19, c.chrome) +
    shining(circle(-121, -194, 40, c.lamp, 0.3) + circle(-121, -194, 14, c.lamp))
  const rear =
    shining(rect(150, -74, 12, 20, '#ff4a3a')) + line('M120-122L164-130V-118', c.chrome, 5)
  return placed(
    x,
    y,
    scale,
    beam +
      stand +
      wheel(-112) +
      wheel(96) +
      floor +
      shield +
      fender +
      tail +
      panel +
      seat +
      handle +
      lamp +
      rear,
    flip,
  )
}

/** A round-domed helmet seen from the side, visor to the left, 80 units wide, foot at y. */
export function helmet(
  x: number,
  y: number,
  scale: number,
  shell: string,
  shade: string,
  strap: string,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-40 0Q-46-58 0-60T42 0z', shell) +
      shape('M14-58Q46-48 42 0H20Q32-30 14-58z', shade) +
      shape('M-40-8L-62 2Q-60 8-36 4z', shade) +
      line('M-20 0Q-6 22 16 0', strap, 4) +
      line('M-36-24Q0-34 38-24', '#fff6e4', 5),
  )
}

/** Neon outlines as found over Saigon's kitchens, each about 200 units wide around its origin. */
const neonSigns = {
  bowl: 'M-90-6H90Q84 70 40 76H-40Q-84 70-90-6zM-20-30L96-92M0-26L104-74M-60-30q-14-22 0-42t0-42M-20-44q-12-18 0-36',
  cup: 'M-56-40H50L36 70H-42zM50-20q44-6 36 30-8 26-46 24M-30-66q-10-16 0-30t0-28M14-66q-10-16 0-30t0-28',
  prawn:
    'M-70-30Q-40-90 30-70 90-50 80 20 66 80 0 76M-70-30Q-20-40 20-20 40-4 30 26 20 46 0 76L-34 96M0' +
    ' 76L-30 60M-70-30L-120-56M-70-30L-124-20M-6-66L-2-28M44-58L26-18M78-14L36 4',
  arrow: 'M-90-40V20Q-90 60-50 60H60M24 24L66 60 24 96',
  star: 'M0-80L22-26 80-24 34 12 50 68 0 36-50 68-34 12-80-24-22-26z',
} as const

/** A neon sign: a bright tube in its own glow, drawn from one of the outlines. */
export function neon(
  x: number,
  y: number,
  scale: number,
  sign: keyof typeof neonSigns,
  colour: string,
  core: string,
): string {
  const d = neonSigns[sign]
  return placed(
    x,
    y,
    scale,
    shining(line(d, colour, 26, 0.25) + line(d, colour, 10) + line(d, core, 4)),
  )
}

/** A bánh mì cart under a striped umbrella: a lit glass case, a counter, two wheels; foot at y, 280 units wide and 400 tall. */
export function loafCart(
  x: number,
  y: number,
  scale: number,
  body: string,
  shade: string,
  stripe: string,
  pale: string,
): string {
  const wheels = [-84, 84]
    .map(
      (wx) => hoop(wx, -34, 30, '#1c1726', 9) + line(`M${wx - 28}-34h56M${wx}-62v56`, '#1c1726', 4),
    )
    .join('')
  const box =
    rect(-130, -150, 260, 100, body) +
    rect(-130, -150, 260, 16, pale) +
    rect(70, -134, 60, 84, shade) +
    line('M-130-92H130', pale, 5)
  const glow = shining(rect(-112, -250, 224, 100, '#ffdf9a'))
  const loaves = range(6)
    .map(
      (index) =>
        shape(`M${-100 + index * 34}-156q-4-20 17-22t17 22z`, '#c9762f') +
        line(`M${-92 + index * 34}-168l10 6m0-8l8 6`, '#f2b864', 3),
    )
    .join('')
  const shelf =
    line('M-112-200H112', shade, 5) +
    shape('M-96-203q4-18 24-18t24 18zM-36-203q4-18 24-18t24 18z', '#b5302a') +
    shape('M30-203q4-22 34-22t34 22z', '#4f9a3f')
  const frame = line('M-112-250V-150M112-250V-150M-118-252H118', '#8f94a3', 7)
  const bands = range(6)
    .map((index) =>
      shape(`M0-404L${-200 + index * 66.7}-300q33 20 66.700 0z`, index % 2 === 0 ? stripe : pale),
    )
    .join('')
  const umbrella = line('M0-150V-404', '#8f94a3', 7) + bands
  return placed(x, y, scale, wheels + box + glow + loaves + shelf + frame + umbrella)
}
