import { paddies } from '../../kit/fields'
import { hills } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import { palm } from '../../kit/palm'
import { curvedTrain, engineFace, type RailSpot, railSpot } from '../../kit/rail'
import { rainfall } from '../../kit/rainfall'
import { range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky, stars } from '../../kit/sky'
import { glow, moon } from '../../kit/sun'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const wagon = {
  body: '#22386e',
  band: '#2f4a86',
  skirt: '#8a2f3a',
  roof: '#101a40',
  window: '#ffd56e',
}

interface Pane {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is seen through the glass: moonlit paddies and the head of the train going round the bend. */
function view(frame: Frame, pane: Pane, u: number): string {
  const { width: w } = frame
  const at = (x: number, y: number) =>
    [pane.left + (pane.right - pane.left) * x, pane.top + (pane.bottom - pane.top) * y] as const
  const horizon = at(0, 0.56)[1]
  const spotOf = ([x, y]: readonly [number, number], tall: number): RailSpot => [x, y, tall * u]
  const [from, bend, to] = [
    spotOf(at(1.22, 0.98), 150),
    spotOf(at(0.74, 0.69), 46),
    spotOf(at(0.1, 0.645), 24),
  ]
  const spot = (t: number) => railSpot(from, bend, to, t)
  const [moonX, moonY] = at(0.36, 0.24)
  const inner: Frame = { ...frame, width: w, height: pane.bottom }
  return [
    sky(inner, horizon, ['#0a1740', '#1c3570', '#4a6a9c']),
    stars(inner, horizon * 0.8, 30, 6),
    moon(moonX, moonY, 74 * u, '#fff3cf'),
    hills(inner, {
      base: horizon,
      height: 90 * u,
      peaks: 4,
      seed: 12,
      fill: '#2a4780',
      bottom: horizon + 10,
    }),
    paddies({
      width: w,
      top: horizon,
      bottom: pane.bottom + 60 * u,
      rows: 7,
      vanishX: moonX,
      fills: ['#3a5f92', '#2c4d84', '#5a82a8', '#24406f'],
      edge: '#16294f',
      seed: 7,
    }),
    ripples({
      left: moonX - 90 * u,
      right: moonX + 110 * u,
      top: horizon + 12 * u,
      bottom: pane.bottom,
      count: 15,
      colour: '#fff3cf',
      seed: 3,
      opacity: 0.75,
      length: 130 * u,
    }),
    palm(
      at(0.13, 0)[0],
      horizon + 26 * u,
      0.7 * u,
      { trunk: '#122048', leaf: '#10204a', leafLight: '#1b3160' },
      190,
      30,
      2,
    ),
    palm(
      at(0.21, 0)[0],
      horizon + 18 * u,
      0.5 * u,
      { trunk: '#122048', leaf: '#10204a', leafLight: '#1b3160' },
      180,
      -26,
      4,
    ),
    line(whole`M${from[0]},${from[1]}Q${bend[0]},${bend[1]} ${to[0]},${to[1]}`, '#131f48', 10 * u),
    curvedTrain(spot, [0.02, 0.2, 0.36, 0.5, 0.63, 0.75, 0.86, 1], wagon),
    engineFace(to, -14 * u, wagon),
    glow(to[0] - 10 * u, to[1] - 10 * u, 110 * u, '#ffe9a8', 0.75, 'h'),
    rainfall(inner, {
      top: pane.top - 60 * u,
      bottom: pane.bottom,
      count: 90,
      length: 90 * u,
      colour: '#cfe0f2',
      width: 2.2 * u,
      opacity: 0.4,
      seed: 5,
      slant: 0.75,
    }),
  ].join('')
}

/** A child kneeling on the lower berth with her hands on the glass. */
function child(x: number, y: number, scale: number): string {
  const body =
    shape('M-46 0Q-54-92-30-112H24Q48-92 42 0z', '#e0402a') +
    shape('M24-112Q48-92 42 0H14Q26-70 8-112z', '#a82a34')
  const arms =
    line('M-30-98L-76-134', '#e0402a', 22) +
    circle(-84, -142, 11, skin) +
    line('M-4-88L-52-104', '#c93430', 20) +
    circle(-62, -108, 11, skin)
  const head =
    ellipse(-8, -146, 30, 33, '#1a1020') +
    ellipse(-30, -138, 12, 20, skin) +
    shape(
      'M-36-160Q-36-186-6-186 26-184 26-146 28-116 14-108-4-112-6-130-26-140-36-160z',
      '#1a1020',
    ) +
    circle(30, -168, 14, '#1a1020') +
    circle(20, -164, 5, '#f0b23a')
  const legs =
    shape('M-40-10Q-54 14-16 17H58Q76 16 68 2 54-8 38-12z', '#27335f') + ellipse(62, 9, 13, 8, skin)
  return placed(x, y, scale, legs + arms + body + head)
}

/** The night train to Huế: a child at a sleeper window in the rain, the lit carriages ahead bending over moonlit paddies. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pane: Pane = choose(
    frame,
    { left: w * 0.13, top: h * 0.1, right: w * 0.83, bottom: h * 0.75 },
    { left: w * 0.1, top: h * 0.12, right: w * 0.9, bottom: h * 0.7 },
    { left: w * 0.09, top: h * 0.1, right: w * 0.91, bottom: h * 0.72 },
  )
  const r = 56 * u
  const box = (grow: number) =>
    whole`M${pane.left - grow + r},${pane.top - grow}H${pane.right + grow - r}a${r},${r} 0 0 1 ${r},${r}` +
    whole`V${pane.bottom + grow - r}a${r},${r} 0 0 1 ${-r},${r}H${pane.left - grow + r}` +
    whole`a${r},${r} 0 0 1 ${-r},${-r}V${pane.top - grow + r}a${r},${r} 0 0 1 ${r},${-r}z`
  const sill = pane.bottom + 34 * u
  const fold = (left: number, width: number, side: number) =>
    range(5)
      .map((index) =>
        shape(
          whole`M${left + side * index * width},${pane.top - 46 * u}h${side * width}` +
            whole`Q${left + side * (index + 0.6) * width},${h * 0.4} ${left + side * (index * 0.72 + 0.72) * width},${sill - 6 * u}` +
            whole`h${-side * width * 0.72}` +
            whole`Q${left + side * (index - 0.2) * width},${h * 0.4} ${left + side * index * width},${pane.top - 46 * u}z`,
          index % 2 === 0 ? '#b8452f' : '#8a2f30',
        ),
      )
      .join('')
  const across = (seed: number) => ((seed % 100) / 100) * (pane.right - pane.left)
  const down = (seed: number) => ((seed % 100) / 100) * (pane.bottom - pane.top) * 0.8
  const drops = range(20)
    .map(
      (index) =>
        whole`M${pane.left + across(index * 97)},${pane.top + 20 * u + down(index * 61)}l${-9 * u},${(22 + (index % 4) * 14) * u}`,
    )
    .join('')
  const glass =
    shape('M-13-44H13L10 0H-10z', '#e8c98a', 0.85) +
    shape('M-11.5-26H11.5L10 0H-10z', '#b8622c') +
    shape('M-15-14H15L12 0H-12z', '#c9ccd6', 0.9)
  return [
    rect(0, 0, w, h, '#3a1f30'),
    rect(0, 0, w, h * 0.06, '#2a1526'),
    range(9)
      .map((index) => rect((w * index) / 9, h * 0.06, 3, h, '#2c1628'))
      .join(''),
    shape(box(30 * u), '#7a4a3c'),
    shape(box(14 * u), '#1d1026'),
    clipped('p', box(0), view(frame, pane, u) + line(drops, '#e6f0fa', 5 * u, 0.5)),
    line(
      whole`M${pane.left - 70 * u},${pane.top - 44 * u}H${pane.right + 70 * u}`,
      '#d9a05a',
      9 * u,
    ),
    fold(pane.left - 52 * u, choose(frame, 34, 22, 22) * u, 1),
    fold(pane.right + 52 * u, choose(frame, 34, 22, 22) * u, -1),
    glow(
      w * choose(frame, 0.94, 0.9, 0.9),
      h * choose(frame, 0.2, 0.74, 0.76),
      330 * u,
      '#ffb45c',
      0.5,
      'l',
    ),
    rect(0, sill, w, 26 * u, '#a86a44'),
    rect(0, sill + 26 * u, w, h, '#5a2f38'),
    rect(0, sill + 26 * u, w, 20 * u, '#2c1628', 0.6),
    shape(
      whole`M-10,${h}V${h * 0.92}Q${w * 0.5},${h * 0.88} ${w + 10},${h * 0.91}V${h}z`,
      '#e9dcc4',
    ),
    shape(
      whole`M${w * 0.56},${h}V${h * 0.895}Q${w * 0.8},${h * 0.86} ${w + 10},${h * 0.88}V${h}z`,
      '#2f7f86',
    ),
    placed(pane.left + 120 * u, sill + 4 * u, 2 * u, glass),
    circle(pane.left + 190 * u, sill - 20 * u, 25 * u, '#f58a25') +
      shape(
        whole`M${pane.left + 190 * u},${sill - 44 * u}q${14 * u},${-18 * u} ${26 * u},${-8 * u}q${-10 * u},${10 * u} ${-26 * u},${8 * u}z`,
        '#4c8a44',
      ),
    child(
      w * choose(frame, 0.73, 0.68, 0.69),
      h * choose(frame, 0.93, 0.9, 0.93),
      choose(frame, 1.75, 1.85, 1.6) * u,
    ),
  ].join('')
}
