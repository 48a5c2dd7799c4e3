import { skin, straw, strawShade } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface UmbrellaWalkerColours {
  dress: string
  dressShade: string
  umbrella: string
  umbrellaShade: string
}

/** A woman in an áo dài from behind under an umbrella, a conical hat in her hand; feet at (x, y), about 280 units tall. */
export function umbrellaWalker(
  x: number,
  y: number,
  scale: number,
  c: UmbrellaWalkerColours,
): string {
  const trousers =
    shape('M-20-92L-24-4H-6L0-70 8-8H26L20-92z', '#f3ead9') +
    shape('M-25-6H-5V2H-27zM7-9H27L30-1H7z', '#3a2038')
  const skirt =
    shape('M-17-128Q-34-70-38-22-20-10-2-16L0-90 6-18Q26-12 46-32 34-76 17-128z', c.dress) +
    shape('M17-128Q34-76 46-32 36-22 24-18 14-70 6-120z', c.dressShade)
  const torso =
    shape('M-20-176Q0-186 20-176L17-146 18-122Q0-114-18-122L-17-146z', c.dress) +
    shape('M20-176L17-146 18-122Q10-118 6-118L10-178z', c.dressShade)
  const arms =
    line('M-20-170Q-36-146-30-116', c.dress, 12) +
    circle(-30, -110, 5, skin) +
    line('M19-170Q34-160 22-146', c.dressShade, 12) +
    circle(20, -146, 5, skin)
  const hat = placed(
    -31,
    -92,
    1,
    shape('M-30 14Q-14-18 0-32 14-18 30 14 0 22-30 14z', straw) +
      shape('M0-32Q14-18 30 14 16 19 8 19z', strawShade) +
      line('M-21 3Q0 8 21 3M-13-10Q0-6 13-10', strawShade, 1.6),
    false,
    12,
  )
  const hair =
    ellipse(0, -194, 14, 16, '#1d1220') +
    shape('M-13-196Q-15-150-9-128 0-122 9-128 15-150 13-196z', '#1d1220')
  return placed(
    x,
    y,
    scale,
    trousers +
      skirt +
      torso +
      hair +
      arms +
      hat +
      line('M20-140L8-268', '#4a2a20', 3.6) +
      umbrella(c),
  )
}

function umbrella(c: UmbrellaWalkerColours): string {
  const dome = shape(
    'M-92-196Q-84-262 6-272 98-264 108-206 96-216 82-200 66-214 48-198 28-212 8-196-12-212-30-196-48-210-62-194-78-208-92-196z',
    c.umbrella,
  )
  const shade = shape(
    'M6-272Q98-264 108-206 96-216 82-200 66-214 48-198 50-240 6-272z',
    c.umbrellaShade,
  )
  return (
    dome +
    shade +
    line(
      'M6-272Q-30-250-30-196M6-272Q-66-254-62-196M6-272Q10-240 8-198M6-272Q48-246 48-200',
      c.umbrellaShade,
      2.4,
    ) +
    line('M6-272V-282', '#4a2a20', 5)
  )
}

/** A traveller seen from behind with a tall pack and a rolled mat, feet at (x, y), about 230 units tall. */
export function backpacker(
  x: number,
  y: number,
  scale: number,
  pack: string,
  packShade: string,
  shirt: string,
): string {
  const legs =
    line('M-14-70L-17-14M16-70L18-14', skin, 15) +
    shape('M-30-16H-6V0H-34zM8-16H30L34 0H8z', '#3b2a33') +
    line('M-28-19H-8M9-19H28', '#f3ead9', 6) +
    shape('M-28-112L-30-62H-4L0-86 4-62H32L28-112z', '#4e6a5c') +
    shape('M10-112L16-62H32L28-112z', '#395047')
  const arms =
    line('M-34-172Q-52-140-44-108', shirt, 15) +
    circle(-43, -100, 7, skin) +
    line('M34-172Q54-150 42-132', shirt, 15) +
    line('M42-132L32-152', skin, 9)
  const body = shape('M-36-180Q0-192 36-180L30-106H-30z', shirt)
  const sack =
    shape('M-38-186Q-40-200-26-202H26Q40-200 38-186L42-112Q42-98 28-98H-28Q-42-98-42-112z', pack) +
    shape('M14-202H26Q40-200 38-186L42-112Q42-98 28-98H18z', packShade) +
    shape('M-26-152H26V-118Q26-110 18-110H-18Q-26-110-26-118z', packShade) +
    shape('M-26-152H26V-142Q0-134-26-142z', '#ffd9a0') +
    line('M-20-202V-160M20-202V-160', '#3b1a24', 4)
  const mat =
    shape('M-46-96H46Q54-96 54-86T46-76H-46Q-54-76-54-86T-46-96z', '#2f8f8a') +
    circle(46, -86, 6, '#bfe3d0') +
    line('M-22-98V-74M22-98V-74', '#3b1a24', 4)
  const head =
    ellipse(0, -216, 16, 19, skin) +
    shape('M-17-210Q-20-238 0-239 20-238 17-210 10-200 0-200-10-200-17-210z', '#5a3424') +
    shape('M-19-218Q-20-243 0-244 20-243 19-218 0-226-19-218z', '#f0b23a') +
    shape('M-8-223Q0-231 8-223L0-220z', '#5a3424')
  return placed(x, y, scale, legs + arms + body + head + sack + mat)
}

/** A gardener watering from two cans on a shoulder yoke, feet at (x, y), about 195 units tall. */
export function wateringGardener(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  can: string,
  canShade: string,
): string {
  const spray = (cx: number, side: number) =>
    [0, 1, 2, 3, 4]
      .map(
        (index) =>
          `M${cx + side * 40}-72q${side * (18 + index * 7)}-${14 - index * 2} ${side * (22 + index * 12)} ${64 + index * 2}`,
      )
      .join('')
  const oneCan = (cx: number, side: number) =>
    line(`M${cx}-136L${cx - 12}-74M${cx}-136L${cx + 12}-74`, '#5a3a22', 2.4) +
    shape(`M${cx - 20}-76H${cx + 20}L${cx + 17}-30H${cx - 17}z`, can) +
    shape(`M${cx + 4}-76H${cx + 20}L${cx + 17}-30H${cx + 6}z`, canShade) +
    line(`M${cx + side * 14}-42L${cx + side * 38}-70`, can, 7) +
    ellipse(cx + side * 41, -73, 6, 9, canShade) +
    line(`M${cx - 20}-76Q${cx}-98 ${cx + 20}-76`, canShade, 4)
  const water = line(spray(-84, -1) + spray(84, 1), '#eafcff', 3.2, 0.95)
  const legs =
    shape('M-14-86L-28-2H-12L2-64 16-2H32L18-86z', '#2b2544') + line('M-24-2H-8M18-2H36', skin, 8)
  const body =
    shape('M-18-82Q-22-132-12-146H14Q24-132 18-82z', shirt) +
    line('M-12-140L-42-128M14-140L44-128', shirt, 11) +
    circle(-46, -127, 5, skin) +
    circle(48, -127, 5, skin)
  const yoke = line('M-88-134Q0-162 88-134', '#8a5a2c', 6)
  const head =
    ellipse(3, -157, 11, 13, skin) +
    placed(
      3,
      -162,
      1.9,
      shape('M-20 0Q-8-10 0-17 8-10 20 0 0 5-20 0z', straw) +
        shape('M0-17Q8-10 20 0 10 4 3 4z', strawShade),
    )
  return placed(x, y, scale, water + legs + body + yoke + oneCan(-84, -1) + oneCan(84, 1) + head)
}
