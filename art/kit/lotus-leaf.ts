import { line, placed, shape } from './shapes'

/** A lotus leaf standing over the water like a parasol, its rim waved, seen from a little below; the stalk's foot is at (x, y), `stem` units long, leaf 260 units wide. */
export function lotusLeaf(
  x: number,
  y: number,
  scale: number,
  c: { top: string; under: string; vein: string; stalk: string },
  stem: number,
  degrees = 0,
  flip = false,
): string {
  const leaf =
    shape(
      'M-130-4Q-104-44-56-38-30-62 8-48 46-62 78-38 122-40 130 2 108 40 66 36 34 58 0 44-38 58-70 34-112 38-130-4z',
      c.under,
    ) +
    shape(
      'M-130-4Q-104-44-56-38-30-62 8-48 46-62 78-38 122-40 130 2 92-14 64 8 26 18 0 10-34 22-62 6-100-10-130-4z',
      c.top,
    ) +
    line(
      'M0-14L-100-14M0-14L-62-36M0-14L-8-50M0-14L56-40M0-14L104-22M0-14L60 4M0-14L-48 8',
      c.vein,
      3,
    )
  return placed(
    x,
    y,
    scale,
    line(`M0 0Q10-${Math.round(stem / 2)} 0-${stem - 10}`, c.stalk, 9) +
      placed(0, -stem, 1, leaf, false, degrees),
    flip,
  )
}

/** A dragonfly at rest, head to the left, 110 units long. */
export function dragonfly(
  x: number,
  y: number,
  scale: number,
  body: string,
  wing: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    shape(
      'M-20-4Q-34-60-16-76 2-62-10-4zM-8-4Q6-62 26-66 34-46 2-4zM-20 4Q-44 34-34 52-12 46-12 4zM-6 4Q4 44 24 48 34 34 4 4z',
      wing,
      0.75,
    ) +
      line('M-24 0Q20-6 74 6', body, 8) +
      line('M-26 0L-12 0', body, 15) +
      line('M-42-1h.1', body, 17) +
      line('M-46-6h.1', '#33102a', 6),
    false,
    degrees,
  )
}
