import { blossom, blossomsAt, driftingPetals, growBough } from '../../kit/blossoms'
import { stencils } from '../../kit/copies'
import { lantern } from '../../kit/lantern'
import { aoDaiFigure } from '../../kit/people'
import { range } from '../../kit/rng'
import { curvedRoof } from '../../kit/roof'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { banhChung, kumquatTree } from '../../kit/tet-table'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A red paper scroll (câu đối) without words: gold diamonds between two cloud ends, centred on x, 74 units wide and 380 tall, top at y. */
function scroll(x: number, y: number, scale: number): string {
  const gems = range(5)
    .map((index) => `M0,${62 + index * 64}l22 24-22 24-22-24z`)
    .join('')
  const hearts = range(5)
    .map((index) => circle(0, 86 + index * 64, 8, '#d8322b'))
    .join('')
  return placed(
    x,
    y,
    scale,
    rect(-46, -10, 92, 14, '#8a5a24') +
      rect(-37, 4, 74, 376, '#d8322b') +
      `<path fill="none" stroke="#ffd25a" stroke-width="4" d="M-29 14H29V370H-29z"/>` +
      shape('M-20 44q20-32 40 0-20-12-40 0z', '#ffd25a') +
      shape(gems, '#ffd25a') +
      hearts +
      rect(-46, 376, 92, 14, '#8a5a24'),
  )
}

