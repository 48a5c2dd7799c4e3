import { crag } from '../../kit/crag'
import { foliage } from '../../kit/foliage'
import { mist } from '../../kit/haze'
import { skin } from '../../kit/palettes'
import type { Point } from '../../kit/path'
import { conicalHat } from '../../kit/people'
import { posterKarst } from '../../kit/poster-karst'
import { between, createRandom, range } from '../../kit/rng'
import {
  circle,
  ellipse,
  line,
  mirrored,
  placed,
  rect,
  shape,
  verticalGradient,
} from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { flyingStork } from '../../kit/stork'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const black = '#1d1a22'
const white = '#fffaf0'

/** A Delacour's langur sitting on a ledge with its thick tail hanging, an orange infant at its breast; seat at (x, y), 115 units tall above it. */
function sittingLangur(x: number, y: number, scale: number, flip = false): string {
  return placed(
    x,
    y,
    scale,
    shape('M10-12Q40 20 34 104 30 134 16 124 12 112 16 92 20 30-2-4z', black) +
      shape('M-20-6Q-34-46-20-76-4-94 14-80 36-52 28-6z', black) +
      shape('M-34-12Q-34-44-2-44 28-42 32-10 22 4-8 2z', white) +
      line('M-28-16L-34 4M-34 4h-12', black, 10) +
      ellipse(-25, -46, 9, 13, '#f08a2c') +
      line('M-8-74Q-30-62-36-34', black, 11) +
      circle(-10, -94, 16, black) +
      shape('M-22-104L-8-126 4-104z', black) +
      shape('M-14-90Q-2-100 6-90-2-80-14-82z', white),
    flip,
  )
}

/** A Delacour's langur walking along a ledge to the left, feet at y, 120 units long. */
function walkingLangur(x: number, y: number, scale: number, flip = false): string {
  return placed(
    x,
    y,
    scale,
    line('M48-52Q76-40 78 10 80 44 72 62', black, 13) +
      line('M-30-40L-34 0M-16-40L-10 0M28-34L24 0M46-34L52 0', black, 10) +
      shape('M-44-56Q-10-72 20-66L20-36Q-20-30-40-40z', black) +
      shape('M8-68Q44-76 56-54 60-34 50-24L36-16 20-18Q8-40 8-68z', white) +
      circle(-50, -66, 15, black) +
      shape('M-60-76L-46-98-36-76z', black) +
      shape('M-52-62Q-42-70-36-62-42-54-52-56z', white),
    flip,
  )
}

/** A flat boat of woven bamboo going right, a woman poling at its stern and a guest with binoculars; waterline at y, 560 units long and 250 tall. */
function bambooBoat(x: number, y: number, scale: number): string {
  const weave = range(23)
    .map((index) => `M${-232 + index * 20}-22l20 22m0-22l-20 22`)
    .join('')
  const hull =
    shape(
      'M-282-44Q-250-26-200-24H200Q250-26 282-44L258-6Q240 8 206 8H-206Q-240 8-258-6z',
      '#4a3226',
    ) +
    line(weave, '#8a6238', 2.6) +
    line('M-282-44Q-250-26-200-24H200Q250-26 282-44', '#d9a85a', 7)
  const inside = shape('M-280-44Q-240-38-200-38H200Q240-38 280-44L200-22H-200z', '#2a1c1c')
  const pole = line('M-86-268L-262 66', '#b98a4a', 6)
  const woman =
    shape('M-196-104L-218-28H-198L-178-78-160-28H-140L-152-106z', '#231f30') +
    shape('M-198-100Q-200-150-176-176-162-186-148-176-138-150-148-98z', '#d6283a') +
    shape('M-198-100Q-200-150-176-176-178-140-172-98z', '#9c1d34') +
    line('M-160-168Q-136-166-118-204', '#d6283a', 13) +
    line('M-172-166Q-186-136-178-102', '#9c1d34', 12) +
    circle(-116, -209, 7, skin) +
    circle(-176, -97, 7, skin) +
    shape('M-170-184H-154V-174H-170z', '#c98a5c') +
    ellipse(-158, -196, 13, 15, skin) +
    shape('M-172-192Q-174-212-158-210-168-204-166-186z', '#1f1420') +
    placed(-160, -203, 2.2, conicalHat(0, 0, 1, 6))
  const guest =
    shape('M44-34Q40-58 70-62L114-58Q124-40 122-30z', '#3f4f66') +
    shape('M40-34Q36-92 56-108H74Q90-92 84-34z', '#fff3dc') +
    shape('M40-34Q36-92 56-108 54-70 60-34z', '#d3c2b4') +
    ellipse(70, -124, 13, 15, skin) +
    shape('M54-124Q52-146 72-144 88-142 86-132L98-128 56-126z', '#3f7f86') +
    line('M66-98Q92-92 94-116', '#fff3dc', 11) +
    shape('M80-128L102-132 104-116 82-114z', '#231f30') +
    circle(92, -112, 6, skin)
  return placed(x, y, scale, inside + guest + woman + pole + hull)
}

