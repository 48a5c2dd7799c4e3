import { hand } from './hands'
import { line, placed, shape } from './shapes'

/** A hand that pinches something small at (x, y), its other fingers bent behind; unturned, the sleeved arm leaves to the right. */
export function pinchingHand(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  sleeve: string,
  fold: string,
  pinched: string,
): string {
  const { skin, shade, nail, line: edge } = hand
  const finger = (d: string, wide: number, fill: string) =>
    line(d, edge, wide + 5) + line(d, fill, wide)
  const arm =
    shape('M236-30Q330 4 470 30L900 110V260L420 190Q300 170 214 132z', skin) +
    shape('M214 132Q262 140 330 120 420 110 520 150L900 220V260L420 190Q300 170 214 132z', shade)
  const cuff =
    shape('M452-4Q600 10 900 60L1500 150V420L900 300Q600 240 424 216 404 110 452-4z', sleeve) +
    shape('M424 216Q420 180 422 150 600 160 900 226L1500 330V420L900 300Q600 240 424 216z', fold) +
    line('M452-4Q404 110 424 216', fold, 9)
  const bent =
    finger('M214 60Q168 96 132 84', 34, shade) +
    finger('M206 28Q144 40 104 66', 37, shade) +
    finger('M200-6Q132-32 66 20', 38, shade)
  const index = finger('M204-36Q128-104 62-76 30-62 4-26', 37, skin)
  const palm =
    shape('M190-58Q236-40 280-14L260 132Q204 150 150 118 150 60 176 10z', skin) +
    shape('M150 118Q204 150 260 132L266 96Q210 116 160 86z', shade) +
    line('M196-8Q178 16 178 44', edge, 4)
  const thumb =
    line('M206 96Q120 104 76 62 44 30 12-2', edge, 45) +
    line('M206 96Q120 104 76 62 44 30 12-2', skin, 40) +
    line('M190 112Q122 118 76 78', shade, 9) +
    shape('M188 70Q236 60 252 96 246 124 206 124 170 122 168 98z', skin) +
    shape('M-4-14Q8-26 24-10 34 2 30 10 14 12 2 2-6-6-4-14z', nail)
  return placed(
    x,
    y,
    scale,
    arm + cuff + bent + index + placed(0, 0, 1 / scale, pinched, false, -degrees) + palm + thumb,
    false,
    degrees,
  )
}
