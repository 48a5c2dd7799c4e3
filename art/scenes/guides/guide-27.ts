import { basketBoat, fishingBoat } from '../../kit/boats'
import { laidTable, silkLamp, velvetChair } from '../../kit/dining-car'
import { hills, mountains } from '../../kit/haze'
import { num } from '../../kit/path'
import { seatedFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { clipped, line, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { cloud, sky } from '../../kit/sky'
import { steam } from '../../kit/street-table'
import { glow } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

interface Pane {
  left: number
  top: number
  right: number
  bottom: number
}

/** The coast below the Hải Vân pass as it slides past the glass. */
function coast(frame: Frame, pane: Pane, u: number): string {
  const tall = pane.bottom - pane.top
  const wide = pane.right - pane.left
  const horizon = pane.top + tall * 0.46
  const x = (part: number) => pane.left + wide * part
  const y = (part: number) => pane.top + tall * part
  const inner: Frame = { ...frame, height: pane.bottom + 10 }
  return [
    sky(inner, horizon, ['#4fa8c4', '#a9dbd2', '#fdf0c4']),
    cloud(x(0.3), y(0.17), 260 * u, '#fffaf0', 0.85),
    mountains(inner, {
      base: horizon + 4,
      height: 110 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 21,
      fill: '#a3cdd3',
      bottom: horizon + 6,
    }),
    hills(inner, {
      base: horizon + 4,
      height: 60 * u,
      peaks: choose(frame, 4, 2.4, 2.4),
      seed: 7,
      fill: '#6fabb4',
      bottom: horizon + 6,
    }),
    water(inner, horizon, ['#a6e0d2', '#3fb6b8', '#1a8fa4']),
    ripples({
      left: pane.left,
      right: pane.right,
      top: horizon + 8,
      bottom: y(0.86),
      count: 20,
      colour: '#effcf0',
      seed: 4,
      opacity: 0.6,
      length: 130 * u,
    }),
    shape(
      whole`M${x(1.02)},${horizon - 90 * u}Q${x(0.86)},${horizon - 66 * u} ${x(0.8)},${horizon + 10 * u}Q${x(0.86)},${y(0.62)} ${x(0.72)},${y(0.7)}Q${x(0.5)},${y(0.84)} ${x(0.2)},${y(0.84)}H${x(1.02)}z`,
      '#f8e2ac',
    ),
    shape(
      whole`M${x(1.02)},${horizon - 110 * u}Q${x(0.88)},${horizon - 80 * u} ${x(0.84)},${horizon + 6 * u}Q${x(0.92)},${y(0.64)} ${x(0.78)},${y(0.74)}Q${x(0.6)},${y(0.86)} ${x(0.3)},${y(0.88)}H${x(1.02)}z`,
      '#3f9462',
    ),
    shape(
      whole`M${x(-0.02)},${y(0.8)}Q${x(0.2)},${y(0.86)} ${x(0.44)},${y(0.88)}T${x(1.02)},${y(0.78)}V${y(1.1)}H${x(-0.02)}z`,
      '#2a7454',
    ),
    shape(
      range(9)
        .map(
          (index) =>
            whole`M${x(index * 0.13 - 0.04)},${y(0.99)}q${20 * u},${-(60 + (index % 3) * 22) * u} ${70 * u},${-(34 + (index % 2) * 26) * u}q${40 * u},${10 * u} ${50 * u},${100 * u}z`,
        )
        .join(''),
      '#1c5a4a',
    ),
    fishingBoat(x(0.36), y(0.62), 0.62 * u, {
      hull: '#1f4f8a',
      stripe: '#e0402a',
      cabin: '#fff1cf',
      roof: '#2f9c93',
    }),
    basketBoat(x(0.14), y(0.74), 1 * u, '#b87a3c', '#7a4a22', seatedFigure(0, -6, 0.6, '#e0322a')),
  ].join('')
}

/** A lacquered dining car: a table laid for two by the window, a silk lamp lit, the blue coast passing outside. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pane = choose(
    frame,
    { left: w * 0.14, top: h * 0.13, right: w * 0.86, bottom: h * 0.66 },
    { left: w * 0.13, top: h * 0.12, right: w * 0.87, bottom: h * 0.6 },
    { left: w * 0.13, top: h * 0.12, right: w * 0.87, bottom: h * 0.63 },
  )
  const middle = w * 0.5
  const size = choose(frame, 1.15, 1.02, 0.92) * u
  const top = h * choose(frame, 0.8, 0.765, 0.785)
  const arch = (grow: number, r: number) =>
    whole`M${pane.left - grow + r},${pane.top - grow}H${pane.right + grow - r}a${r},${r} 0 0 1 ${r},${r}V${pane.bottom + grow - r}a${r},${r} 0 0 1 ${-r},${r}H${pane.left - grow + r}a${r},${r} 0 0 1 ${-r},${-r}V${pane.top - grow + r}a${r},${r} 0 0 1 ${r},${-r}z`
  const inlay = (side: number) => {
    const x = side < 0 ? w * choose(frame, 0.055, 0.05, 0.05) : w * choose(frame, 0.945, 0.95, 0.95)
    const half = w * choose(frame, 0.038, 0.034, 0.034)
    const frameLine = line(
      whole`M${x - half},${h * 0.1}h${half * 2}V${h * 0.68}h${-half * 2}z`,
      '#e0ab4c',
      3.5 * u,
    )
    const bamboo = line(
      whole`M${x - half * 0.4},${h * 0.67}Q${x - half * 0.1},${h * 0.45} ${x + half * 0.3},${h * 0.2}M${x + half * 0.5},${h * 0.67}Q${x + half * 0.3},${h * 0.5} ${x - half * 0.2},${h * 0.36}`,
      '#e0ab4c',
      4 * u,
    )
    const leaves = shape(
      [0.22, 0.28, 0.36, 0.42, 0.5, 0.57]
        .map(
          (part, index) =>
            whole`M${x + (index % 2 ? 2 : -2) * u},${h * part}q${(index % 2 ? 26 : -26) * u},${2 * u} ${(index % 2 ? 34 : -34) * u},${30 * u}q${(index % 2 ? -24 : 24) * u},${-8 * u} ${(index % 2 ? -34 : 34) * u},${-30 * u}`,
        )
        .join(''),
      '#e0ab4c',
    )
    return frameLine + bamboo + leaves
  }
  const drape = (side: number) => {
    const edge = side < 0 ? pane.left - 34 * u : pane.right + 34 * u
    const into = -side
    const wide = choose(frame, 150, 110, 100) * u
    const y0 = pane.top - 40 * u
    const tie = pane.top + (pane.bottom - pane.top) * 0.66
    const panel = (from: number, to: number, fill: string) =>
      shape(
        whole`M${edge + into * wide * from},${y0}H${edge + into * wide * to}Q${edge + into * wide * to * 0.9},${tie - 120 * u} ${edge + into * wide * to * 0.34},${tie}L${edge + into * wide * to * 0.5},${pane.bottom + 30 * u}H${edge + into * wide * from * 0.5}L${edge + into * wide * from * 0.34},${tie}Q${edge + into * wide * from * 0.9},${tie - 120 * u} ${edge + into * wide * from},${y0}z`,
        fill,
      )
    return (
      [0, 1, 2, 3]
        .map((index) => panel(index / 4, (index + 1) / 4, index % 2 ? '#a8762c' : '#d9a043'))
        .join('') +
      line(whole`M${edge - into * 6 * u},${tie}h${into * wide * 0.42}`, '#7a2a1f', 12 * u)
    )
  }
  return [
    rect(0, 0, w, h, '#6f1d1c'),
    rect(0, 0, w, h * 0.055, '#2a1018') + rect(0, h * 0.055, w, 5 * u, '#e0ab4c'),
    range(3)
      .map((index) =>
        shining(
          shape(
            whole`M${w * (0.25 + index * 0.25) - 44 * u},${h * 0.028}h${88 * u}l${-10 * u},${20 * u}h${-68 * u}z`,
            '#ffe2a0',
          ),
        ),
      )
      .join(''),
    rect(0, h * 0.72, w, h * 0.3, '#43121a') + rect(0, h * 0.715, w, 6 * u, '#e0ab4c'),
    inlay(-1) + inlay(1),
    shape(arch(34 * u, 40 * u), '#2a0e14'),
    line(arch(30 * u, 38 * u), '#e0ab4c', 4 * u),
    shape(arch(14 * u, 26 * u), '#c8923f'),
    clipped('p', arch(0, 16 * u), coast(frame, pane, u)),
    line(
      `M${num(pane.left + (pane.right - pane.left) * 0.06)},${num(pane.bottom)}L${num(pane.left + (pane.right - pane.left) * 0.26)},${num(pane.top)}`,
      '#fff',
      26 * u,
      0.14,
    ),
    drape(-1) + drape(1),
    line(
      whole`M${pane.left - 70 * u},${pane.top - 42 * u}H${pane.right + 70 * u}`,
      '#e0ab4c',
      10 * u,
    ),
    shining(glow(middle - 190 * size, top - 130 * size, 300 * u, '#ffc86a', 0.5, 'g')),
    velvetChair(
      middle - choose(frame, 470, 366, 366) * size,
      h * 1.04,
      choose(frame, 1.2, 1.24, 1.1) * u,
      '#1f6f62',
      '#124a48',
    ),
    velvetChair(
      middle + choose(frame, 470, 366, 366) * size,
      h * 1.04,
      choose(frame, 1.2, 1.24, 1.1) * u,
      '#1f6f62',
      '#124a48',
      true,
    ),
    laidTable(middle, top, size),
    silkLamp(middle - 216 * size, top - 8 * u, size * 0.95),
    steam(middle - 120 * size, top - 60 * size, 0.5 * size, '#fff6e4', 0.6),
  ].join('')
}
