import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface MarketWomanColours {
  skirt: string
  skirtShade: string
  hems: readonly [string, string, string]
  coat: string
  coatShade: string
  scarf: string
  scarfShade: string
  skin: string
  silver: string
}

function pleats(
  from: number,
  to: number,
  top: number,
  foot: readonly [number, number],
  colour: string,
): string {
  return line(
    range(9)
      .map((index) => {
        const part = index / 8
        const x = foot[0] + (foot[1] - foot[0]) * part
        return `M${Math.round(from + (to - from) * part)} ${top}Q${Math.round(x * 0.8 + (from + to) * 0.1)} ${top + 70} ${Math.round(x)}-${Math.round(82 - Math.sin(part * Math.PI) * 20)}`
      })
      .join(''),
    colour,
    4,
  )
}

function wraps(x: number, c: MarketWomanColours): string {
  return (
    shape(`M${x - 20}-110L${x - 16} 0H${x + 18}L${x + 20}-110z`, c.coatShade) +
    line(`M${x - 18}-58L${x + 18}-50M${x - 18}-38L${x + 18}-30`, c.hems[0], 6) +
    shape(`M${x - 20}-12H${x + 20}V2H${x - 24}z`, c.skirtShade)
  )
}

/** A Hmong woman seen from behind with a great back basket (quẩy tấu), her face turned to the left, a bowl in her outstretched hand unless it is empty; feet on y, 440 units tall. */
export function basketWoman(
  x: number,
  y: number,
  scale: number,
  c: MarketWomanColours,
  flip = false,
  isEmptyHanded = false,
): string {
  const skirt =
    shape('M-62-240Q-104-160-146-92-70-50 0-54T146-92Q104-160 62-240z', c.skirt) +
    shape('M20-240Q60-150 70-62 112-72 146-92 104-160 62-240z', c.skirtShade) +
    pleats(-58, 58, -236, [-138, 138], c.coatShade) +
    line('M-140-100Q-66-64 0-68T140-100', c.hems[0], 13) +
    line('M-124-126Q-60-92 0-94T124-126', c.hems[1], 8) +
    line('M-112-146Q-56-114 0-116T112-146', c.hems[2], 5)
  const arm =
    shape('M-66-330Q-96-322-110-284L-190-262-184-228-96-238Q-66-262-56-300z', c.coat) +
    line('M-152-268L-146-236M-166-264L-160-232', c.hems[0], 9) +
    ellipse(-196, -246, 15, 11, c.skin) +
    (isEmptyHanded ? '' : shape('M-244-276H-194Q-198-240-219-240T-244-276z', c.silver))
  const otherArm =
    shape('M62-332Q98-316 104-266L94-206 62-214 66-270z', c.coatShade) +
    ellipse(80, -204, 13, 12, c.skin)
  const coat =
    shape('M-76-318Q-86-270-70-222H70Q86-270 76-318 40-356 0-356T-76-318z', c.coat) +
    shape('M10-222H70Q86-270 76-318L40-346z', c.coatShade)
  const sash =
    line('M-70-232Q0-218 70-232', c.hems[1], 16) +
    line('M44-226L66-150M56-226L84-158', c.hems[1], 9)
  const face = shape(
    'M-30-428L-42-404-52-390-42-384-44-374-38-368Q-34-354-18-352L16-350V-420z',
    c.skin,
  )
  const scarf =
    shape(
      'M-46-404Q-58-452-4-458 54-456 54-404 54-374 34-356L14-352Q14-388 2-400-22-412-46-404z',
      c.scarf,
    ) +
    shape('M14-456Q54-450 54-404 54-374 34-356L14-352Q30-400 14-456z', c.scarfShade) +
    line('M-46-424Q0-440 52-412M-36-444Q6-450 48-430M20-366Q36-400 24-452', c.hems[2], 4)
  const hoop = `<circle cx="-4" cy="-366" r="11" fill="none" stroke="${c.silver}" stroke-width="4"/>`
  const greens =
    shape(
      'M-80-336Q-112-372-84-386-74-420-44-398L-20-352zM84-336Q108-366 84-380 78-412 48-400L20-352z',
      '#5f9a4a',
    ) + shape('M-62-340Q-66-380-40-384L-24-346zM40-346Q44-388 70-378L66-338z', '#8fbf5a')
  const basket =
    shape('M-88-344Q0-316 88-344L48-186Q0-170-48-186z', '#c88d4a') +
    shape('M20-328Q60-332 88-344L48-186Q34-180 14-178z', '#9a6432') +
    line(
      'M-82-318Q0-292 82-318M-76-292Q0-268 76-292M-69-264Q0-242 69-264M-61-236Q0-216 61-236M-55-210Q0-192 55-210',
      '#7a4a26',
      3,
    ) +
    line('M-60-336L-34-186M-30-328L-16-180M0-326V-178M30-328L16-180M60-336L34-186', '#7a4a26', 3) +
    line('M-90-346Q0-318 90-346', '#e6b870', 9)
  return placed(
    x,
    y,
    scale,
    wraps(-34, c) +
      wraps(34, c) +
      skirt +
      otherArm +
      coat +
      sash +
      face +
      scarf +
      hoop +
      greens +
      basket +
      arm,
    flip,
  )
}

