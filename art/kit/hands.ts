import { line, placed, shape } from './shapes'

export const hand = { skin: '#d98f56', shade: '#9c5230', nail: '#f3c79a', line: '#7c3a22' }

/** A left hand, palm up, with something 430 units wide in it: fingers under it, thumb over its near edge; the arm leaves to the lower right. */
export function cuppedHand(
  x: number,
  y: number,
  scale: number,
  sleeve: string,
  fold: string,
  held: string,
  flip = false,
): string {
  const { skin, shade, nail, line: edge } = hand
  const arm = shape(
    'M120 60Q250 90 380 190L640 400 500 620 300 330Q160 280 40 260-140 240-190 160z',
    shade,
  )
  const palm = shape('M200 40Q290 70 380 180L600 360 560 420 330 250Q240 190 120 190z', skin)
  const cuff =
    shape('M560 300Q640 330 760 440L700 720 440 560Q470 420 560 300z', sleeve) +
    shape('M440 560Q500 480 760 560L700 720z', fold)
  const fingers =
    line('M240 262Q20 300-120 232-170 210-190 176', shade, 62) +
    line('M240 232Q20 262-150 192-204 166-226 122', edge, 66) +
    line('M240 228Q20 258-150 188-204 162-226 118', shade, 60) +
    line('M250 196Q40 218-150 142-214 116-240 62', edge, 68) +
    line('M250 190Q40 212-150 138-214 110-240 58', skin, 62)
  const thumb =
    line('M330 190Q250 84 128 72 96 72 66 92', edge, 74) +
    line('M334 184Q250 78 128 66 96 66 66 86', skin, 66) +
    shape('M92 62Q54 64 44 90 60 78 96 82 112 70 92 62z', nail)
  return placed(x, y, scale, arm + cuff + fingers + held + palm + thumb, flip)
}

/** The forearm of `toolHand`, from the same point, coming from the lower right. */
export function toolArm(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  sleeve: string,
  fold: string,
  flip = false,
): string {
  const arm =
    shape(
      'M500-330Q610-340 664-250Q760-100 900 130L640 300Q600 60 510-70 450-120 440-160z',
      hand.shade,
    ) + shape('M560-340Q640-310 664-250Q760-100 900 130L800 196Q720 0 600-180z', hand.skin)
  const cuff =
    shape('M560 150Q740 110 850-40L900 0Q1030 240 1080 560L700 640Q690 380 560 150z', sleeve) +
    shape('M560 150Q650 135 730 84 830 320 870 604L700 640Q690 380 560 150z', fold)
  return placed(x, y, scale, placed(-90, 70, 1, arm + cuff), flip, degrees)
}

/** A right hand with a slim tool whose point is at (x, y) and which lies along (90, -70) to (440, -330): index finger on top, thumb on the near side. */
export function toolHand(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  tool: string,
  flip = false,
): string {
  const { skin, shade, nail, line: edge } = hand
  const back =
    shape(
      'M330-300Q400-390 510-376 620-350 664-250L600-100Q500-90 430-130 350-180 330-300z',
      skin,
    ) + shape('M430-130Q520-110 640-190L600-100Q500-90 430-130z', shade)
  const fist =
    line('M470-250Q452-160 404-146', edge, 62) +
    line('M474-256Q456-168 408-152', shade, 54) +
    line('M430-270Q408-184 362-172', edge, 62) +
    line('M434-276Q412-192 366-178', skin, 54)
  const index =
    line('M440-346Q340-330 246-256', edge, 60) + line('M440-350Q340-336 248-262', skin, 52)
  const thumb =
    line('M536-240Q446-246 356-206', edge, 66) +
    line('M540-246Q450-252 360-212', skin, 58) +
    shape('M382-234Q346-222 332-202 360-194 392-214z', nail)
  return placed(x, y, scale, placed(-90, 70, 1, back + index + tool + fist + thumb), flip, degrees)
}
