import { cavernRing } from '../../kit/cavern'
import { stencils } from '../../kit/copies'
import { dripColumn } from '../../kit/drip-column'
import { dripstones } from '../../kit/great-cave'
import { glows } from '../../kit/night-lights'
import { mix, type Point } from '../../kit/path'
import { range } from '../../kit/rng'
import { circle, line, placed, polygon, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

/** A visitor seen from behind who goes down the stair; feet on y, 210 units tall; one may point up at the roof. */
function visitor(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shade: string,
  isPointing = false,
): string {
  const arm = isPointing
    ? line('M28-148L58-190 66-232', shirt, 15) + circle(67, -240, 9, '#b9744e')
    : line('M28-148L40-96', shirt, 15)
  return placed(
    x,
    y,
    scale,
    shape('M-26-92L-24 0H-4L0-70 8-14H28L28-92z', '#1c1836') +
      shape('M-32-84Q-38-150-20-166H20Q38-150 32-84z', shirt) +
      shape('M8-166H20Q38-150 32-84H12Q20-130 8-166z', shade) +
      arm +
      line('M-28-148L-42-100', shade, 15) +
      shape('M-8-160H8V-178H-8z', '#8f5138') +
      circle(0, -190, 18, '#2a1c2c') +
      shape('M-20-188Q-22-214 0-214T20-188Q0-196-20-188z', '#f6c13e'),
  )
}

/** The wooden stair from under our feet down into the hall: treads, stringers and rails that run to one point. */
function woodenStair(frame: Frame, foot: Point, wide: number, u: number): string {
  const { width: w, height: h } = frame
  const near: Point = [w * choose(frame, 0.46, 0.48, 0.48), h * 1.04]
  const flights = 15
  const spot = (part: number, side: number, lift = 0): Point => {
    const deep = 1 - (1 - part) ** 2.1
    const half = mix(wide, 26 * u, deep)
    return [mix(near[0], foot[0], deep) + side * half, mix(near[1], foot[1], deep) - lift * half]
  }
  const treads = range(flights).map((index) => {
    const [from, to] = [index / flights, (index + 1) / flights]
    const split = mix(from, to, 0.62)
    const band = (a: number, b: number) =>
      polygon(
        [spot(a, -1), spot(a, 1), spot(b, 1), spot(b, -1)],
        a === from ? '#e3a45a' : '#7a4038',
      )
    return band(from, split) + band(split, to)
  })
  const grain = [-0.55, -0.1, 0.4]
    .map((side) =>
      range(5)
        .map(
          (i) =>
            whole`M${spot((i * 3) / flights, side)[0]},${spot((i * 3) / flights, side)[1]}L${spot((i * 3 + 0.6) / flights, side)[0]},${spot((i * 3 + 0.6) / flights, side)[1]}`,
        )
        .join(''),
    )
    .join('')
  const rail = (side: number) => {
    const posts = range(10).map((i) => {
      const part = i / 9 - 0.1
      const [a, b] = [spot(part, side), spot(part, side, 0.6)]
      return line(whole`M${a[0]},${a[1]}L${b[0]},${b[1]}`, '#5a2c34', mix(22, 4, i / 9) * u)
    })
    const bar = (lift: number, tone: string) =>
      polygon(
        [
          spot(-1, side, lift),
          spot(1, side, lift),
          spot(1, side, lift - 0.09),
          spot(-1, side, lift - 0.09),
        ],
        tone,
      )
    return posts.join('') + bar(0.34, '#7a4038') + bar(0.64, '#f3bb6c')
  }
  return treads.join('') + line(grain, '#b9743e', 4 * u) + rail(-1) + rail(1)
}

/** Phong Nha: the wooden stair down into Paradise Cave, between lit columns as tall as those of a cathedral. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const foot: Point = [w * choose(frame, 0.53, 0.53, 0.53), h * choose(frame, 0.73, 0.7, 0.72)]
  const ring = (rx: number, ry: number, fill: string, seed: number) =>
    cavernRing({
      width: w,
      height: h,
      x: foot[0],
      y: h * 0.44,
      rx: w * rx,
      ry: h * ry,
      seed,
      fill,
      rough: 0.08,
    })
  const col = (
    x: number,
    top: number,
    bottom: number,
    half: number,
    id: string,
    isFlipped = false,
  ) => {
    const [wide, tall] = [(half * u) / 100, ((bottom - top) * h) / 1000].map(
      (size) => Math.round(size * 100) / 100,
    )
    return `<use href="#${id}" transform="matrix(${isFlipped ? -(wide ?? 1) : wide} 0 0 ${tall} ${Math.round(w * x)} ${Math.round(h * top)})"/>`
  }
  const at = (part: number, side: number): Point => [
    mix(w * 0.47, foot[0], part) + side * mix(330, 30, part) * u,
    mix(h * 1.04, foot[1], part),
  ]
  const [ax, ay] = at(0.5, -0.3)
  const [bx, by] = at(0.62, 0.42)
  return [
    stencils([
      ['f', dripColumn(4, '#c9783f', '#8f4650', '#f9c564')],
      ['g', dripColumn(12, '#d07c44', '#6a3062', '#ffd468')],
      ['n', dripColumn(27, '#6a3a72', '#3a2258', '#e0904a')],
    ]),
    rect(0, 0, w, h, '#f6bc58'),
    ring(0.14, 0.2, '#e39a4a', 3),
    col(choose(frame, 0.465, 0.44, 0.45), 0.02, 0.68, 26, 'f'),
    col(choose(frame, 0.58, 0.61, 0.6), 0.02, 0.68, 30, 'f', true),
    ring(0.22, 0.3, '#95475a', 5),
    ring(0.31, 0.38, '#5a3068', 7),
    col(choose(frame, 0.385, 0.33, 0.35), 0.0, 0.7, 56, 'f'),
    col(choose(frame, 0.655, 0.72, 0.7), 0.0, 0.7, 62, 'f', true),
    dripstones(
      [w * 0.2, h * 0.02],
      [w * 0.84, h * 0.02],
      choose(frame, 11, 7, 8),
      [60 * u, 200 * u],
      '#382260',
      '#95475a',
      21,
    ),
    ring(0.42, 0.45, '#382260', 9),
    shape(
      whole`M-10,${h * 0.7}Q${w * 0.2},${h * 0.6} ${w * 0.4},${h * 0.63}T${w * 0.7},${h * 0.61}T${w + 10},${h * 0.68}V${h + 10}H-10z`,
      '#5a3068',
    ),
    shape(
      whole`M${foot[0] - 26 * u},${foot[1]}Q${foot[0] - 20 * u},${foot[1] - 40 * u} ${foot[0] + 70 * u},${foot[1] - 52 * u}T${foot[0] + 30 * u},${h * 0.635}h${10 * u}Q${foot[0] + 150 * u},${foot[1] - 70 * u} ${foot[0] + 90 * u},${foot[1] - 34 * u}T${foot[0] + 26 * u},${foot[1]}z`,
      '#f3bb6c',
    ),
    col(choose(frame, 0.27, 0.16, 0.19), -0.03, 0.8, 100, 'g'),
    col(choose(frame, 0.77, 0.87, 0.85), -0.03, 0.78, 108, 'g', true),
    ring(choose(frame, 0.56, 0.6, 0.6), 0.5, '#251a4c', 11),
    shape(
      whole`M-10,${h * 0.86}Q${w * 0.16},${h * 0.72} ${w * 0.36},${h * 0.76}T${w * 0.74},${h * 0.72}T${w + 10},${h * 0.84}V${h + 10}H-10z`,
      '#2e1c50',
    ),
    dripstones(
      [w * 0.02, h * 0.86],
      [w * 0.34, h * 0.78],
      5,
      [-50 * u, -120 * u],
      '#5a3068',
      '#d9823c',
      31,
    ),
    dripstones(
      [w * 0.68, h * 0.76],
      [w * 0.98, h * 0.86],
      5,
      [-50 * u, -120 * u],
      '#5a3068',
      '#d9823c',
      35,
    ),
    col(choose(frame, 0.07, -0.05, -0.03), -0.04, 1.08, choose(frame, 190, 160, 160), 'n'),
    col(choose(frame, 0.955, 1.08, 1.06), -0.04, 1.1, choose(frame, 200, 170, 160), 'n', true),
    dripstones(
      [-20, -10],
      [w + 20, -10],
      choose(frame, 12, 8, 8),
      [70 * u, 190 * u],
      '#1f1440',
      '#3a2258',
      40,
    ),
    glows('l', '#ffe9a0', 0.6, [
      [w * choose(frame, 0.33, 0.26, 0.28), h * 0.75, 120 * u],
      [w * choose(frame, 0.72, 0.78, 0.77), h * 0.73, 120 * u],
    ]),
    woodenStair(frame, foot, choose(frame, 360, 330, 320) * u, u),
    visitor(bx, by, 0.56 * u, '#f4ead0', '#c9a88a'),
    visitor(ax, ay, 0.76 * u, '#d8392a', '#97273c', true),
  ].join('')
}
