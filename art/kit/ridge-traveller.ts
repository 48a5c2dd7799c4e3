import { skin } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface RidgeTravellerColours {
  jacket: string
  shade: string
  light: string
  pack: string
  packShade: string
  trousers: string
  trousersShade: string
  boot: string
  hair: string
  camera: string
  cameraShade: string
  stone: string
  stoneLight: string
}

const browned = '#a8653f'

function legs(c: RidgeTravellerColours): string {
  return (
    shape('M-14-214L36-216Q42-160 36-112L44-18H16L4-104Q-12-150-14-214z', c.trousersShade) +
    shape('M16-22H45L48-7Q48 0 42 0H-2Q-8 0-6-8 6-12 16-22z', c.boot) +
    shape('M-30-214Q-52-180-74-150-82-136-72-122L-66-50H-38L-36-116Q-14-142 30-202z', c.trousers) +
    shape(
      'M-48-142Q-56-128-52-112L-50-50H-38L-36-116Q-14-142 30-202L10-208Q-24-170-48-142z',
      c.trousersShade,
    ) +
    shape('M-66-56H-37L-34-41Q-34-34-40-34H-84Q-90-34-88-42-76-46-66-56z', c.boot)
  )
}

function pack(c: RidgeTravellerColours): string {
  return (
    shape('M24-330Q60-338 72-318L80-236Q80-214 60-210L28-212z', c.pack) +
    shape('M26-262L78-258 80-236Q80-214 60-210L28-212z', c.packShade) +
    line('M22-206H66', '#fff1cf', 19) +
    line('M22-199H66', '#d9bf92', 6) +
    shape(
      'M50-346Q55-350 60-346 96-316 122-288 122-282 118-278 102-248 80-212 74-208 69-213 80-282 50-346z',
      '#f2d48c',
    ) +
    shape('M122-284Q102-248 80-212 74-208 69-213 73-236 73-258z', '#d3a655') +
    line('M72-333Q88-282 84-226M92-315Q102-280 97-246', '#d3a655', 2.4)
  )
}

/** A young traveller with a pack and a conical hat, one foot on a stone, a camera at the eye, looking left; feet at (x, y), 400 tall. */
export function ridgeTraveller(
  x: number,
  y: number,
  scale: number,
  c: RidgeTravellerColours,
  flip = false,
): string {
  const stone =
    shape('M-128 14L-108-20-90-34H-36L-16-18 0 14z', c.stone) +
    shape('M-108-20L-90-34H-36L-56-24-70 2-112-2z', c.stoneLight)
  const farArm = line('M-12-308L-54-300-66-344', c.shade, 23) + ellipse(-68, -352, 9, 9, browned)
  const body =
    shape('M-10-332Q-30-324-32-290L-38-196Q0-182 40-192L38-290Q36-326 18-334z', c.jacket) +
    shape('M18-334Q36-326 38-290L40-192Q22-187 6-188 20-240 12-300z', c.shade) +
    shape('M-37-212L-38-196Q0-182 40-192V-208Q0-198-37-212z', c.shade) +
    line('M-26-290L-30-222', c.light, 5)
  const straps = line('M2-328Q-14-296-8-262 4-246 26-244', c.packShade, 8)
  const collar =
    shape('M-18-334Q4-348 26-336 30-324 20-318-2-314-16-322z', c.shade) +
    shape('M-18-334Q-4-342 6-340-2-326-16-322z', c.jacket)
  const tail = shape('M20-384Q54-398 74-380 92-364 116-366 98-348 70-354 46-358 24-366z', c.hair)
  const head =
    shape('M-8-350H17L18-324Q2-318-12-328z', browned) +
    shape(
      'M-24-392H14L20-352Q4-340-16-342-24-343-24-350L-23-357-28-359-25-364-33-369Q-28-376-26-384z',
      skin,
    ) +
    shape('M14-392L20-350Q12-346 2-343 8-356-4-368z', browned) +
    shape('M-27-384Q-26-408 2-408 28-406 28-378 26-358 12-350 10-366 2-372-2-384-27-384z', c.hair) +
    ellipse(7, -367, 4.5, 6.5, skin)
  const camera =
    shape('M-66-388H-58L-54-394H-42L-38-388H-30V-358H-66z', c.camera) +
    shape('M-66-368H-30V-358H-66z', c.cameraShade) +
    shape('M-92-384H-66V-360H-92z', c.cameraShade) +
    shape('M-98-388H-88V-356H-98z', c.camera) +
    line('M-32-360Q-30-334-14-326', c.camera, 2.6)
  const nearArm =
    line('M4-310L-36-276-66-334', c.shade, 31) +
    line('M2-312L-38-279-68-337', c.jacket, 26) +
    line('M-4-314L-36-288', c.light, 6) +
    circle(-73, -350, 11, skin) +
    line('M-84-358L-70-362', skin, 8) +
    line('M-37-391L-29-378', skin, 9)
  return placed(
    x,
    y,
    scale,
    stone + farArm + legs(c) + pack(c) + body + straps + tail + collar + head + camera + nearArm,
    flip,
  )
}