/** A Hmong woman in profile who leans over a pan to the left and stirs with a long ladle; feet on y, 460 units tall. */
export function ladleWoman(
  x: number,
  y: number,
  scale: number,
  c: MarketWomanColours,
  flip = false,
): string {
  const skirt =
    shape('M-28-222Q-60-150-92-88-30-54 30-56T156-92Q132-170 74-232z', c.skirt) +
    shape('M44-228Q86-150 96-66 130-76 156-92 132-170 74-232z', c.skirtShade) +
    pleats(-24, 70, -222, [-84, 146], c.coatShade) +
    line('M-86-98Q-28-66 30-68T150-102', c.hems[0], 13) +
    line('M-74-124Q-22-94 30-96T138-128', c.hems[1], 8) +
    line('M-66-144Q-16-116 32-118T130-148', c.hems[2], 5)
  const farArm = shape('M-84-338L-156-284-200-280-200-252-142-250-60-296z', c.coatShade)
  const ladle =
    line('M-150-330L-262-170', '#8a5a34', 9) +
    shape('M-292-182L-246-150Q-262-126-288-140T-292-182z', '#5a3a2c')
  const torso =
    shape('M80-222Q40-206-36-220-54-280-100-334-84-380-34-378 50-340 80-222z', c.coat) +
    shape('M-34-378Q50-340 80-222L36-214Q40-300-34-378z', c.coatShade)
  const sash =
    line('M-40-228Q20-210 80-230', c.hems[1], 16) +
    line('M60-222L92-140M72-224L112-152', c.hems[1], 9)
  const arm =
    shape('M-62-366Q-22-350-30-312L-90-262-180-262-182-292-108-300Q-92-344-62-366z', c.coat) +
    line('M-148-294L-146-264M-164-294L-162-264', c.hems[0], 9) +
    ellipse(-190, -276, 16, 14, c.skin)
  const face =
    shape(
      'M-70-440L-124-428-128-410-142-394-130-388-132-380-127-374-130-366Q-124-352-104-356L-78-350-60-380z',
      c.skin,
    ) + line('M-122-410q8 5 16 2M-126-372h12', '#4a2420', 3.4)
  const scarf =
    shape(
      'M-130-416Q-146-456-96-466-40-466-42-412-46-372-68-350L-86-356Q-70-390-84-408-106-424-130-416z',
      c.scarf,
    ) +
    shape('M-86-466Q-40-466-42-412-46-372-68-350L-86-356Q-54-400-86-466z', c.scarfShade) +
    line('M-132-432Q-88-448-46-416M-116-454Q-76-458-48-438', c.hems[2], 4) +
    shape('M-56-366Q-20-360-2-326L-26-318Q-44-340-72-350z', c.scarf)
  const hoop = `<circle cx="-84" cy="-368" r="11" fill="none" stroke="${c.silver}" stroke-width="4"/>`
  const necklace = `<path fill="none" stroke="${c.silver}" stroke-width="6" d="M-102-336Q-84-318-62-342"/>`
  return placed(
    x,
    y,
    scale,
    wraps(0, c) +
      wraps(64, c) +
      skirt +
      farArm +
      torso +
      sash +
      face +
      scarf +
      hoop +
      necklace +
      ladle +
      arm,
    flip,
  )
}

/** A highland man on a low stool who drinks maize wine from a bowl, in profile to the right; feet on y, 290 units tall. */
export function bowlDrinker(
  x: number,
  y: number,
  scale: number,
  coat: string,
  shade: string,
  skin: string,
  flip = false,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-64-60H24V-46H-64zM-56-50L-66 0H-54L-44-50zM8-50L20 0H8L-2-50z', '#8a5a34') +
      shape('M-56-92Q10-134 84-120L98-96 84 0H44L52-78-30-50z', shade) +
      shape('M40-10H92L104 4H38z', '#3a2420') +
      shape('M-64-60Q-92-180-34-228L20-232Q40-180 16-62z', coat) +
      shape('M-64-60Q-92-180-34-228L-14-230Q-44-160-24-62z', shade) +
      shape('M-10-216Q20-214 28-178L58-158 88-196 108-180 68-122Q24-132-4-160z', shade) +
      ellipse(100, -194, 14, 12, skin) +
      shape('M76-228L134-214Q124-186 102-190T76-228z', '#fff1d6') +
      shape('M-8-230L-10-284 44-290 52-270 66-254 56-250 56-236 46-226 30-226 18-220z', skin) +
      line('M52-268q-8 4-14 0', '#4a2420', 3.4) +
      shape('M-22-268Q-30-304 14-310 62-308 54-284L30-288Q14-276 10-254L-8-244z', coat) +
      circle(14, -308, 4, coat),
    flip,
  )
}
