import { deskEditor, editorArms } from '../../kit/desk-editor'
import { dragonBody, dragonHead } from '../../kit/dragon-head'
import { ladyBuddha } from '../../kit/lady-buddha'
import { paperDart } from '../../kit/paper-dart'
import { num, type Point, smoothLine } from '../../kit/path'
import { posterMango } from '../../kit/poster-fruit'
import { range } from '../../kit/rng'
import {
  clipped,
  ellipse,
  line,
  placed,
  polygon,
  rect,
  shape,
  verticalGradient,
} from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { towerBlocks } from '../../kit/skyline'
import { telephone } from '../../kit/telephone'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene } from '../../scene'

const she = {
  skin: '#d98f56',
  shade: '#b06a40',
  hair: '#1d1420',
  blouse: '#eab03a',
  fold: '#b8741f',
  collar: '#fff3d6',
  pencil: '#7a3328',
  chair: '#7d4a2c',
}
const red = {
  shell: '#d8322b',
  shade: '#96202a',
  light: '#f7684a',
  dial: '#fff3dc',
  hole: '#5a2a2c',
}
const dragon = { gold: '#f2b233', shine: '#ffe39a', shade: '#c4751f', line: '#8a4a1c' }

/** Where the office stands: its own units are those of the wide picture, from the left end of the desk. */
export function officeOf(frame: Frame) {
  return choose(
    frame,
    { x: 1000, y: 340, k: 1, top: -190 },
    { x: 12, y: 580, k: 1.54, top: -14 },
    { x: 8, y: 330, k: 1.46, top: -170 },
  )
}

/** What stands in the window: the river Hàn, the Dragon Bridge, and the hills of Sơn Trà with the white Lady. */
function river(top: number): string {
  const ridge = (points: readonly Point[], fill: string) =>
    shape(`${smoothLine(points)}V176H0z`, fill)
  const wave = 'M330,139C310,139 302,106 276,106S238,139 216,139 188,100 162,100 134,128 112,118'
  const hangers = range(11).map(
    (index) => `M${206 - index * 8},146V${num(104 + ((index - 5) / 5) ** 2 * 26)}`,
  )
  const piers = [40, 128, 216, 296].map((x) => whole`M${x - 12},154h24l-7,24h-10z`).join('')
  return [
    verticalGradient('sky', [
      [0, '#5fb4c2'],
      [0.55, '#a9dcd6'],
      [1, '#fff0cc'],
    ]) + rect(0, top, 310, 172 - top, 'url(#sky)'),
    ridge(
      [
        [0, 128],
        [40, 104],
        [86, 84],
        [120, 92],
        [168, 66],
        [214, 84],
        [262, 112],
        [310, 120],
      ],
      '#7fb0b4',
    ),
    ridge(
      [
        [0, 150],
        [60, 134],
        [120, 128],
        [200, 108],
        [262, 92],
        [310, 100],
      ],
      '#4f8f98',
    ),
    ladyBuddha(236, 101, 0.3, '#fffaf0', '#c9d8d4'),
    towerBlocks({
      left: 0,
      right: 310,
      base: 172,
      heights: [18, 46],
      width: 15,
      seed: 9,
      fills: ['#e3e6cf', '#b9d3c6'],
      lamp: '#7fa9a6',
    }),
    rect(0, 171, 310, 60, '#3f9fa8'),
    ripples({
      left: 0,
      right: 310,
      top: 176,
      bottom: 212,
      count: 16,
      colour: '#bfe6dc',
      seed: 4,
      opacity: 0.8,
      length: 46,
    }),
    shape(piers, '#8fa3a4'),
    line(hangers.join(''), '#fff6e0', 1.6),
    dragonBody(wave, 12, dragon),
    rect(0, 145, 310, 8, '#fff6e0') + rect(0, 151, 310, 4, '#8fa3a4'),
    dragonHead(100, 112, 0.135, dragon, 4, true),
  ].join('')
}

/** The pigeonholes at the wall with the letters of readers. */
function pigeonholes(): string {
  const cells = range(8).map(
    (index): Point => [562 + (index % 2) * 62, -34 + Math.floor(index / 2) * 58],
  )
  const fills = ['#fff3dc', '#f4d7a0', '#dfeae0']
  return (
    rect(534, -30, 30, 252, '#b9d0bd') +
    rect(552, -46, 260, 252, '#a8683a') +
    shape(cells.map(([x, y]) => whole`M${x},${y}h54v50h-54z`).join(''), '#5f3526') +
    cells
      .map(([x, y], index) =>
        range(2 + (index % 2))
          .map((one) =>
            rect(
              x + 8 + one * 7,
              y + 22 - ((index + one) % 3) * 6,
              30,
              28 + ((index + one) % 3) * 6,
              fills[(index + one) % 3] ?? '',
            ),
          )
          .join(''),
      )
      .join('') +
    line('M552-46V206', '#c98a54', 4)
  )
}