/** A clump of reeds out of the water, foot at (x, y), about 220 units tall. */
function reeds(
  x: number,
  y: number,
  scale: number,
  blade: string,
  plume: string,
  seed: number,
): string {
  const random = createRandom(seed)
  const stems = range(11).map((index) => ({
    from: (index - 5) * 11,
    lean: (index - 5) * between(random, 5, 14),
    tall: between(random, 120, 230),
  }))
  return placed(
    x,
    y,
    scale,
    line(
      stems
        .map(
          ({ from, lean, tall }) => whole`M${from},0q${lean * 0.1},${-tall * 0.6} ${lean},${-tall}`,
        )
        .join(''),
      blade,
      5,
    ) +
      line(
        stems
          .filter((_, index) => index % 3 === 1)
          .map(
            ({ from, lean, tall }) =>
              whole`M${from + lean},${-tall}q${lean * 0.3},${-26} ${lean * 0.8 + 6},${-34}`,
          )
          .join(''),
        plume,
        10,
      ),
  )
}

/** Vân Long: a bamboo boat poled over water as flat as a mirror, langurs in their white shorts on the cliff, late in a winter afternoon. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.58, 0.58, 0.58)
  const cliff = choose<readonly Point[]>(
    frame,
    [
      [0.66, 1],
      [0.67, 0.8],
      [0.7, 0.7],
      [0.705, 0.54],
      [0.74, 0.46],
      [0.75, 0.3],
      [0.79, 0.22],
      [0.82, 0.08],
      [0.88, 0.03],
      [0.94, 0.1],
      [1.02, 0.04],
      [1.02, 1],
    ],
    [
      [0.52, 1],
      [0.54, 0.84],
      [0.58, 0.76],
      [0.59, 0.6],
      [0.66, 0.5],
      [0.67, 0.36],
      [0.75, 0.3],
      [0.8, 0.16],
      [0.9, 0.1],
      [1.02, 0.14],
      [1.02, 1],
    ],
    [
      [0.52, 1],
      [0.54, 0.82],
      [0.58, 0.72],
      [0.59, 0.56],
      [0.66, 0.46],
      [0.67, 0.3],
      [0.75, 0.24],
      [0.8, 0.1],
      [0.9, 0.05],
      [1.02, 0.12],
      [1.02, 1],
    ],
  ).map(
    ([px, py]): Point => [
      w * px,
      choose(frame, 0, h * 0.23, 0) + py * (shore + 4 - choose(frame, 0, h * 0.23, 0)),
    ],
  )
  const ledge = {
    x: w * choose(frame, 0.8, 0.775, 0.77),
    y: shore - choose(frame, 176, 168, 176) * u,
    k: choose(frame, 0.64, 0.62, 0.62) * u,
  }
  const far = { rock: '#c3bfd6', shade: '#aeb0cc' }
  const mid = { rock: '#9a9dc0', shade: '#7a82ac', leaf: '#6f7ba4' }
  const hill = (part: number, width: number, height: number, seed: number) => ({
    x: w * part,
    base: shore + 2,
    width: width * u,
    height: height * u,
    seed,
    light: 'left' as const,
  })
  const shelf = (dx: number, dy: number, wide: number) =>
    shape(
      whole`M${ledge.x + (dx - wide / 2) * u},${ledge.y + dy * u}l${wide * u},${-4 * u} ${10 * u},${12 * u} ${-wide * 0.4 * u},${10 * u} ${-wide * 0.5 * u},${-2 * u}z`,
      '#f6e4c2',
    ) +
    shape(
      whole`M${ledge.x + (dx - wide * 0.46) * u},${ledge.y + (dy + 11) * u}l${wide * 0.92 * u},${-3 * u} ${-wide * 0.3 * u},${22 * u} ${-wide * 0.46 * u},${-4 * u}z`,
      '#8c7f8e',
    )
  const boat = {
    x: w * choose(frame, 0.38, 0.46, 0.46),
    y: h * choose(frame, 0.79, 0.785, 0.8),
    k: choose(frame, 1.02, 1.1, 0.98) * u,
  }
  return [
    sky(frame, shore, ['#a9b6d6', '#d9cfdc', '#f8e2cc']),
    rect(0, shore, w, h - shore, '#d9cfdc'),
    mirrored(
      'v',
      [
        choose(frame, [0.16, 0.32, 0.46, 0.58], [0.2, 0.4, 0.52], [0.18, 0.4, 0.52])
          .map((part, index) =>
            posterKarst({
              ...hill(part, 220 + (index % 2) * 40, 150 + ((index * 67) % 100), 70 + index),
              ...far,
            }),
          )
          .join(''),
        posterKarst({ ...hill(choose(frame, 0.24, 0.3, 0.3), 300, 260, 14), ...mid }),
        posterKarst({
          ...hill(choose(frame, 0.05, 0.02, 0.02), 400, choose(frame, 380, 420, 370), 5),
          ...mid,
          rock: '#8087ae',
          shade: '#626c98',
          leaf: '#566290',
        }),
        posterKarst({ ...hill(choose(frame, 0.56, 0.56, 0.56), 260, 220, 31), ...mid }),
        crag({
          id: 'c',
          outline: cliff,
          columns: 6,
          seed: 8,
          rock: '#cdb59c',
          shade: '#8c7f8e',
          light: '#ead2ac',
          leaf: '#5f7a5c',
        }),
        range(6)
          .map((index) =>
            foliage(
              w * (choose(frame, 0.68, 0.55, 0.55) + index * choose(frame, 0.066, 0.09, 0.09)),
              shore - 6 * u,
              70 * u,
              (34 + (index % 2) * 16) * u,
              index % 2 ? '#4f6e58' : '#3f5f54',
              5 + index,
            ),
          )
          .join(''),
      ].join(''),
      shore,
      1,
      0.86,
    ),
    verticalGradient('sea', [
      [0, '#f3dccb'],
      [0.5, '#cdc6d8'],
      [1, '#8f9cc0'],
    ]) + rect(0, shore, w, h - shore, 'url(#sea)', 0.5),
    mist(frame, shore - 46 * u, 92 * u, '#fdeedd', 0.8, 'mi'),
    shelf(-10, 6, 190) + shelf(110, -86, 120),
    sittingLangur(ledge.x - 50 * u, ledge.y + 6 * u, ledge.k) +
      walkingLangur(ledge.x + 34 * u, ledge.y + 4 * u, ledge.k) +
      sittingLangur(ledge.x + 116 * u, ledge.y - 86 * u, ledge.k * 0.9, true),
    ripples({
      left: 0,
      right: w,
      top: shore + 60 * u,
      bottom: h,
      count: 12,
      colour: '#fdeedd',
      seed: 6,
      opacity: 0.6,
      length: 260 * u,
    }),
    flyingStork(
      w * choose(frame, 0.42, 0.3, 0.28),
      h * choose(frame, 0.2, 0.36, 0.2),
      0.6 * u,
      white,
      '#6a7096',
    ),
    ellipse(boat.x - 262 * boat.k, boat.y + 66 * boat.k, 46 * u, 7 * u, '#fdeedd', 0.8),
    mirrored('b', bambooBoat(boat.x, boat.y, boat.k), boat.y + 6 * boat.k, 0.4, 0.62),
    choose(frame, [-0.01, 0.06, 0.88, 0.97], [-0.03, 0.06, 0.96], [-0.04, 0.05, 0.95])
      .map((part, index) =>
        reeds(
          w * part,
          h + 20 * u,
          choose(frame, 0.94, 0.9, 0.8) * (1 + (index % 2) * 0.2) * u,
          index % 2 ? '#46604e' : '#2f4a44',
          '#e9c98f',
          3 + index,
        ),
      )
      .join(''),
  ].join('')
}