/** Morning of the first day of Tết: an old house with red scrolls at its door, a kumquat tree, bánh chưng, the first visitors in áo dài. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const floor = h * choose(frame, 0.8, 0.76, 0.79)
  const middle = w * choose(frame, 0.5, 0.5, 0.5)
  const door = choose(frame, 190, 168, 168) * u
  const lintel = floor - choose(frame, 440, 470, 440) * u
  const bough = growBough(
    w * choose(frame, 0.92, 0.9, 0.9),
    floor + 30 * u,
    choose(frame, -98, -62, -62),
    choose(frame, 230, 250, 210) * u,
    3,
    20 * u,
    '#5a3a34',
    choose(frame, 11, 7, 7),
  )
  const slats = (x: number, wide: number) =>
    range(3)
      .map(
        (index) => whole`M${x + ((index + 0.5) * wide) / 3},${lintel + 74 * u}V${lintel + 316 * u}`,
      )
      .join('')
  const paving = range(5)
    .map((index) => whole`M0,${floor + (h - floor) * (index / 5) ** 1.4}H${w}`)
    .join('')
  const seams = range(13)
    .map(
      (index) =>
        whole`M${middle + (index - 6) * w * 0.08},${floor}L${middle + (index - 6) * w * 0.17},${h}`,
    )
    .join('')
  const tray = {
    x: w * choose(frame, 0.735, 0.74, 0.77),
    y: h * choose(frame, 0.95, 0.9, 0.95),
    size: choose(frame, 1.5, 1.4, 1.2) * u,
  }
  const shutter = (x: number) =>
    rect(x, lintel + 14 * u, door * 0.5, floor - lintel - 14 * u, '#7a3a22') +
    rect(x + door * 0.07, lintel + 34 * u, door * 0.36, 150 * u, '#5a2618') +
    rect(x + door * 0.07, lintel + 210 * u, door * 0.36, floor - lintel - 236 * u, '#5a2618')
  return [
    rect(0, 0, w, floor, '#f3c25a'),
    rect(0, lintel - 34 * u, w, 40 * u, '#8a3f22') + rect(0, lintel + 2 * u, w, 8 * u, '#5a2618'),
    frame.format === 'wide'
      ? rect(w * 0.05, lintel + 60 * u, 200 * u, 270 * u, '#2f7d78') +
        line(slats(w * 0.05, 200 * u), '#1f5a5c', 8 * u) +
        rect(w * 0.95 - 200 * u, lintel + 60 * u, 200 * u, 270 * u, '#2f7d78') +
        line(slats(w * 0.95 - 200 * u, 200 * u), '#1f5a5c', 8 * u)
      : '',
    rect(middle - door, lintel, door * 2, floor - lintel, '#4a1c18'),
    shining(
      rect(middle - door * 0.62, lintel + 20 * u, door * 1.24, floor - lintel - 20 * u, '#a83a24') +
        ellipse(middle, floor - 210 * u, door * 0.56, 190 * u, '#ffb04a', 0.75) +
        circle(middle, lintel + 140 * u, 56 * u, '#ffd98a', 0.9),
    ),
    rect(middle - 110 * u, floor - 130 * u, 220 * u, 20 * u, '#5a2618') +
      rect(middle - 90 * u, floor - 112 * u, 180 * u, 112 * u, '#7a2f22'),
    placed(
      middle,
      floor - 130 * u,
      u,
      shape('M-70 0Q-74-20-58-22H-34Q-22-18-26 0z', '#3f7a3c') +
        circle(-46, -36, 15, '#f6a623') +
        circle(-62, -28, 13, '#f08a2c') +
        circle(-32, -28, 13, '#ffb733') +
        shape('M-18-26q18-44 36 0-10-8-18 0-10-8-18 0z', '#f8d24e') +
        rect(-14, -30, 28, 30, '#c9963f') +
        line('M-6-30V-96M0-30V-104M6-30V-92', '#d8322b', 3) +
        rect(38, -48, 12, 48, '#d8322b') +
        rect(60, -48, 12, 48, '#d8322b'),
    ),
    shining(
      shape(
        whole`M${middle + 44 * u},${floor - 180 * u}q${-10 * u},${-16 * u} 0,${-28 * u} ${10 * u},${12 * u} 0,${28 * u}z` +
          whole`M${middle + 66 * u},${floor - 180 * u}q${-10 * u},${-16 * u} 0,${-28 * u} ${10 * u},${12 * u} 0,${28 * u}z`,
        '#fff3b0',
      ),
    ),
    shutter(middle - door * 1.02) + shutter(middle + door * 0.52),
    scroll(middle - door - 62 * u, lintel + 16 * u, choose(frame, 1.04, 1.1, 1.02) * u) +
      scroll(middle + door + 62 * u, lintel + 16 * u, choose(frame, 1.04, 1.1, 1.02) * u),
    rect(middle - door * 1.06, lintel - 26 * u, door * 2.12, 52 * u, '#b8302a') +
      rect(middle - door * 0.96, lintel - 14 * u, door * 1.92, 28 * u, '#f0b23a') +
      rect(middle - door * 0.9, lintel - 8 * u, door * 1.8, 16 * u, '#b8302a'),
    curvedRoof({
      x: middle,
      y: lintel - 30 * u,
      half: w * 0.78,
      height: lintel + 60 * u,
      ridge: w * 0.62,
      fill: '#a8503a',
      trim: '#6f2f2a',
      tiles: 52,
      lift: 10 * u,
    }),
    shining(
      lantern(middle - door * 0.62 - 20 * u, lintel + 4 * u, 1.25 * u, {
        silk: '#dd3f2b',
        shine: '#ffb36b',
      }) +
        lantern(middle + door * 0.62 + 20 * u, lintel + 4 * u, 1.25 * u, {
          silk: '#dd3f2b',
          shine: '#ffb36b',
        }),
    ),
    rect(0, floor, w, h - floor, '#c9805c') +
      rect(0, floor - 8 * u, w, 18 * u, '#e8c09a') +
      line(paving + seams, '#ad6849', 3),
    rect(middle - door * 1.3, floor + 6 * u, door * 2.6, 20 * u, '#d9a884') +
      rect(middle - door * 1.5, floor + 24 * u, door * 3, 22 * u, '#b98a6a'),
    kumquatTree(
      w * choose(frame, 0.185, 0.15, 0.14),
      h * choose(frame, 0.95, 0.9, 0.95),
      choose(frame, 1.75, 1.6, 1.45) * u,
    ),
    stencils([['p', blossom('#f2709c', '#fff0b8')]]),
    bough.wood + blossomsAt('p', bough.tips, 1.5 * u, 4),
    placed(
      tray.x,
      tray.y,
      tray.size,
      ellipse(6, 4, 150, 14, '#000', 0.2) +
        line('M-120-34V2M120-34V2M-90-34V-8M90-34V-8', '#8a6a2c', 11) +
        shape('M-140-56H140L150-34H-150z', '#d9b25a') +
        rect(-150, -34, 300, 12, '#a8802f') +
        banhChung(-64, -32, 1) +
        banhChung(54, -32, 1, true) +
        banhChung(-4, -80, 0.95),
    ),
    aoDaiFigure(
      middle - 30 * u,
      floor + choose(frame, 92, 110, 92) * u,
      choose(frame, 2.35, 2.5, 2.2) * u,
      { dress: '#e0322a' },
    ),
    aoDaiFigure(
      middle + 50 * u,
      floor + choose(frame, 98, 116, 98) * u,
      choose(frame, 1.5, 1.6, 1.4) * u,
      { dress: '#f8c23a', trousers: '#d8322b' },
      true,
    ),
    driftingPetals(w * 0.5, w, h * 0.45, h * 0.97, 12, 12 * u, '#f58fb4', 6),
  ].join('')
}
