import { hand } from './hands'
import { line, placed, shape } from './shapes'

/** A walker on a rock, seen from behind, head back and arms wide before something tall; feet at (0, 0), 300 units tall. */
export function forestWalker(
  x: number,
  y: number,
  scale: number,
  c: { shirt: string; fold: string; pack: string; packShade: string; hat: string },
): string {
  const { skin, shade } = hand
  return placed(
    x,
    y,
    scale,
    shape('M-34-140L-44-4H-14L0-110 16-4H46L36-140z', '#23305e') +
      line('M-46-2H-14M16-2H48', '#1d1420', 13) +
      line('M-36-206Q-90-220-128-270', c.shirt, 24) +
      line('M-118-258L-138-292', skin, 17) +
      line('M36-206Q90-220 128-270', c.fold, 24) +
      line('M118-258L138-292', shade, 17) +
      shape('M-44-216Q-30-232 0-232 32-232 46-214L40-130H-38z', c.shirt) +
      shape('M-32-222H32Q44-170 38-134-10-124-38-134-44-170-32-222z', c.pack) +
      shape('M8-222H32Q44-170 38-134 24-128 8-128z', c.packShade) +
      line('M-26-178H30M-20-150H26', '#3a2014', 5) +
      shape('M-14-226L-12-246H14L16-226z', shade) +
      shape('M-28-254Q-30-290 0-292 30-290 28-254 18-238 0-238-18-238-28-254z', '#1d1420') +
      shape('M-56-262Q-20-276 0-304 20-276 56-262 20-246 0-248-20-246-56-262z', c.hat),
  )
}
