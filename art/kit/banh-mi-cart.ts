import { hoop } from './hoop'
import { limb } from './limb'
import { skin } from './palettes'
import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface BanhMiCartColours {
  tin: string
  tinShade: string
  tinLight: string
  panel: string
  letters: string
  steel: string
  steelShade: string
  cloth: string
  clothShade: string
  stripe: string
  stripeShade: string
  tyre: string
  glass: string
}

const loaf = 'M-30 6Q-34-6-20-14-6-20 12-18 30-16 32-2 32 8 18 9H-20Q-28 10-30 6z'
const browned = '#b3754c'
const hair = '#1f1420'

/** Loaves side by side, each by its middle. */
function loaves(spots: readonly (readonly [x: number, y: number])[]): string {
  return spots
    .map(([x, y]) =>
      placed(
        x,
        y,
        0.86,
        shape(loaf, '#d98a36') +
          shape('M-18-11Q-4-19 14-16 26-14 28-6 8-12-18-11z', '#f2b45c') +
          line('M-12-10L2-4M6-13L20-6', '#8f4f22', 3),
      ),
    )
    .join('')
}

/** A bánh mì cart, its shaded left end in view: bread behind glass on a tin box, a striped roof; wheels on y, 310 units wide, 404 tall. */
export function banhMiCart(x: number, y: number, scale: number, c: BanhMiCartColours): string {
  const wheels = [-58, 66]
    .map(
      (wx) =>
        hoop(wx, -42, 38, c.tyre, 8) +
        line(
          `M${wx - 34}-42h68M${wx}-76v68M${wx - 24}-66l48 48M${wx + 24}-66l-48 48`,
          c.steelShade,
          2.4,
        ) +
        circle(wx, -42, 7, c.tyre),
    )
    .join('')
  const under =
    shape('M-148-58L-120-48H110V-62H-148z', c.tyre) + line('M-136-60V-8M104-50V-2', c.tyre, 8)
  const box =
    shape('M-152-152L-120-150V-46L-150-56z', c.tinShade) +
    rect(-120, -150, 230, 104, c.tin) +
    rect(-120, -58, 230, 12, c.tinShade) +
    shape('M98-150H110V-46H98z', c.tinLight) +
    rect(-108, -144, 202, 58, c.panel)
  const name = placed(
    -94,
    -97,
    1,
    line(
      'M0 0V-26H10Q18-26 18-19 18-13 10-13H0M10-13Q20-13 20-6 20 0 10 0H0M30 0L41-26 52 0M34-9H48M42-31L48-37' +
        'M62 0V-26L82 0V-26M94 0V-26M114 0V-26M94-13H114M138 0V-26L150-6 162-26V0M173 0V-26M174-31L168-37',
      c.letters,
      4.6,
    ),
  )
  const slab =
    shape('M-166-156L-126-164H124V-150H-126L-166-148z', c.steel) +
    shape('M-166-150L-126-154H124V-148H-126L-166-144z', c.steelShade)
  const inside = shining(
    shape('M-142-250L-112-258V-164H-142z', '#d99a4c') +
      rect(-112, -258, 216, 94, c.glass) +
      shape('M-112-258H104V-238H-112z', '#fff0bc') +
      loaves([
        [-80, -174],
        [-28, -174],
        [24, -174],
        [74, -174],
        [-54, -192],
        [-2, -192],
        [50, -192],
        [-28, -210],
        [24, -210],
      ]),
  )
  const panes =
    line('M-142-250L-112-258H104V-164M-142-250V-160M-112-258V-164M-4-258V-164', c.steel, 5) +
    shape('M66-254L92-254 46-168H20z', '#fff', 0.3)
  const shelf = line('M-112-222H104', c.steelShade, 3)
  const posts = line('M-146-250V-348M-112-258V-346M104-258V-346', c.steelShade, 5)
  const edge = (index: number, half: number, middle: number) =>
    Math.round(middle - half + (index * 2 * half) / 9)
  const slope = (odd: number) =>
    range(9)
      .filter((index) => index % 2 === odd)
      .map(
        (index) =>
          `M${edge(index, 112, -4)}-400H${edge(index + 1, 112, -4)}L${edge(index + 1, 144, -4)}-350H${edge(index, 144, -4)}z`,
      )
      .join('')
  const hem = (odd: number) =>
    range(9)
      .filter((index) => index % 2 === odd)
      .map((index) => `M${edge(index, 144, -4)}-350h32v12q-16 24-32 0z`)
      .join('')
  const roof =
    shape('M-116-400L-178-357V-345Q-170-328-163-342-156-324-148-338V-350z', c.clothShade) +
    shape(slope(0), c.cloth) +
    shape(slope(1), c.stripe) +
    shape(hem(0), c.clothShade) +
    shape(hem(1), c.stripeShade) +
    line('M-116-400H108', c.clothShade, 6)
  const bulb =
    line('M-30-346V-312', c.tyre, 3) +
    shining(shape('M-36-312h12l3 14q0 12-9 12t-9-12z', '#fff0b0'))
  const rolls = [26, 50, 74]
    .map((rx) =>
      placed(
        rx,
        -344,
        1,
        line('M0 0V12', c.tyre, 2) +
          shape('M-8 12H8Q10 32 8 52H-8Q-10 32-8 12z', '#4f8a44') +
          line('M-8 24H8M-8 40H8', '#e8d9a0', 2.4),
      ),
    )
    .join('')
  const side =
    placed(
      104,
      -164,
      1,
      shape('M-6 0Q-16-20-6-32H24Q32-16 22 0z', '#fff8ea') +
        line('M-6-24H26M-9-12H26', '#3f7fc0', 4),
    ) + line('M-160-150Q-172-130-166-110', c.steelShade, 3)
  return placed(
    x,
    y,
    scale,
    under +
      wheels +
      box +
      name +
      posts +
      inside +
      shelf +
      panes +
      slab +
      side +
      bulb +
      rolls +
      roof,
  )
}

