import { bigLeaf, type LeafColours } from '../../kit/big-leaf'
import { posterDragonFruit, posterDurian, posterMandarin, posterMango, posterPomelo, posterRambutan } from '../../kit/poster-fruit'
import { line, placed, rect, shape } from '../../kit/shapes'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene } from '../../scene'

const green: LeafColours = { light: '#3f8f4f', dark: '#17473f', rib: '#0f352e' }
const deep: LeafColours = { light: '#2b6a52', dark: '#123a36', rib: '#0b2724' }

interface Ground {
  paper: string
  band: string
  wood: string
}

/** The flat ground of a fruit poster: two tones of one ink, the lower one cut by a slanting shadow, and a bough across the top. */
function ground({ width: w, height: h }: Frame, { paper, band, wood }: Ground, bough: string): string {
  return (
    rect(0, 0, w, h, paper) +
    shape(whole`M0,${h * 0.82}L${w},${h * 0.6}V${h}H0z`, band) +
    line(bough, wood, 44) +
    line(bough, '#2a1614', 12)
  )
}

type Leaf = readonly [x: number, y: number, scale: number, degrees: number, dark?: boolean]

function leaves(spots: readonly Leaf[], broad: number): string {
  return spots.map(([x, y, k, degrees, dark]) => bigLeaf(x, y, k, degrees, dark ? deep : green, broad)).join('')
}

/** A bough with its fruit in the middle of the frame, drawn for a square of 900 and set where the format has its middle. */
function centred(frame: Frame, content: string): string {
  const scale = choose(frame, 1, 1.3, 1)
  return placed(frame.width / 2 - 450 * scale, choose(frame, 0, 64, 0), scale, content)
}

const bough = (frame: Frame, y: number) => whole`M-40,${y + 40}Q${frame.width * 0.4},${y - 50} ${frame.width + 40},${y}`

export const farmPomelo: Scene = (frame) => {
  const y = choose(frame, 70, 120, 70)
  return [
    ground(frame, { paper: '#f4a58a', band: '#e0806c', wood: '#6a4030' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [170, 90, 1.2, 60, true],
          [1300, 80, 1.3, 120],
          [1420, 60, 1.1, 60, true],
        ],
        1.2,
      ) +
        posterPomelo(1330, 150, 1.05, 9) +
        posterPomelo(250, 190, 0.9, 3),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [560, 60, 1.3, 30, true],
          [330, 80, 1.25, 140, true],
        ],
        1.2,
      ) +
        posterPomelo(700, 170, 1.05, 5) +
        posterPomelo(380, 210, 1.5, 2) +
        line('M380 220Q390 120 430 40M700 172Q700 110 690 50', '#4a6a2a', 22) +
        leaves(
          [
            [400, 130, 1.25, 100],
            [420, 90, 1.35, 164],
            [430, 100, 1.3, 18],
            [700, 110, 1, 60, true],
          ],
          1.2,
        ),
    ),
  ].join('')
}

export const farmMandarin: Scene = (frame) => {
  const y = choose(frame, 60, 110, 60)
  return [
    ground(frame, { paper: '#8fc9bd', band: '#5fa8a2', wood: '#5a3a2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [200, 70, 1.3, 70, true],
          [1390, 60, 1.3, 110, true],
        ],
        0.8,
      ) +
        posterMandarin(230, 210, 1.15, 6) +
        posterMandarin(1390, 240, 1.2, -8),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [300, 60, 1.4, 160, true],
          [600, 60, 1.4, 30, true],
          [640, 120, 1.3, 70, true],
        ],
        0.8,
      ) +
        line('M300 200Q360 120 440 50M620 240Q600 120 470 50M420 480Q430 240 450 50', '#3f6a2a', 17) +
        posterMandarin(650, 240, 1.4, -8) +
        posterMandarin(250, 200, 1.45, 8) +
        leaves(
          [
            [440, 170, 1.2, 84, true],
            [300, 160, 1.2, 150],
          ],
          0.8,
        ) +
        posterMandarin(440, 470, 1.62) +
        leaves(
          [
            [430, 400, 1.2, 172],
            [450, 400, 1.25, -4],
            [640, 190, 1, 20],
          ],
          0.8,
        ),
    ),
  ].join('')
}