/** An editorial office in Đà Nẵng: a letter folded into a dart leaves the editor's hand for the open window above the Dragon Bridge. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const { x, y, k, top } = officeOf(frame)
  const floor = h * choose(frame, 0.83, 0.965, 0.95)
  const right = (w - x) / k + 10
  const deep = (h - y) / k + 10
  const tiles = range(26).map((index) => {
    const part = index / 25
    return whole`M${w * (part * 1.2 - 0.1)},${floor}L${w * 0.5 + (part - 0.5) * w * 1.9},${h}`
  })
  const slats = range(Math.floor((186 - top) / 9)).map((index) => {
    const y1 = top + 16 + index * 9
    const part = (y1 - top) / (212 - top)
    return whole`M-16,${y1 - 8 + part * 14}L7,${y1}`
  })
  const shutter =
    polygon(
      [
        [-22, top - 10],
        [13, top],
        [13, 212],
        [-22, 221],
      ],
      '#2b857d',
    ) +
    line(slats.join(''), '#1c625f', 3.4) +
    line(`M-21,${top - 9}V220`, '#4aa79a', 3)
  return [
    rect(0, 0, w, h, '#dbebdc'),
    rect(0, floor - h * 0.03, w, h * 0.03, '#fbf3df') + rect(0, floor, w, h - floor, '#e9c79a'),
    choose(frame, shape(whole`M700,${floor}H960L820,${h}H430z`, '#f7dfb4'), '', ''),
    line(
      `${tiles.join('')}M0,${num(floor + (h - floor) * 0.22)}H${w}M0,${num(floor + (h - floor) * 0.56)}H${w}`,
      '#cfa271',
      3,
    ),
    choose(
      frame,
      ellipse(742, 842, 44, 6, '#c4935f') +
        paperDart(740, 824, 0.6, '#fffaf0', '#dfeaf0', '#8fb4c4', '#d8322b', -6),
      '',
      '',
    ),
    placed(
      x,
      y,
      k,
      [
        choose(
          frame,
          shape(whole`M560,${-y}L330,240H${right}V${-y}z`, '#cde2d0'),
          '',
          shape(whole`M560,${-y}L330,240H${right}V${-y}z`, '#cde2d0'),
        ),
        rect(10, top - 4, 318, 226 - top, '#bdd5c2') + rect(2, top - 12, 314, 228 - top, '#fbf3df'),
        clipped('v', whole`M14,${top}H304V212H14z`, river(top)),
        rect(14, top, 290, 7, '#c9d8cb') + rect(297, top, 7, 214 - top, '#fffaf0'),
        rect(0, 208, 328, 14, '#fffaf0') + rect(0, 219, 328, 7, '#b5cdb9'),
        shutter,
        pigeonholes(),
        line('M560-14H386Q362-14 362 2', '#33303c', 5),
        deskEditor(450, 62, 0.31, she),
        polygon(
          [
            [8, 236],
            [right, 236],
            [right, 292],
            [-30, 292],
          ],
          '#c98548',
        ),
        polygon(
          [
            [8, 236],
            [right, 236],
            [right, 246],
            [1, 246],
          ],
          '#e0a468',
        ),
        polygon(
          [
            [60, 246],
            [262, 246],
            [176, 292],
            [-22, 292],
          ],
          '#dc9c5c',
        ),
        rect(-30, 292, right + 40, 15, '#a9632f') +
          rect(-8, 307, right + 20, 62, '#8a4c28') +
          rect(-8, 307, right + 20, 8, '#6a3722'),
        rect(2, 360, 26, deep, '#7a4224') +
          rect(340, 307, right, deep, '#9a582e') +
          rect(340, 307, right, 8, '#6a3722'),
        line('M440 340h46M440 400h46', '#f2cf8a', 7),
        polygon(
          [
            [318, 256],
            [388, 256],
            [378, 278],
            [300, 278],
          ],
          '#fff8e6',
        ),
        editorArms(450, 62, 0.31, she),
        shape('M338 0H386L404 30H320z', '#2b857d') +
          shape('M366 0H386L404 30H372z', '#1c625f') +
          shining(shape('M330 30H394Q390 40 362 40T330 30z', '#fff3c4')),
        ellipse(70, 274, 50, 7, '#96562c') +
          ellipse(66, 269, 46, 9, '#fffaf0') +
          ellipse(66, 267, 36, 6, '#dbe4da'),
        posterMango(96, 246, 0.11, 78) + posterMango(46, 238, 0.11, 38),
        ellipse(186, 279, 52, 6, '#96562c') + telephone(178, 276, 0.46, red),
        polygon(
          [
            [238, 262],
            [292, 260],
            [300, 284],
            [240, 286],
          ],
          '#fff3dc',
        ) + line('M240 264L270 276 292 262', '#c9a97c', 2),
        line('M292 60q-4-6-9-9M275 46q-6-2-11-2M256 44q-6 1-9 3', '#fffaf0', 3),
        paperDart(196, 42, 0.56, '#fffaf0', '#dfeaf0', '#8fb4c4', '#d8322b', 8),
      ].join(''),
    ),
  ].join('')
}