/** A basket of bread under a cloth, foot at (x, y), 120 units wide. */
export function breadBasket(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    loaves([
      [-28, -60],
      [26, -62],
      [-2, -76],
    ]) +
      shape('M-62-52Q-40-66-18-58 4-50 20-60 44-66 62-50L56-30H-56z', '#fff6e4') +
      shape('M-58-44Q0-32 58-44L46-2Q0 6-46-2z', '#d9a050') +
      shape('M-58-44Q-40-39-22-38L-24 1Q-38 0-46-2z', '#a8743a') +
      line('M-54-30Q0-18 54-30M-50-16Q0-5 50-16', '#8f5a2c', 2.4),
  )
}

export interface VendorColours {
  cloth: string
  shade: string
  dot: string
  apron: string
  apronShade: string
}

/** A bread seller in apron and conical hat, facing left: a wrapped loaf in one hand, the other takes a note; feet on y, 326 units tall. */
export function breadSeller(x: number, y: number, scale: number, c: VendorColours): string {
  const feet =
    shape('M30-16L8-10-12-4-10 0 32-2z', browned) +
    shape('M-12-3H34V3H-14z', '#4a2a3a') +
    shape('M6-18L-20-10-36-4-34 0 8-2z', skin) +
    shape('M-36-3H10V3H-38z', '#4a2a3a')
  const legs =
    shape('M0-150L4-20Q20-12 36-18 44-90 30-156z', c.shade) +
    shape('M-28-152Q-36-90-24-18-8-12 12-18 8-80 22-110L26-154z', c.cloth)
  const farArm =
    limb(
      [
        [-14, -228, 14],
        [-40, -202, 12],
      ],
      c.shade,
    ) +
    limb(
      [
        [-40, -200, 9],
        [-84, -205, 6.5],
      ],
      browned,
    ) +
    shape('M-82-212L-104-213-106-207-84-199z', browned)
  const torso =
    shape(
      'M-12-248Q8-254 20-246 36-232 34-200L32-170 38-128Q0-116-38-126L-36-170Q-42-196-34-214-28-238-12-248z',
      c.cloth,
    ) + shape('M20-246Q36-232 34-200L32-170 38-128Q28-124 16-122 22-180 14-249z', c.shade)
  const apron =
    shape('M-37-180Q-6-170 14-178L12-92Q-16-84-40-92z', c.apron) +
    shape('M14-178L12-92 0-89Q8-136 4-174z', c.apronShade) +
    line('M-37-180Q0-168 33-178', c.apronShade, 5) +
    line('M-30-144Q-16-138 0-142', c.apronShade, 3)
  const dots = line(
    'M-22-212h0M-8-228h0M-4-204h0M-24-192h0M10-214h0M24-228h0M22-196h0' +
      'M-22-70h0M-8-52h0M-18-34h0M2-80h0M-4-28h0M20-140h0M28-168h0M30-96h0M22-60h0M28-36h0',
    c.dot,
    6.5,
  )
  const head = placed(
    0,
    -250,
    1,
    shape('M-6-20L-8 6Q4 12 14 4L14-18z', browned) +
      shape(
        'M14-36Q-10-48-22-38L-24-29-32-19Q-32-15-26-15L-26-9Q-27-2-20-1-8 0 0-10L16-14z',
        skin,
      ) +
      shape('M-4-36Q16-46 20-26 22-10 10-6 4-16 0-22z', hair) +
      circle(20, -12, 12, hair) +
      line('M-26-9Q-20-4-15-8', '#8f3a26', 2.6) +
      line('M-19-26q4-3 8 0', hair, 2.6) +
      shape('M-66-22Q-32-46-10-74-6-78-2-74 22-50 60-36 36-22 0-22T-66-22z', '#eec274') +
      shape('M-6-76Q-4-76-2-74 22-50 60-36 40-24 14-22 20-46-6-76z', '#c48f48') +
      line('M-22-58Q-4-50 14-58M-42-38Q-4-26 40-44', '#a87436', 2.2) +
      line('M-16-2Q-10-14-6-34', '#2f4a80', 2.4),
  )
  const bread = placed(
    -88,
    -170,
    1.12,
    shape(loaf, '#d98a36') +
      shape('M-18-11Q-4-19 14-16 26-14 28-6 8-12-18-11z', '#f2b45c') +
      shape('M-2-22L36-20 36 12-2 12Q4-4-2-22z', '#fff8ea'),
    false,
    14,
  )
  const arm =
    bread +
    limb(
      [
        [4, -228, 16],
        [2, -190, 13],
      ],
      c.cloth,
    ) +
    limb(
      [
        [2, -186, 10],
        [-56, -172, 7],
      ],
      skin,
    ) +
    circle(-61, -172, 8.5, skin) +
    line('M0-226h0M8-206h0M-2-196h0', c.dot, 6.5)
  return placed(x, y, scale, feet + legs + farArm + torso + dots + apron + head + arm)
}

