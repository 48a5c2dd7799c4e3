import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

/** A ridge tent pitched and lit from within, its flaps tied back, guy ropes out; ground at y, 420 units wide and 240 tall. */
export function ridgeTent(
  x: number,
  y: number,
  scale: number,
  cloth: string,
  shade: string,
  light: string,
  lamp: string,
  warm: string,
): string {
  return placed(
    x,
    y,
    scale,
    line('M-20-236L-250 10M120-226L270 6', '#f2d8b0', 4) +
      shape('M-20-240L130-228 236 0H90z', shade) +
      shape('M40-236L130-228 236 0H170z', cloth) +
      shape('M-20-240L-170 0H100z', cloth) +
      shining(shape('M-20-206L-112 0H58z', lamp) + shape('M-20-206L-112 0H-40z', warm)) +
      shape('M-20-240L-120-40-112 0-150 0H-170zM-20-240L72-36 58 0H100z', light) +
      shape('M-104-30Q-80-60-86-100L-20-220-112 0zM40-36Q26-70 30-104L-20-220 58 0z', shade) +
      line('M-20-240V-252M-22-240V0', shade, 6),
  )
}

/** A pair of laced walking boots standing side by side, toes to the left; soles at y, 330 units wide and 210 tall. */
export function hikingBoots(
  x: number,
  y: number,
  scale: number,
  leather: string,
  shade: string,
  light: string,
  lace: string,
): string {
  const boot =
    shape('M-150-6V-46Q-150-82-104-92L-52-112Q-36-124-36-204H64L74-6z', leather) +
    shape('M20-204H64L74-6H20Q40-100 20-204z', shade) +
    shape('M-150-46Q-150-82-104-92L-86-98Q-70-60-84-16H-150z', light) +
    shape('M-44-204Q-42-224-20-222H52Q72-224 70-202L66-186H-38z', lace) +
    line(
      'M-84-92L-56-66M-66-102L-38-78M-48-114L-20-92M-40-134L-8-120M-37-156L-4-146M-36-178L-2-170',
      lace,
      8,
    ) +
    shape('M-156-8Q-158-22-148-24H78V2H-150z', '#2b1f2e') +
    line('M-136 2v8M-100 2v8M-64 2v8M-28 2v8M8 2v8M44 2v8', '#2b1f2e', 15)
  return placed(
    x,
    y,
    scale,
    ellipse(30, 6, 220, 16, '#000', 0.3) + placed(92, -16, 0.96, boot) + placed(-10, 0, 1, boot),
  )
}

/** A storm lantern burning: wire guard, glass, tin tank and cap, bail handle; foot at y, 130 units wide and 290 tall. */
export function stormLantern(
  x: number,
  y: number,
  scale: number,
  tin: string,
  shade: string,
  flame: string,
): string {
  return placed(
    x,
    y,
    scale,
    shining(circle(0, -120, 210, flame, 0.14) + circle(0, -120, 120, flame, 0.22)) +
      ellipse(0, 0, 80, 12, '#000', 0.3) +
      line('M-58-170Q-80-290 0-292T58-170', shade, 7) +
      shape('M-64-4V-46Q-64-60-48-62H48Q64-60 64-46V-4Q0 8-64-4z', tin) +
      shape('M24-62H48Q64-60 64-46V-4Q44 2 22 3z', shade) +
      shining(
        shape('M-40-62Q-66-110-40-172H40Q66-110 40-172L40-62z', '#fff0bd', 0.9) +
          shape('M-40-62Q-66-110-40-172H40Q66-110 40-62z', '#ffe08a') +
          shape('M0-152Q34-108 18-82 0-66-18-82-34-108 0-152z', '#ff9a3a') +
          shape('M0-122Q14-98 8-84 0-76-8-84-14-98 0-122z', '#fff6d0'),
      ) +
      line('M-56-118H56M-34-62Q-60-110-34-172M34-62Q60-110 34-172', shade, 5) +
      shape('M-52-172H52L34-204H-34z', tin) +
      shape('M14-172H52L34-204H12z', shade) +
      rect(-24, -226, 48, 24, tin) +
      shape('M-36-226H36L20-242H-20z', shade) +
      rect(-70, -170, 12, 112, tin) +
      rect(58, -170, 12, 112, shade),
  )
}