export const farmDragonFruit: Scene = (frame) => {
  const { width: w, height: h } = frame
  const stem = (x: number, y: number, bend: number) =>
    line(whole`M${x},${y}Q${x + bend * 0.4},${y - 190} ${x + bend},${-40}`, '#3f8f4f', 84) +
    line(whole`M${x + 22},${y}Q${x + bend * 0.4 + 24},${y - 190} ${x + bend + 26},${-40}`, '#1f5a44', 34) +
    line(
      whole`M${x - 26},${y - 10}q${-16},${-14} ${-10},${-26}M${x + bend * 0.2 - 30},${y - 130}q${-16},${-14} ${-8},${-26}M${x + bend * 0.6 - 26},${y - 240}q${-16},${-14} ${-8},${-26}`,
      '#1f5a44',
      8,
    )
  return [
    rect(0, 0, w, h, '#f7c548'),
    shape(whole`M0,${h * 0.82}L${w},${h * 0.6}V${h}H0z`, '#e39a2c'),
    choose(
      frame,
      stem(250, 250, -90) + posterDragonFruit(250, 250, 1.1, 6) + stem(1380, 200, 120) + posterDragonFruit(1380, 200, 1.2, -6),
      '',
      '',
    ),
    centred(
      frame,
      stem(720, 330, 130) +
        stem(190, 150, -60) +
        posterDragonFruit(735, 330, 1, -8) +
        stem(390, 190, 60) +
        posterDragonFruit(385, 190, 1.5, 4),
    ),
  ].join('')
}

export const farmRambutan: Scene = (frame) => {
  const y = choose(frame, 50, 110, 50)
  return [
    ground(frame, { paper: '#cfdc8c', band: '#9fbf5f', wood: '#5a3a2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [180, 60, 1.4, 80, true],
          [1400, 60, 1.4, 100, true],
        ],
        1,
      ) +
        posterRambutan(170, 340, 1.15, 12) +
        posterRambutan(330, 520, 1.05, 14) +
        posterRambutan(1400, 330, 1.2, 16) +
        posterRambutan(1270, 560, 1, 18),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [330, 60, 1.5, 130, true],
          [560, 60, 1.5, 50, true],
          [440, 60, 1.4, 90, true],
        ],
        1,
      ) +
        line('M250 300Q360 180 440 50M640 300Q560 160 450 50M430 620Q470 300 450 50', '#5a3a2a', 15) +
        posterRambutan(640, 330, 1.25, 3) +
        posterRambutan(240, 320, 1.25, 5) +
        posterRambutan(660, 620, 1.1, 7) +
        posterRambutan(210, 620, 1.05, 8) +
        posterRambutan(440, 560, 1.7, 9, true) +
        leaves(
          [
            [450, 70, 1.3, 158],
            [450, 70, 1.3, 22],
          ],
          1,
        ),
    ),
  ].join('')
}

export const farmDurian: Scene = (frame) => {
  const y = choose(frame, 60, 120, 60)
  return [
    ground(frame, { paper: '#e8735a', band: '#b84a44', wood: '#4a3024' }, bough(frame, y)),
    choose(
      frame,
      posterDurian(1350, 200, 0.95) +
        posterDurian(220, 230, 0.8) +
        leaves(
          [
            [180, 80, 1.2, 140],
            [1300, 70, 1.2, 40],
            [1500, 70, 1.1, 120, true],
          ],
          0.7,
        ),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [280, 60, 1.3, 110, true],
          [640, 60, 1.4, 60, true],
        ],
        0.7,
      ) +
        posterDurian(450, 200, 1.2) +
        leaves(
          [
            [430, 80, 1.5, 158],
            [470, 80, 1.5, 20],
            [520, 60, 1.3, 48, true],
            [380, 60, 1.2, 128, true],
          ],
          0.7,
        ),
    ),
  ].join('')
}

export const farmMango: Scene = (frame) => {
  const y = choose(frame, 50, 110, 50)
  return [
    ground(frame, { paper: '#5fb0a8', band: '#2b857d', wood: '#5a3a2a' }, bough(frame, y)),
    choose(
      frame,
      leaves(
        [
          [160, 60, 1.6, 80, true],
          [1440, 60, 1.6, 100, true],
        ],
        0.55,
      ) +
        posterMango(250, 200, 1.1, 6) +
        posterMango(1370, 220, 1.15, -4),
      '',
      '',
    ),
    centred(
      frame,
      leaves(
        [
          [330, 50, 1.6, 120, true],
          [580, 50, 1.6, 60, true],
          [450, 50, 1.7, 92, true],
        ],
        0.5,
      ) +
        line('M280 240Q380 140 440 40M660 300Q600 140 460 40M450 380Q470 200 450 40', '#4a6a2a', 15) +
        posterMango(670, 300, 1.25, -6) +
        posterMango(250, 240, 1.3, 8) +
        posterMango(460, 370, 1.25, 2) +
        leaves(
          [
            [440, 50, 1.5, 162],
            [460, 50, 1.5, 18],
            [450, 60, 1.35, 138],
            [460, 60, 1.35, 40],
          ],
          0.5,
        ),
    ),
  ].join('')
}
