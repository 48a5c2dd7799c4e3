import { circle, line, placed, shape } from './shapes'

export interface TaiChiColours {
  suit: string
  shade: string
  skin: string
  hair: string
}

/** An old woman or man at tai chi, seen from the side: a deep step to the right, one palm pushed forward, the other arm drawn back; feet at (x, y), 350 units tall, lit from the right. */
export function taiChi(
  x: number,
  y: number,
  scale: number,
  c: TaiChiColours,
  bun: boolean,
  flip = false,
): string {
  const legs =
    shape('M-28-172L22-160Q-10-80-66-14L-106-14Q-84-90-28-172z', c.shade) +
    shape('M-120-14H-62Q-58 0-70 0H-116Q-124-4-120-14z', '#241c2e') +
    shape('M-30-176L26-184Q84-152 118-112L106-14H64L66-84Q20-110-22-130z', c.suit) +
    shape('M-30-176L-2-180Q30-140 74-110L72-14H64L66-84Q20-110-22-130z', c.shade) +
    shape('M60-14H112Q134-8 132 0H62z', '#241c2e')
  const back =
    line('M-14-264L-78-246-138-276', c.shade, 27) +
    shape('M-142-286Q-160-290-164-270L-158-250-152-252-150-266-138-268z', c.skin)
  const torso =
    shape('M-34-156Q-42-232-28-272 0-290 26-274 46-230 40-150 4-138-34-156z', c.suit) +
    shape('M-34-156Q-42-232-28-272L-10-281Q-14-210 2-146-20-150-34-156z', c.shade) +
    line('M4-274Q14-220 12-150', c.shade, 4)
  const front =
    line('M14-258L78-240 126-268', c.suit, 29) +
    line('M14-248L78-229 118-250', c.shade, 8, 0.8) +
    shape('M124-258Q134-262 138-274L140-304 148-304 150-282 156-264Q150-250 132-248z', c.skin)
  const head =
    line('M0-270L4-292', c.skin, 24) +
    shape(
      'M-20-310Q-24-346 4-350 30-352 32-330L42-312 34-308 34-298Q32-286 14-286-8-288-20-310z',
      c.skin,
    ) +
    shape('M-24-312Q-30-356 6-358 30-358 34-334 14-338 10-318 2-306-8-302-18-304-24-312z', c.hair) +
    (bun ? circle(-30, -328, 13, c.hair) : '') +
    line('M20-324q6-4 11 0M24-301q4 4 9 0', '#3a2230', 3)
  return placed(x, y, scale, back + legs + torso + front + head, flip)
}

/** Somebody neck-deep in the sea and turned to the right, talking; `hat` instead of wet hair if given; waterline at (x, y), 80 units wide and 80 tall. */
export function neckDeep(
  x: number,
  y: number,
  scale: number,
  skin: string,
  hair: string,
  hat: string,
  flip = false,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-36 2Q-28-14-8-16H14Q32-14 40 2z', skin) +
      line('M2-12V-30', skin, 20) +
      shape('M-20-46Q-22-78 4-80 28-80 29-60L38-44 31-41 31-32Q28-20 12-20-10-22-20-46z', skin) +
      shape('M-24-44Q-28-86 4-88 28-88 31-66 12-68 9-50 4-36-8-32-20-34-24-44z', hair) +
      (hat ? shape('M-50-62Q-20-84 4-112 34-84 56-60 4-50-50-62z', hat) : '') +
      shape('M-58 3Q0-8 62 3 0 16-58 3z', '#fff1d6', 0.75),
    flip,
  )
}
