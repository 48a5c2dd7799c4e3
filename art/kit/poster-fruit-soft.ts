import { circle, ellipse, line, placed, shape } from './shapes'

/** A star apple hanging from (x, y), green turning pink at its foot; 360 units wide, 380 tall. */
export function posterStarApple(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    ellipse(0, 200, 180, 190, '#b9cf7a') +
      shape(
        'M60 20Q180 70 180 200 176 380 0 390-90 386-130 330 60 350 100 210 120 90 60 20z',
        '#7d9a52',
      ) +
      shape('M-160 280Q-90 390 0 390 120 384 166 268 90 330-20 320-110 316-160 280z', '#d98a96') +
      shape('M166 268Q120 384 0 390 70 350 100 300z', '#a85a72') +
      ellipse(-80, 120, 44, 62, '#e6efb4') +
      shape('M-40 8Q0-20 40 8 20 34 0 30-20 34-40 8z', '#4a6a2a'),
  )
}

/** Half a star apple from the cut side: milk-white flesh and the star of its seeds; middle at (x, y), 400 units wide. */
export function cutStarApple(x: number, y: number, scale: number): string {
  const seed = [0, 60, 120, 180, 240, 300]
    .map((angle) =>
      placed(
        0,
        0,
        1,
        shape('M0-26Q-30-70 0-124 30-70 0-26z', '#f3dfe2') +
          shape('M0-56Q-14-80 0-112 14-80 0-56z', '#4a2a2a'),
        false,
        angle,
      ),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    circle(8, 10, 200, '#7d9a52') +
      circle(0, 0, 200, '#c9d98c') +
      circle(0, 0, 182, '#fffbf0') +
      circle(0, 0, 140, '#f8e9e6') +
      seed,
  )
}

/** A mangosteen hanging from (x, y) with its crown of sepals; 360 units wide, 340 tall. */
export function posterMangosteen(x: number, y: number, scale: number, degrees = 0): string {
  return placed(
    x,
    y,
    scale,
    shape('M0 50Q180 40 180 200 170 350 0 356-170 350-180 200-180 40 0 50z', '#6a2a52') +
      shape(
        'M70 56Q180 80 180 200 170 350 0 356-90 352-130 300 60 310 110 200 124 110 70 56z',
        '#3a1434',
      ) +
      ellipse(-92, 170, 34, 60, '#a85a86') +
      shape(
        'M0 40Q-90 0-150 60-120 110-20 80-60 130-10 120 0 150 10 120 60 130 20 80 120 110 150 60 90 0 0 40z',
        '#9fb45a',
      ) +
      shape('M0 40Q90 0 150 60 120 110 20 80 60 130 10 120 0 150z', '#5f7a3a') +
      line('M0 50V-20', '#5a3a2a', 20),
    false,
    degrees,
  )
}

/** A mangosteen with the upper half of its shell off, white segments standing in it; middle at (x, y), 420 units wide. */
export function openMangosteen(x: number, y: number, scale: number): string {
  const segments = [
    [-92, -10, 66, 84],
    [92, -10, 60, 80],
    [-46, -66, 62, 80],
    [52, -66, 62, 80],
    [0, 26, 78, 86],
  ]
    .map(
      ([cx = 0, cy = 0, rx = 0, ry = 0]) =>
        ellipse(cx + 8, cy + 8, rx, ry, '#d9d2c2') + ellipse(cx, cy, rx, ry, '#fffaf0'),
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    shape('M-210-10Q-200 220 0 226 200 220 210-10z', '#5a2148') +
      shape('M210-10Q200 220 0 226 130 160 140-10z', '#34122e') +
      ellipse(0, -10, 210, 120, '#8a3a5c') +
      ellipse(0, -10, 178, 98, '#b85a78') +
      segments,
  )
}

/** A longan hanging from (x, y), 170 units wide; an open one shows its clear flesh and black seed. */
export function posterLongan(x: number, y: number, scale: number, open = false): string {
  const inside = open
    ? shape('M-84 70Q-70 0 0-2 70 0 84 76 40 40 0 60-50 40-84 70z', '#f4ecd8') +
      circle(6, 40, 30, '#2a1a1c') +
      circle(-2, 32, 9, '#fff6e4')
    : ellipse(-34, 52, 18, 24, '#efc98a')
  return placed(
    x,
    y,
    scale,
    circle(0, 84, 86, '#cf9a54') +
      shape('M30 4Q86 24 86 84 82 170 0 170-40 168-62 142 40 146 54 84 56 36 30 4z', '#94632f') +
      inside,
  )
}

/** A young coconut hanging from (x, y); 340 units wide, 420 tall. */
export function posterCoconut(x: number, y: number, scale: number, degrees = 0): string {
  return placed(
    x,
    y,
    scale,
    shape('M0 0Q-110 0-160 130-190 300-80 400 0 440 80 400 190 300 160 130 110 0 0 0z', '#79a548') +
      shape(
        'M40 4Q120 20 160 130 190 300 80 400 20 430-40 416 90 340 100 200 100 80 40 4z',
        '#3f6f3a',
      ) +
      shape('M-100 90Q-150 200-110 310-80 300-84 240-90 160-60 90-80 70-100 90z', '#b4cf72') +
      shape('M-60 10Q-40-40 0-44 40-40 60 10 30 40 0 24-30 40-60 10z', '#c7a05a') +
      shape('M10-42Q40-40 60 10 30 40 0 24z', '#8a6436'),
    false,
    degrees,
  )
}

/** A coconut with its top cut off and a straw in it; foot at (x, y), 420 units wide. */
export function cutCoconut(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-190-300Q-240-60-90 0H90Q240-60 190-300z', '#79a548') +
      shape('M190-300Q240-60 90 0H0Q120-80 100-300z', '#3f6f3a') +
      ellipse(0, -300, 190, 70, '#efe0b4') +
      ellipse(0, -304, 150, 52, '#fffbf0') +
      ellipse(0, -298, 116, 36, '#cfdcd0') +
      line('M10-300L120-520L200-540', '#d8402c', 24),
  )
}
