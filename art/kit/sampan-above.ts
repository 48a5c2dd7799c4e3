import { skin } from './palettes'
import { circle, ellipse, line, placed, shape } from './shapes'

/** A sampan and its oarswoman seen from above, bow upwards before it is turned, baskets of fruit amidships, 320 units long. */
export function sampanAbove(
  x: number,
  y: number,
  scale: number,
  degrees: number,
  hull: string,
  floor: string,
  shirt: string,
): string {
  const outline = 'M0-164Q36-96 40-20 42 80 20 150H-20Q-42 80-40-20-36-96 0-164z'
  const boat =
    shape(outline, hull) +
    shape('M0-140Q26-84 29-20 31 76 12 138H-12Q-31 76-29-20-26-84 0-140z', floor) +
    line('M-30-20H30M-30 46H30M-22-84H22', hull, 7)
  const basket = (by: number, fruit: string, light: string) =>
    circle(0, by, 26, '#8a5a2c') +
    circle(0, by, 21, fruit) +
    line(
      `M-10 ${by - 8}h0M8 ${by - 10}h0M-2 ${by + 4}h0M-13 ${by + 7}h0M12 ${by + 6}h0M2 ${by + 15}h0`,
      light,
      11,
    )
  const rower =
    line('M-18 96Q-50 84-56 62M18 96Q50 92 62 104', shirt, 12) +
    ellipse(0, 102, 25, 18, shirt) +
    circle(-57, 58, 7, skin) +
    circle(64, 106, 7, skin)
  const oar =
    line('M-66 40L98 150', '#7d5a2c', 6) +
    shape('M88 138L130 168Q136 184 122 182L82 150z', '#7d5a2c')
  const hat =
    circle(0, 94, 32, '#f2d48c') +
    line('M0 94L-26 78M0 94L28 82M0 94L-20 118M0 94L22 116M0 94V63', '#d3a655', 3) +
    circle(0, 94, 6, '#d3a655')
  return (
    placed(x + 24 * scale, y + 28 * scale, scale, shape(outline, '#0f4a48', 0.4), false, degrees) +
    placed(
      x,
      y,
      scale,
      boat +
        basket(-52, '#d8342c', '#ff7a54') +
        basket(14, '#f0a52c', '#ffd45c') +
        oar +
        rower +
        hat,
      false,
      degrees,
    )
  )
}
