import { range } from './rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from './shapes'

/** Sunglasses lying folded open, seen from above, a sky with palms in their lenses; 340 units wide, centre at (x, y). */
export function sunglasses(
  x: number,
  y: number,
  scale: number,
  frame: string,
  lens: string,
  lit: string,
  palm: string,
  degrees = 0,
): string {
  const glass = (side: number) =>
    `M${side * 22}-34Q${side * 24}-62 ${side * 84}-62T${side * 156}-34Q${side * 150} 50 ${side * 86} 54T${side * 22}-34z`
  const inside = (cx: number) =>
    shape(`M${cx - 58}-2Q${cx}-22 ${cx + 58}-2Q${cx + 40} 44 ${cx} 46T${cx - 58}-2z`, lit) +
    shape(`M${cx - 4} 40Q${cx - 8} 10 ${cx + 4}-16L${cx + 8}-15Q${cx} 10 ${cx + 6} 40z`, palm) +
    line(
      `M${cx + 6}-16Q${cx - 10}-34 ${cx - 28}-16M${cx + 6}-16Q${cx - 4}-44 ${cx - 16}-42M${cx + 6}-16` +
        `Q${cx + 18}-38 ${cx + 34}-18M${cx + 6}-16Q${cx + 20}-20 ${cx + 28}-2`,
      palm,
      7,
    )
  return placed(
    x,
    y,
    scale,
    placed(12, 16, 1, shape(glass(-1) + glass(1), '#000', 0.2)) +
      line('M-152-40Q-190-120-120-196M152-40Q196-110 150-190', frame, 16) +
      shape(glass(-1) + glass(1), lens) +
      inside(-88) +
      inside(88) +
      line(glass(-1) + glass(1), frame, 15) +
      line('M-24-40Q0-56 24-40', frame, 14) +
      line('M-132-44Q-100-54-66-52M44-44Q70-54 104-52', '#fff', 6, 0.6),
    false,
    degrees,
  )
}

/** A leather wallet with a boarding card and a passport sticking out, lying flat; 240 units wide, 320 tall, centre at (x, y). */
export function passportWallet(
  x: number,
  y: number,
  scale: number,
  leather: string,
  shade: string,
  stitch: string,
  book: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    rect(-100, -136, 236, 316, '#000', 0.2) +
      placed(
        10,
        -60,
        1,
        rect(-90, -160, 180, 300, '#fff9ea') +
          rect(-90, -160, 180, 44, '#2f9cc0') +
          line('M-66-88H40M-66-60H66M-66-32H10', '#b9b3a8', 7) +
          line('M-60-138H20', '#fff', 8),
        false,
        5,
      ) +
      placed(
        -14,
        -44,
        1,
        rect(-92, -136, 184, 250, book) +
          circle(0, -70, 34, '#f6cf6a') +
          shape('M0-98L7-78 28-77 11-64 17-44 0-56-17-44-11-64-28-77-7-78z', book) +
          line('M-40-12H40', '#f6cf6a', 6),
        false,
        -4,
      ) +
      shape(
        'M-120-92Q-120-110-102-110H102Q120-110 120-92V142Q120 160 102 160H-102Q-120 160-120 142z',
        leather,
      ) +
      shape('M-120-40Q0 10 120-40V142Q120 160 102 160H-102Q-120 160-120 142z', shade) +
      `<path fill="none" stroke="${stitch}" stroke-width="4" stroke-dasharray="12 9" d="M-106-96H106V146H-106z"/>` +
      circle(0, -4, 17, '#f6cf6a') +
      circle(0, -4, 8, shade),
    false,
    degrees,
  )
}

/** A steel water bottle lying down with a bamboo cap and a cord, cap at the left; 420 units long, centre at (x, y). */
export function waterBottle(
  x: number,
  y: number,
  scale: number,
  body: string,
  shade: string,
  light: string,
  cap: string,
  degrees = 0,
): string {
  return placed(
    x,
    y,
    scale,
    shape('M-190 4H190Q236 20 220 84H-120Q-170 70-190 60z', '#000', 0.2) +
      line('M-196-20Q-270-80-236-120T-170-70', '#e0402a', 11) +
      rect(-210, -40, 62, 80, cap) +
      line('M-196-40V40M-180-40V40M-164-40V40', '#a8763a', 4) +
      shape('M-150-36Q-110-62-80-62H186Q214-62 214-30V30Q214 62 186 62H-80Q-110 62-150 36z', body) +
      shape('M-150 14Q-60 26 214 14V30Q214 62 186 62H-80Q-110 62-150 36z', shade) +
      shape('M-120-44Q-100-52-80-52H180Q196-52 200-40H-90z', light) +
      line('M-20 30Q10-10 40 16T100-10 160 16', light, 9),
    false,
    degrees,
  )
}

/** The checked Mekong scarf (khăn rằn) thrown down in a loose wave with fringes; 520 units long, 180 wide, centre at (x, y). */
export function scarfWave(
  x: number,
  y: number,
  scale: number,
  ground: string,
  check: string,
  fold: string,
  degrees = 0,
): string {
  const edge = 'M-260-60Q-150-130-50-70T130-80 260-50V80Q180 30 90 70T-90 70-260 90z'
  const lines = range(11)
    .map((index) => `M${-240 + index * 48}-140v280`)
    .join('')
  const rows = range(4)
    .map(
      (index) =>
        `M-280 ${-56 + index * 40}Q-150 ${-116 + index * 40}-50 ${-66 + index * 40}T130 ${-74 + index * 40} 280 ${-44 + index * 40}`,
    )
    .join('')
  const fringe = range(7)
    .map(
      (index) =>
        `M-258 ${-50 + index * 22}l-34 ${-4 + index * 2}M258 ${-42 + index * 19}l34 ${-6 + index * 2}`,
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    placed(10, 18, 1, shape(edge, '#000', 0.2)) +
      line(fringe, ground, 7) +
      shape(edge, ground) +
      clipped(
        'sw',
        edge,
        line(lines + rows, check, 13, 0.78) +
          shape(
            'M-80-140Q-20 0-100 140H-30Q30 0-20-140zM150-140Q200 0 140 140H190Q250 0 210-140z',
            fold,
            0.4,
          ),
      ),
    false,
    degrees,
  )
}

/** A wide sun hat of woven straw seen from above with its band, 300 units wide, centre at (x, y). */
export function strawHat(
  x: number,
  y: number,
  scale: number,
  straw: string,
  shade: string,
  band: string,
): string {
  const rings = [138, 118, 98]
    .map(
      (r) =>
        `<ellipse cx="0" cy="0" rx="${r}" ry="${r}" fill="none" stroke="${shade}" stroke-width="4"/>`,
    )
    .join('')
  return placed(
    x,
    y,
    scale,
    circle(14, 18, 150, '#000', 0.2) +
      circle(0, 0, 150, straw) +
      rings +
      circle(0, 0, 82, band) +
      circle(-3, -5, 70, straw) +
      ellipse(-10, -12, 46, 30, shade, 0.5) +
      line('M-40-28Q-6-44 30-28', straw, 8),
  )
}
