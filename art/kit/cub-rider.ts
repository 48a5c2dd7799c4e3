import { hand } from './hands'
import { profileHead } from './profile-bust'
import { circle, line, placed, rect, shape } from './shapes'

export interface CubColours {
  body: string
  bodyShade: string
  shield: string
  shieldShade: string
  tyre: string
  metal: string
  dress: string
  dressShade: string
  trousers: string
  trousersShade: string
  helmet: string
  helmetShade: string
}

function cub(c: CubColours): string {
  const wheel = (x: number) =>
    circle(x, -84, 84, c.tyre) +
    circle(x, -84, 56, c.metal) +
    circle(x, -84, 46, c.tyre) +
    line(`M${x - 40}-84h80M${x}-124v80M${x - 28}-112l56 56M${x + 28}-112l-56 56`, c.metal, 4) +
    circle(x, -84, 15, c.metal)
  const engine =
    shape('M-84-130H70L90-60Q20-30-70-50z', c.metal) +
    shape('M-84-60Q0-60 90-80L90-60Q20-30-70-50z', '#5a5566') +
    line('M-60-110h60M-60-94h60', '#5a5566', 6)
  const pipe = line('M-40-50Q60-20 330-40', c.metal, 20) + line('M180-34L340-44', '#5a5566', 26)
  const frame =
    shape(
      'M-170-300Q-130-190-70-160L50-170Q80-260 220-262 330-240 352-130L330-120Q300-190 250-180 190-170 160-90L70-110-90-120Q-190-170-210-290z',
      c.body,
    ) +
    shape(
      'M-90-120L70-110 160-90Q190-170 250-180 300-190 330-120L352-130Q340-180 310-214 230-250 150-160 60-140-70-146z',
      c.bodyShade,
    )
  const shield =
    shape(
      'M-196-330Q-150-320-148-260-140-160-60-110L-66-70Q-110-70-150-100-200-180-206-300z',
      c.shield,
    ) +
    shape(
      'M-160-318Q-148-300-148-260-140-160-60-110L-66-70Q-90-70-110-78-176-160-160-318z',
      c.shieldShade,
    )
  const fork =
    line('M-190-320L-262-84', c.metal, 18) +
    shape(
      'M-350-90Q-350-190-252-186-170-176-168-110L-190-120Q-206-160-256-160-320-156-326-84z',
      c.body,
    ) +
    shape('M-252-186Q-170-176-168-110L-190-120Q-206-160-256-160z', c.bodyShade)
  const seat = shape('M40-262Q60-290 130-284L300-276Q330-270 322-244 200-230 50-240z', c.tyre)
  const bars =
    line('M-196-336L-176-384-120-404', c.metal, 13) +
    line('M-140-398L-104-408', c.tyre, 19) +
    shape('M-222-370Q-230-330-196-318L-168-330-166-380z', c.body) +
    circle(-226, -348, 27, c.metal) +
    circle(-231, -348, 20, '#fff0b0') +
    line('M-184-384L-206-450', c.metal, 6) +
    circle(-208, -460, 19, c.metal)
  const tail = rect(334, -196, 24, 34, '#e2401f') + line('M240-266L350-262V-236', c.metal, 9)
  return wheel(-262) + wheel(262) + pipe + engine + fork + frame + shield + seat + bars + tail
}

/** A woman in áo dài on an old Honda Cub, to the left, wheels at y; `load` stands on the rack behind her; 720 units long, 760 tall. */
export function cubRider(x: number, y: number, scale: number, c: CubColours, load = ''): string {
  const { skin, shade } = hand
  const helmet =
    shape('M-76-46Q-92-160 36-172 164-164 160-20L142-4Q60-50-76-46z', c.helmet) +
    shape('M70-168Q164-150 160-20L142-4 96-24Q130-100 70-168z', c.helmetShade) +
    shape('M-76-46Q10-58 60-40L-10-26Q-80-30-116-30-104-46-76-46z', c.helmetShade) +
    line('M30-30Q10 70-34 146', c.tyre, 8)
  const head = placed(
    60,
    -610,
    0.6,
    profileHead({ skin, shade, hair: '#1d1420' }, helmet, true),
    false,
    -2,
  )
  const hair = shape('M104-600Q150-560 140-440 120-380 96-350 84-460 84-560z', '#1d1420')
  const flap =
    shape('M90-290Q240-300 330-240 420-180 520-190 460-120 360-150 230-190 100-220z', c.dress) +
    shape('M180-270Q280-270 330-240 420-180 520-190 480-150 420-150 300-220 180-250z', c.dressShade)
  const farLeg = shape('M60-262Q-60-300-120-270L-70-130-30-120-44-200 60-210z', c.trousersShade)
  const leg =
    shape('M150-270Q20-330-66-300-110-280-96-240L-40-100H20L-10-216 140-200z', c.trousers) +
    shape('M-40-100L-30-74Q-70-66-108-74-100-92-40-100z', skin) +
    line('M-110-68H-24', '#3a2014', 11)
  const torso =
    shape('M26-500Q-10-420 40-330L40-250H170Q190-340 150-450 130-520 96-532L56-530z', c.dress) +
    shape('M96-532Q130-520 150-450 190-340 170-250H100Q150-380 96-532z', c.dressShade) +
    shape('M40-520L56-560 104-556 100-526 70-514z', shade)
  const arm =
    line('M92-500Q56-400-10-390', c.dressShade, 52) +
    line('M88-504Q52-406-12-398', c.dress, 46) +
    line('M-12-396L-112-404', skin, 30) +
    line('M-104-414Q-128-420-134-398', skin, 24)
  return placed(x, y, scale, load + farLeg + cub(c) + flap + hair + head + torso + leg + arm)
}
