import { type Iso, isoArches, isoBox, isoGable, isoPatch, isoPyramid } from './isometric'
import { num } from './path'
import { range } from './rng'
import { circle, line } from './shapes'
import { shining } from './shining'

/** Bến Thành market from the air: tiled halls in rows behind the arcaded front with its clock tower; 300 long in front, 250 deep, corner at the origin. */
export function marketBlock(iso: Iso): string {
  const { at } = iso
  const wall = ['#ffe9b8', '#f8cf78', '#d99a52'] as const
  const roof = ['#d9583a', '#a83a32', '#f3c470'] as const
  const halls = range(4)
    .map(
      (index) =>
        isoBox(iso, [10 + index * 70, 0, 0], [70, 190, 44], wall) +
        isoGable(iso, [6 + index * 70, -4, 44], [74, 196, 26], 'y', roof),
    )
    .join('')
  const wing = (x: number) =>
    isoBox(iso, [x, 190, 0], [110, 50, 40], wall) +
    isoArches(iso, [x + 4, 240, 0], 'x', 5, 20.4, [13, 25], '#6a2f38') +
    isoGable(iso, [x - 4, 184, 40], [118, 62, 22], 'x', roof)
  const side = isoArches(iso, [290, 10, 0], 'y', 8, 22, [14, 25], '#6a2f38')
  const gate =
    isoBox(iso, [110, 182, 0], [80, 70, 62], wall) +
    isoArches(iso, [113, 252, 0], 'x', 1, 22, [16, 34], '#6a2f38') +
    isoArches(iso, [165, 252, 0], 'x', 1, 22, [16, 34], '#6a2f38') +
    isoPatch(iso, 106, 178, 88, 78, '#c24a34', 62)
  const [cx, cy] = at(150, 262, 132)
  const face = (radius: number, fill: string) =>
    `<g transform="matrix(.866 .5 0 1 ${num(cx)} ${num(cy)})">${circle(0, 0, radius * iso.scale, fill)}</g>`
  const [hour, minute] = [at(144, 262, 138), at(150, 262, 145)]
  const tower =
    isoBox(iso, [124, 210, 0], [52, 52, 160], wall) +
    isoArches(iso, [135, 262, 0], 'x', 1, 30, [28, 50], '#6a2f38') +
    isoArches(iso, [128, 262, 70], 'x', 3, 15, [9, 22], '#a8503c') +
    isoArches(iso, [176, 214, 70], 'y', 3, 15, [9, 22], '#8f4038') +
    face(19, '#a8503c') +
    shining(face(15.5, '#fffaf0')) +
    line(
      `M${num(cx)},${num(cy)}L${num(hour[0])},${num(hour[1])}M${num(cx)},${num(cy)}L${num(minute[0])},${num(minute[1])}`,
      '#2a1a1c',
      2.4 * iso.scale,
    ) +
    isoBox(iso, [119, 205, 160], [62, 62, 6], ['#ffe9b8', '#fff3d0', '#e0b060']) +
    isoBox(iso, [130, 216, 166], [40, 40, 14], wall) +
    isoPyramid(iso, [114, 200, 180], [72, 72, 40], ['#d9583a', '#a83a32'])
  return halls + side + wing(0) + wing(190) + gate + tower
}
