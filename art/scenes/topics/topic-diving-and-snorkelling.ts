import { closedCurve } from '../../kit/contour-terraces'
import { copyAt, stencils } from '../../kit/copies'
import type { Point } from '../../kit/path'
import {
  brainCoral,
  branchCoral,
  bubbles,
  fanCoral,
  seaweed,
  tableCoral,
  tubeSponge,
} from '../../kit/reef'
import { reefFish, seaTurtle } from '../../kit/reef-fish'
import { between, createRandom, range } from '../../kit/rng'
import {
  circle,
  line,
  placed,
  radialGradient,
  rect,
  shape,
  verticalGradient,
} from '../../kit/shapes'
import { sunRays } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** A snorkeller seen from below, spread on the surface, head up, about 260 units long. */
function floater(x: number, y: number, scale: number, degrees: number): string {
  return placed(
    x,
    y,
    scale,
    line('M-18-52Q-54-44-88-70M18-52Q58-46 82-14', '#c98258', 13) +
      shape(
        'M-9 84Q-40 120-38 168-22 178-4 168-2 120 4 88zM20 78Q28 120 54 150 72 144 78 126 52 96 34 70z',
        '#f6c24a',
      ) +
      line('M-10 20L-8 90M10 20L24 82', '#c98258', 16) +
      shape('M-26-58Q0-70 26-58 30-20 20 26 0 34-20 26-30-20-26-58z', '#e0402a') +
      shape('M-20 2Q0 10 21 2L20 28Q0 36-20 28z', '#1d2f5c') +
      circle(0, -82, 21, '#c98258') +
      shape('M-17-92Q0-102 17-92L15-76Q0-70-15-76z', '#bfeaf4') +
      line('M-17-92Q0-102 17-92L15-76Q0-70-15-76z', '#1d2f5c', 4) +
      line('M8-66Q30-62 30-84V-104', '#f6c24a', 6),
    false,
    degrees,
  )
}

function window(x: number, y: number, reach: number, seed: number): string {
  const random = createRandom(seed)
  return closedCurve(
    range(18).map((index): Point => {
      const angle = (index / 18) * Math.PI * 2
      const out = reach * between(random, 0.9, 1.1)
      return [x + Math.cos(angle) * out * 1.15, y + Math.sin(angle) * out]
    }),
  )
}

