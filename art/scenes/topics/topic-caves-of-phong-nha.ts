import { sampan } from '../../kit/boats'
import { dripstones } from '../../kit/great-cave'
import { num, type Point } from '../../kit/path'
import { seatedFigure, standingRower } from '../../kit/people'
import { circle, mirrored, placed, polygon, radialGradient, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { glow } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** A pillar grown together from roof to floor: waisted, one side lit, one in shade. */
function pillar(
  x: number,
  top: number,
  foot: number,
  half: number,
  fill: string,
  light: string,
  dark: string,
): string {
  const tall = foot - top
  const edge = (part: number) => num(x + half * part)
  const outline = (a: number, b: number) =>
    `M${edge(a * 1.9)},${num(top)}Q${edge(a * 0.7)},${num(top + tall * 0.22)} ${edge(a * 0.62)},${num(top + tall * 0.45)}` +
    `T${edge(a)},${num(top + tall * 0.82)}Q${edge(a * 1.3)},${num(foot)} ${edge(a * 1.9)},${num(foot)}H${edge(b * 1.9)}` +
    `Q${edge(b * 1.3)},${num(foot)} ${edge(b)},${num(top + tall * 0.82)}T${edge(b * 0.62)},${num(top + tall * 0.45)}` +
    `Q${edge(b * 0.7)},${num(top + tall * 0.22)} ${edge(b * 1.9)},${num(top)}z`
  return (
    shape(outline(-1, 1), fill) + shape(outline(0.35, 1), dark) + shape(outline(-0.8, -0.4), light)
  )
}

/** The underground river of Phong Nha: hall behind hall of golden dripstone, the water mirroring it, one boat with its lamp. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.56, 0.58, 0.57)
  const waterline = shore + 12 * u
  const far = w * choose(frame, 0.56, 0.55, 0.55)
  const boat = {
    x: w * choose(frame, 0.44, 0.5, 0.48),
    y: h * choose(frame, 0.82, 0.79, 0.82),
    size: choose(frame, 2.5, 2.15, 2) * u,
  }
  const lamp = { x: boat.x - 74 * boat.size, y: boat.y - 40 * boat.size }
  const pt = (x: number, y: number): Point => [x * w, y]
  const hang = (
    left: number,
    right: number,
    y: number,
    count: number,
    tall: readonly [number, number],
    fill: string,
    light: string,
    seed: number,
  ) =>
    dripstones(
      [left * w, h * y],
      [right * w, h * y],
      Math.round(count * choose(frame, 1, 0.7, 0.75)),
      [tall[0] * u, tall[1] * u],
      fill,
      light,
      seed,
    )
  const stand = (
    left: number,
    right: number,
    y: number,
    count: number,
    tall: number,
    fill: string,
    light: string,
    seed: number,
  ) =>
    dripstones(
      [left * w, y],
      [right * w, y],
      Math.max(3, Math.round(count * choose(frame, 1, 0.7, 0.75))),
      [-tall * u, -tall * 0.4 * u],
      fill,
      light,
      seed,
    )
  const halls = [
    hang(0.44, 0.74, 0.1, 9, [60, 190], '#f6cf80', '#fdeab4', 2),
    stand(0.48, 0.64, waterline - 30, 6, 70, '#f6cf80', '#fdeab4', 3),
    hang(0.3, 0.8, 0.02, 16, [90, 330], '#e8a24c', '#fbd488', 4),
    stand(0.34, 0.47, waterline - 30, 6, 120, '#e8a24c', '#fbd488', 6),
    stand(0.62, 0.76, waterline - 30, 6, 130, '#e8a24c', '#fbd488', 8),
    pillar(
      w * choose(frame, 0.4, 0.36, 0.36),
      -10,
      waterline,
      30 * u,
      '#e0963f',
      '#fce0a0',
      '#b8692f',
    ),
    polygon(
      [
        pt(-0.01, -9),
        pt(0.44, -9),
        pt(0.36, h * 0.12),
        pt(0.33, h * 0.3),
        pt(0.26, h * 0.42),
        pt(0.28, shore),
        pt(0.2, waterline),
        pt(-0.01, waterline),
      ],
      '#bf6a34',
    ),
    polygon(
      [
        pt(1.01, -9),
        pt(0.66, -9),
        pt(0.74, h * 0.1),
        pt(0.76, h * 0.26),
        pt(0.83, h * 0.4),
        pt(0.8, shore),
        pt(0.86, waterline),
        pt(1.01, waterline),
      ],
      '#bf6a34',
    ),
    hang(0.04, 0.4, 0.06, 11, [110, 300], '#a8522c', '#d98a48', 12),
    hang(0.7, 0.98, 0.05, 9, [120, 320], '#a8522c', '#d98a48', 15),
    stand(0.12, 0.3, waterline - 30, 7, 190, '#a8522c', '#e8a252', 18),
    stand(0.78, 0.94, waterline - 30, 6, 210, '#a8522c', '#e8a252', 21),
    pillar(
      w * choose(frame, 0.84, 0.88, 0.88),
      -10,
      waterline,
      52 * u,
      '#b8622f',
      '#f0b060',
      '#7f3a2a',
    ),
  ].join('')
  const party = sampan(
    0,
    0,
    1,
    '#1f3f74',
    '#e0402a',
    [-30, -8, 14].map((x) => seatedFigure(x, -4, 0.6, '#f6c12e', '#2b2030', true)).join(''),
  )
  return [
    radialGradient('s', [
      [0, '#fff3c0'],
      [0.45, '#f8c468'],
      [1, '#c9743a'],
    ]) + rect(0, 0, w, shore + 4, 'url(#s)'),
    water(frame, shore, ['#f6d684', '#4fa890', '#1c6f7c', '#10344e']),
    mirrored('r', halls, waterline, 0.5, 0.72),
    glints({
      x: far,
      top: shore + 8 * u,
      bottom: h * 0.98,
      widths: [150 * u, 380 * u],
      count: 20,
      colour: '#fff3c0',
      seed: 4,
      opacity: 0.8,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 40 * u,
      bottom: h,
      count: 26,
      colour: '#125a66',
      seed: 8,
      opacity: 0.5,
      length: 260 * u,
    }),
    hang(-0.02, 0.34, -0.01, 7, [120, choose(frame, 360, 420, 330)], '#5f2a2c', '#944630', 24),
    hang(0.6, 1.02, -0.01, 8, [100, choose(frame, 300, 380, 280)], '#5f2a2c', '#944630', 28),
    mirrored(
      'b',
      placed(boat.x, boat.y, boat.size, party) +
        standingRower(
          boat.x + 80 * boat.size * 0.62,
          boat.y - 10 * u,
          boat.size * 0.62,
          '#e0402a',
          '#2b2030',
          true,
        ),
      boat.y + 9 * u,
      0.3,
      0.6,
    ),
    glow(lamp.x, lamp.y, 170 * u, '#fff0b0', 0.7, 'l') +
      shining(circle(lamp.x, lamp.y, 12 * u, '#fff6c8')),
    stand(-0.02, 0.24, h + 14 * u, 4, 260, '#34182a', '#6a2f34', 31),
    stand(0.8, 1.02, h + 14 * u, 4, 300, '#34182a', '#6a2f34', 37),
    hang(-0.02, 0.14, -0.03, 3, [280, choose(frame, 480, 540, 440)], '#34182a', '#6a2f34', 41),
    hang(0.88, 1.02, -0.03, 3, [260, choose(frame, 460, 540, 420)], '#34182a', '#6a2f34', 47),
  ].join('')
}
