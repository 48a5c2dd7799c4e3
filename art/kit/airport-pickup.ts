import { hand } from './hands'
import { profileHead } from './profile-bust'
import { circle, line, placed, rect, shape } from './shapes'

/** The tail of an airliner close by: fin, rear fuselage, tailplane; the fin's foot at (0, 0), 900 units long, fin 640 tall, nose to the left. */
export function jetTail(
  x: number,
  y: number,
  scale: number,
  c: { body: string; shade: string; fin: string; finShade: string; stripe: string },
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-260 10Q-60-20 80-220L300-640H470L420-160 440 10z', c.fin) +
      shape('M300-640H470L420-160 440 10H280Q360-220 400-600z', c.finShade) +
      shape('M-60-40Q60-130 150-300L330-300 300-150Q180-40-60-40z', c.stripe) +
      shape('M-1300-10H420Q560 0 640 70L620 110Q300 260-300 300H-1300z', c.body) +
      shape('M-1300 180H200Q480 150 630 90L620 110Q300 260-300 300H-1300z', c.shade) +
      [-1180, -1090, -1000, -910, -820, -730, -640, -550, -460]
        .map((wx) => shape(`M${wx} 60h34v54h-34z`, '#23305e'))
        .join('') +
      shape('M180 60L620-20 700-20 420 120z', c.shade),
  )
}

/** A seven-seat car at the kerb, nose to the left, its tailgate up; wheels at y, 760 units long. */
export function kerbCar(
  x: number,
  y: number,
  scale: number,
  c: {
    body: string
    shade: string
    glass: string
    glassLight: string
    tyre: string
    metal: string
  },
): string {
  const wheel = (wx: number) =>
    circle(wx, -70, 72, c.tyre) + circle(wx, -70, 38, c.metal) + circle(wx, -70, 14, c.tyre)
  return placed(
    x,
    y,
    scale,
    line('M340-300L480-400', c.metal, 10) +
      shape('M300-400L560-440 572-410 330-352z', c.body) +
      shape('M400-412L560-440 572-410 420-374z', c.shade) +
      shape(
        'M-390-70L-396-160Q-380-220-260-236L-150-360Q-120-390-40-392H280Q336-392 344-340L360-70z',
        c.body,
      ) +
      shape('M-390-70L-393-120H356L360-70z', c.shade) +
      shape('M-222-240L-130-346Q-112-364-60-364H-30V-240z', c.glass) +
      shape('M-8-364H120V-240H-8zM144-364H276Q308-362 312-330L318-240H144z', c.glass) +
      shape('M-130-346Q-112-364-60-364L-150-240H-222zM40-364H90L30-240H-8z', c.glassLight) +
      rect(10, -220, 50, 12, c.shade) +
      rect(166, -220, 50, 12, c.shade) +
      shape('M-396-170L-352-186-340-150-394-140z', '#fff0b0') +
      shape('M352-220L366-216 362-150 352-150z', '#e2401f') +
      wheel(-230) +
      wheel(230),
  )
}

/** A driver in a white shirt and a cap who swings a suitcase to the left; feet at (0, 0), 620 units tall. */
export function luggageDriver(
  x: number,
  y: number,
  scale: number,
  c: {
    shirt: string
    fold: string
    trousers: string
    trousersShade: string
    case: string
    caseShade: string
  },
): string {
  const { skin, shade } = hand
  const cap =
    shape('M-72-48Q-88-146 30-156 150-150 146-30L124-10Q50-54-72-48z', '#2b857d') +
    shape('M60-154Q150-146 146-30L124-10 84-26Q116-100 60-154z', '#17524f') +
    shape('M-72-48Q0-56 40-40L-10-22Q-90-30-130-18-112-46-72-48z', '#17524f')
  const suitcase = placed(
    -196,
    -300,
    1,
    shape('M-30-60V-106H50V-60H34V-90H-14V-60z', '#3a2a24') +
      shape(
        'M-110-60H130Q140-60 140-48V150Q140 162 130 162H-110Q-120 162-120 150V-48Q-120-60-110-60z',
        c.case,
      ) +
      shape('M40-60H130Q140-60 140-48V150Q140 162 130 162H40z', c.caseShade) +
      line('M-60-56V158M76-56V158', '#3a2a24', 9),
    false,
    14,
  )
  const head = placed(
    -24,
    -500,
    0.5,
    profileHead({ skin, shade, hair: '#1d1420' }, cap, true),
    false,
    -4,
  )
  return placed(
    x,
    y,
    scale,
    line('M-40-410L-130-390-180-404', c.fold, 40) +
      shape('M-60-270L-110-120-130-6H-80L-50-110 0-220z', c.trousersShade) +
      shape('M-50-280H70L100-130 116-6H60L40-120-20-250z', c.trousers) +
      line('M-86-4H-150M116-4H46', '#1d1420', 18) +
      shape('M-60-430Q-80-340-60-260H76Q96-350 60-430L20-450z', c.shirt) +
      shape('M20-450L60-430Q96-350 76-260H20Q50-360 20-450z', c.fold) +
      shape('M-44-440L-30-470 24-466 30-440-10-420z', shade) +
      suitcase +
      head +
      line('M30-420Q-10-350-90-372', c.fold, 54) +
      line('M26-422Q-12-358-90-378', c.shirt, 46) +
      line('M-92-378L-168-404', skin, 30),
  )
}