export interface BuyerColours {
  shirt: string
  shade: string
  light: string
  trousers: string
  trousersShade: string
  pack: string
  packShade: string
  packLight: string
  note: string
  noteMark: string
}

/** A traveller with a day pack, facing right, who holds out a note at (130, -219); feet on y, 292 units tall. */
export function breadBuyer(x: number, y: number, scale: number, c: BuyerColours): string {
  const shoe = (sx: number, fill: string) =>
    placed(
      sx,
      0,
      1,
      shape('M-14-20H6L10-14Q26-10 32-4V2H-16z', fill) + line('M-16 2H32', '#b9a89c', 4),
    )
  const legs =
    limb(
      [
        [12, -30, 9],
        [10, -16, 7],
      ],
      browned,
    ) +
    shoe(12, '#e0d6d0') +
    limb(
      [
        [-18, -30, 10],
        [-20, -16, 8],
      ],
      skin,
    ) +
    shoe(-18, '#fff8ea') +
    shape('M-4-156L-2-26Q12-20 26-26 34-90 28-156z', c.trousersShade) +
    shape('M-28-156Q-40-90-36-28-20-20-2-26 0-86 12-112L28-154z', c.trousers)
  const farArm =
    limb(
      [
        [16, -230, 14],
        [34, -200, 12],
      ],
      c.shade,
    ) +
    limb(
      [
        [34, -198, 9],
        [62, -206, 7],
      ],
      browned,
    )
  const torso =
    shape(
      'M-14-248Q6-256 20-246 34-226 32-200 28-176 32-142 4-132-32-142-32-176-34-206-32-238-14-248z',
      c.shirt,
    ) +
    shape('M20-246Q34-226 32-200 28-176 32-142 22-138 8-136 22-190 8-250z', c.light) +
    shape('M-14-248Q-32-238-34-206-32-176-32-142L-18-138Q-24-200-14-248z', c.shade)
  const pack =
    shape('M-20-246Q-56-252-70-226-80-180-70-152-52-142-26-150-14-200-20-246z', c.pack) +
    shape('M-20-246Q-56-252-70-226-80-180-70-152-62-148-54-147-64-200-46-247z', c.packShade) +
    shape('M-28-200Q-58-206-66-190-70-168-64-156-48-150-28-156z', c.packLight) +
    line('M-28-226Q-50-232-70-222', c.packShade, 4)
  const strap = line('M-14-246Q8-232 6-204T-20-160', c.packShade, 9)
  const head = placed(
    2,
    -250,
    1,
    shape('M-12-22L-12 6Q2 12 14 2L12-14z', browned) +
      shape(
        'M-14-38Q14-50 26-38 29-32 28-28L35-19Q35-15 29-15L29-9Q30-2 22-1 12 0 6-10L-12-14z',
        skin,
      ) +
      shape(
        'M-18-20Q-24-46 2-52 26-54 28-36 20-42 12-38 10-26 4-22 0-22-2-14L-10-6Q-18-10-18-20z',
        hair,
      ) +
      shape('M-14-36Q-36-36-38-10-38 10-28 20-24 4-20-8-14-18-10-30z', hair) +
      line('M-17-36L-13-24', '#f0b23a', 5) +
      line('M23-8Q27-5 29-9', '#a33326', 2.6) +
      line('M17-27q5-3 9 0', hair, 2.6),
  )
  const note = placed(
    130,
    -219,
    1,
    shape('M-25-12H25V12H-25z', c.note) +
      ellipse(0, 0, 9, 7.5, c.noteMark) +
      line('M-20-7h5M15 7h5', c.noteMark, 3),
    false,
    -8,
  )
  const arm =
    note +
    limb(
      [
        [-2, -228, 16],
        [26, -196, 13],
      ],
      c.shade,
    ) +
    limb(
      [
        [-3, -230, 15],
        [26, -199, 12],
      ],
      c.shirt,
    ) +
    limb(
      [
        [30, -196, 9.5],
        [92, -212, 6.5],
      ],
      skin,
    ) +
    circle(98, -213, 8, skin) +
    line('M98-216L112-219', skin, 5)
  return placed(x, y, scale, farArm + legs + torso + pack + strap + head + arm)
}