/** The reef looks up: the bright window of the surface, a snorkeller and a boat's keel against it, fish circling down to the coral. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const eye = {
    x: w * choose(frame, 0.52, 0.5, 0.5),
    y: h * choose(frame, 0.36, 0.35, 0.36),
    r: choose(frame, 330, 360, 330) * u,
  }
  const fishRing = range(choose(frame, 30, 26, 26))
    .map((index) => {
      const angle = index * 0.71
      const out = eye.r * (1.3 + ((index * 29) % 10) * 0.07)
      const [x, y] = [eye.x + Math.cos(angle) * out * 1.25, eye.y + Math.sin(angle) * out * 0.95]
      return y > h * 0.74
        ? ''
        : copyAt('f', x, y, (0.8 + (index % 3) * 0.2) * u, (angle * 180) / Math.PI + 90)
    })
    .join('')
  const floor = h * choose(frame, 0.92, 0.9, 0.92)
  const size = choose(frame, 1.9, 1.7, 1.5) * u
  const at = (part: number) => w * part
  return [
    verticalGradient('d', [
      [0, '#1487b0'],
      [0.5, '#0c5c90'],
      [1, '#0a2f5e'],
    ]) + rect(0, 0, w, h, 'url(#d)'),
    radialGradient('e', [
      [0, '#7ff0e8', 0.95],
      [0.55, '#2cb6cc', 0.7],
      [1, '#1487b0', 0],
    ]) + circle(eye.x, eye.y, eye.r * 1.9, 'url(#e)'),
    sunRays(eye.x, eye.y, w * 0.9, 19, '#bff4f0', 0.1),
    shape(window(eye.x, eye.y, eye.r * 1.08, 4), '#7fe6e0', 0.75),
    shape(window(eye.x, eye.y, eye.r * 0.94, 9), '#c9f6e4', 0.8),
    shape(window(eye.x, eye.y, eye.r * 0.66, 15), '#f2fce4', 0.85),
    circle(eye.x + eye.r * 0.2, eye.y - eye.r * 0.2, eye.r * 0.24, '#fffdf0'),
    line(
      range(9)
        .map((index) => {
          const angle = index * 2.4
          const out = eye.r * (0.35 + (index % 4) * 0.15)
          return (
            whole`M${eye.x + Math.cos(angle) * out - 40 * u},${eye.y + Math.sin(angle) * out}` +
            whole`q${26 * u},${-20 * u} ${46 * u},0t${44 * u},${4 * u}`
          )
        })
        .join(''),
      '#8fe6dc',
      6 * u,
    ),
    placed(
      eye.x + eye.r * 0.72,
      eye.y - eye.r * 0.42,
      1.25 * u,
      shape('M0-190Q56-120 58-20 58 80 34 130H-34Q-58 80-58-20-56-120 0-190z', '#12486e') +
        shape('M0-190Q56-120 58-20 58 80 34 130H8Q30 20 0-190z', '#0d3658') +
        line('M0-180V120', '#2a6a90', 6) +
        shape('M-16 130H16L10 160H-10z', '#0d3658'),
      false,
      38,
    ),
    stencils([['f', shape('M-26 0Q-6-16 18-3L34-13Q28 0 34 13L18 3Q-6 16-26 0z', '#0b4674')]]),
    fishRing,
    floater(eye.x - eye.r * 0.3, eye.y + eye.r * 0.12, choose(frame, 1.35, 1.45, 1.35) * u, -34),
    bubbles(eye.x - eye.r * 0.62, eye.y + eye.r * 0.9, 1.3 * u, '#d6fbf4', 5, 4),
    seaTurtle(
      at(choose(frame, 0.8, 0.76, 0.76)),
      h * choose(frame, 0.5, 0.62, 0.6),
      choose(frame, 1.7, 1.6, 1.4) * u,
      '#2f7a5a',
      '#8fc46a',
      '#3f9a78',
    ),
    shape(
      whole`M-10,${h + 10}V${floor - 60 * u}Q${w * 0.16},${floor - 100 * u} ${w * 0.3},${floor}` +
        whole`T${w * 0.66},${floor + 10 * u}T${w + 10},${floor - 90 * u}V${h + 10}z`,
      '#123a66',
    ),
    placed(
      at(0.02),
      floor - 20 * u,
      size * 1.1,
      fanCoral(0, 0, 1.7, '#c2347a', '#8a2060'),
      false,
      24,
    ),
    placed(
      at(0.99),
      floor - 30 * u,
      size,
      branchCoral(0, 0, 2, '#f0783a', '#ffd08a', 5),
      false,
      -22,
    ),
    tableCoral(
      at(choose(frame, 0.24, 0.32, 0.3)),
      floor + 20 * u,
      size * 0.95,
      '#7a4aa8',
      '#a878d0',
    ),
    tubeSponge(
      at(choose(frame, 0.13, 0.2, 0.19)),
      floor + 30 * u,
      size * 1.05,
      '#f6b93a',
      '#a8701f',
    ),
    brainCoral(at(choose(frame, 0.4, 0.52, 0.5)), floor + 40 * u, size, '#e4588a', '#a8305c'),
    branchCoral(
      at(choose(frame, 0.56, 0.7, 0.68)),
      floor + 40 * u,
      size * 0.8,
      '#2fb0a0',
      '#a8f0d8',
      8,
    ),
    frame.format === 'wide'
      ? tableCoral(at(0.72), floor + 30 * u, size, '#d8553a', '#ff9a6a') +
        fanCoral(at(0.86), floor + 20 * u, size * 1.1, '#f0b23a', '#c07f22')
      : '',
    seaweed(at(choose(frame, 0.32, 0.06, 0.06)), floor + 60 * u, size * 0.8, '#1f7a6a', 3),
    reefFish(
      at(choose(frame, 0.3, 0.24, 0.24)),
      h * choose(frame, 0.7, 0.72, 0.72),
      size * 0.85,
      'angel',
      '#f8d24e',
      '#1d2f5c',
      '#f0a03a',
      true,
    ),
    reefFish(
      at(choose(frame, 0.48, 0.56, 0.55)),
      h * choose(frame, 0.76, 0.78, 0.78),
      size * 0.72,
      'clown',
      '#f0652f',
      '#fff6e4',
      '#c2401f',
    ),
    reefFish(
      at(choose(frame, 0.16, 0.12, 0.12)),
      h * choose(frame, 0.56, 0.58, 0.58),
      size * 0.75,
      'slim',
      '#e4588a',
      '#ffd0dc',
      '#b8346f',
      true,
    ),
  ].join('')
}
