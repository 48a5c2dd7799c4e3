import { line, placed, rect, shape } from './shapes'

export interface StoneColours {
  wall: string
  shade: string
  roof: string
  roofShade: string
  glass: string
}

/** The Rooster Church of Da Lat from its front: one tall tower with a slim spire, steep aisle roofs; 200 units wide, 420 tall, ground at y. */
export function roosterChurch(x: number, y: number, scale: number, c: StoneColours): string {
  const aisles =
    shape('M-104 0V-96L-40-150H40L104-96V0z', c.wall) +
    shape('M40-150L104-96V0H40z', c.shade) +
    shape('M-116-90L-40-170V-150L-104-90zM116-90L40-170V-150L104-90z', c.roof)
  const tower =
    shape('M-42 0V-236H42V0z', c.wall) +
    shape('M12 0V-236H42V0z', c.shade) +
    rect(-50, -246, 100, 12, c.shade) +
    rect(-46, -158, 92, 7, c.shade)
  const gable = shape('M-42-246L0-292 42-246z', c.wall) + shape('M12-246V-279L42-246z', c.shade)
  const spire =
    shape('M-38-252L0-404 38-252 0-284z', c.roof) + shape('M0-404L38-252 0-284z', c.roofShade)
  const rooster =
    line('M0-402V-436M-11-424H11', c.roofShade, 4) +
    shape(
      'M-16-446Q-6-436 4-442 8-456 16-456 22-450 14-448 14-434 0-432-12-432-16-446z',
      c.roofShade,
    )
  const openings = shape(
    'M-20 0V-40A20 20 0 0 1 20-40V0zM-20-176V-208A8 8 0 0 1-4-208V-176zM4-176V-208A8 8 0 0 1 20-208V-176zM-84-24V-66A9 9 0 0 1-66-66V-24zM66-24V-66A9 9 0 0 1 84-66V-24zM0-132a20 20 0 1 0 .1 0z',
    c.glass,
  )
  return placed(x, y, scale, aisles + spire + gable + tower + openings + rooster)
}

/** A French hill villa of Da Lat: hipped tile roof with wide eaves, a gabled bay, green shutters, a stone foot; 210 units wide, 130 tall. */
export function tileVilla(
  x: number,
  y: number,
  scale: number,
  c: StoneColours,
  flip = false,
): string {
  const chimney = rect(44, -142, 18, 44, c.shade) + rect(40, -146, 26, 7, c.roofShade)
  const body =
    rect(-86, -62, 176, 62, c.wall) +
    rect(-86, -14, 176, 14, c.shade) +
    shape('M-86-62H90V-50H-86z', c.shade)
  const roof =
    shape('M-104-56L-62-116H66L106-56z', c.roof) + shape('M66-116L106-56H20L40-116z', c.roofShade)
  const bay =
    shape('M-62 0V-76L-24-112 14-76V0z', c.wall) +
    shape('M-24-112L14-76V0H2V-78z', c.shade) +
    shape('M-76-70L-24-128 28-70 16-70-24-110-64-70z', c.roofShade)
  const panes = shape(
    'M-44-58h14v30h-14zM-20-58h14v30h-14zM34-46h14v24h-14zM58-46h14v24h-14zM-32-84h16v12h-16z',
    c.glass,
  )
  return placed(x, y, scale, chimney + body + roof + bay + panes, flip)
}
