import { range } from './rng'
import { circle, clipped, ellipse, line, rect, shape } from './shapes'
import { shining } from './shining'
import { pad } from './still-life'

/** A poem hat from Huế set down and lit from behind: palm leaf over sixteen rings, a bridge and a verse's flower between the leaves, a silk ribbon; brim on the origin, 780 units wide and 400 tall. */
export function poemHat(ribbon: string, ribbonShade: string): string {
  const rings = range(13)
    .map((index) => {
      const part = 0.12 + index * 0.068
      const [x, y] = [Math.round(380 * part), Math.round(-396 + 396 * part)]
      return `M${-x} ${y}Q0 ${Math.round(y + 84 * part)} ${x} ${y}`
    })
    .join('')
  const leaves = range(11)
    .map(
      (index) =>
        `M${(index - 5) * 2}-396Q${(index - 5) * 36}-180 ${(index - 5) * 70} ${Math.round(40 - (index - 5) ** 2 * 1.5)}`,
    )
    .join('')
  const bows = range(4)
    .map((index) => `M${-180 + index * 90}-38q45-92 90 0`)
    .join('')
  return (
    ellipse(10, 34, 400, 36, '#000', 0.24) +
    shape('M-380 0L-14-392Q0-404 14-392L380 0Q0 84-380 0z', '#f9e2a4') +
    shape('M0-398Q8-398 14-392L380 0Q260 30 120 40 90-200 0-398z', '#e6bd6c') +
    line(leaves, '#e0b566', 3) +
    line(rings, '#c99648', 4) +
    line(`${bows}M-190-36Q0-14 190-36`, '#8a4a78', 9, 0.75) +
    shape('M-196 0Q0 30 196-2 100 34 0 34T-196 0z', '#8a4a78', 0.35) +
    line('M-60-170Q-10-190 40-230', '#5a8a54', 6, 0.8) +
    [0, 72, 144, 216, 288]
      .map(
        (degrees) =>
          `<ellipse cx="0" cy="-15" rx="10" ry="16" fill="#d9568c" transform="translate(-64,-168)rotate(${degrees})"/>`,
      )
      .join('') +
    circle(-64, -168, 7, '#ffd98a') +
    line('M-380 0Q0 84 380 0', '#b5823a', 9) +
    shape(
      'M-236 24Q-262 120-210 190-150 246-176 330L-120 330Q-96 240-164 170-196 110-188 32z',
      ribbon,
    ) +
    shape(
      'M-188 32Q-196 110-164 170-96 240-120 330L-140 330Q-124 250-184 186-222 120-206 30z',
      ribbonShade,
    )
  )
}

/** A phone in a clear waterproof pouch with a clipped top and its lanyard running up; screen centred on the origin, 290 units wide and 520 tall. */
export function phonePouch(trim: string, shade: string): string {
  const view =
    rect(-90, -180, 180, 200, '#ffcf8a') +
    circle(36, -60, 36, '#fff3c4') +
    shape(
      'M-90 20V-60Q-70-110-44-96-24-150 0-60L4 20zM30 20Q36-50 60-44 80-80 100-20V20z',
      '#2f7d78',
    ) +
    rect(-90, 16, 180, 170, '#3fa79a') +
    shape('M-20 70H40L30 90H-10zM6 62V20L40 62z', '#e0402a') +
    line('M-60 120h50M10 140h60', '#a9e3d4', 8)
  return (
    line('M-40-270C-90-420-40-520-110-760M40-270C70-400 120-540 60-760', trim, 14) +
    pad(-145, -250, 290, 500, 46, '#dff4f2').replace('/>', ' opacity=".55"/>') +
    pad(-104, -200, 208, 404, 30, '#1d2238') +
    clipped('pv', 'M-90-186h180v372h-180z', shining(view)) +
    `<rect x="-133" y="-238" width="266" height="476" rx="36" fill="none" stroke="#fff" stroke-width="9" opacity=".8"/>` +
    shape('M-116 150L40-220H92L-116 220z', '#fff', 0.25) +
    pad(-158, -290, 316, 74, 26, trim) +
    pad(-158, -248, 316, 32, 16, shade) +
    circle(-96, -254, 22, '#fff6e4') +
    circle(96, -254, 22, '#fff6e4') +
    line('M-96-268v14M96-268v14', shade, 7)
  )
}

/** Round sunglasses standing open on the ground, a view across both lenses (drawn around the origin, 680 wide and 320 tall); foot on the origin + 160, 780 units wide. */
export function roundGlasses(rim: string, light: string, view: string): string {
  const lenses =
    'M-340-10a150 150 0 1 1 300 0a150 150 0 1 1-300 0zM40-10a150 150 0 1 1 300 0a150 150 0 1 1-300 0z'
  return (
    shape('M-330 150Q-100 130 20 150T400 150L560 200Q300 176 120 196T-200 200z', '#000', 0.2) +
    line('M-340-40Q-386-60-380 130M340-40Q386-60 380 130', rim, 18) +
    clipped('rg', lenses, view) +
    line('M-280-90Q-250-130-200-134M100-90Q130-130 180-134', '#fff', 12, 0.7) +
    `<path fill="none" stroke="${rim}" stroke-width="28" d="${lenses}"/>` +
    line('M-322-60Q-290-146-196-150M58-60Q90-146 184-150', light, 7) +
    line('M-46-50Q0-96 46-50', rim, 24) +
    line('M-362-46h24M338-46h24', light, 9)
  )
}
