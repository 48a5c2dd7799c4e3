import { cavernRing, dripCups, dripstones } from '../../kit/cavern'
import { grove } from '../../kit/foliage'
import { hills, mist } from '../../kit/haze'
import { num } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import {
  clipped,
  ellipse,
  polygon,
  radialGradient,
  rect,
  shape,
  verticalGradient,
} from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { onlooker } from '../../kit/traveller'
import { ripples } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

/** Phong Nha: the mouth of a giant cave seen from deep inside, the sun pouring in, one caver with a headlamp on a stalagmite. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const mouth = {
    x: w * choose(frame, 0.36, 0.42, 0.4),
    y: h * choose(frame, 0.37, 0.34, 0.36),
    rx: w * choose(frame, 0.2, 0.27, 0.25),
    ry: h * choose(frame, 0.27, 0.22, 0.25),
  }
  const ring = (grow: number, seed: number, fill: string, rough = 0.09) =>
    cavernRing({
      width: w,
      height: h,
      x: mouth.x + (grow - 1) * w * 0.05,
      y: mouth.y + (grow - 1) * h * 0.09,
      rx: mouth.rx * grow,
      ry: mouth.ry * grow,
      seed,
      fill,
      rough,
    })
  const floor = mouth.y + mouth.ry
  const rock = { x: w * choose(frame, 0.72, 0.72, 0.73), y: h * choose(frame, 0.66, 0.68, 0.67) }
  const size = choose(frame, 1.1, 1.1, 1) * u
  const lamp = { x: rock.x - 3 * size, y: rock.y - 102 * size }
  const reach = choose(frame, 640, 420, 460) * u
  const pool = `M${num(w * 0.12)},${num(h * 0.8)}Q${num(mouth.x)},${num(h * 0.735)} ${num(w * 0.6)},${num(h * 0.785)}T${num(w * 0.52)},${num(h * 0.9)}Q${num(w * 0.2)},${num(h * 0.93)} ${num(w * 0.12)},${num(h * 0.8)}z`
  return [
    sky(frame, floor, ['#bfe6c6', '#f4f3c0', '#fff6c8']),
    sun(mouth.x - mouth.rx * 0.4, mouth.y - mouth.ry * 0.45, 62 * u, '#fffdea', '#fff3b0'),
    hills(frame, {
      base: mouth.y + mouth.ry * 0.5,
      height: mouth.ry * 0.95,
      peaks: choose(frame, 5, 3, 3.4),
      seed: 9,
      fill: '#9ccfa0',
      bottom: h,
    }),
    hills(frame, {
      base: mouth.y + mouth.ry * 0.75,
      height: mouth.ry * 0.7,
      peaks: choose(frame, 6, 4, 4),
      seed: 4,
      fill: '#5fa882',
      bottom: h,
    }),
    mist(frame, mouth.y, mouth.ry, '#fffbd8', 0.7, 'v'),
    grove(mouth.x - mouth.rx * 1.2, mouth.x + mouth.rx * 1.2, floor + 10 * u, 90 * u, '#2f7560', 3),
    ring(1, 11, '#4f7f86', 0.07),
    dripstones(
      mouth.x - mouth.rx * 0.7,
      mouth.x + mouth.rx * 0.8,
      mouth.y - mouth.ry * 1.16,
      8,
      mouth.ry * 0.66,
      '#4f7f86',
      5,
    ),
    ring(1.28, 5, '#36617a', 0.08),
    ring(1.62, 8, '#284a6c'),
    dripstones(
      mouth.x - mouth.rx * 1.3,
      mouth.x + mouth.rx * 1.5,
      mouth.y - mouth.ry * 1.62,
      8,
      mouth.ry * 0.9,
      '#284a6c',
      12,
    ),
    verticalGradient('f', [
      [0, '#2c5474'],
      [0.35, '#1d3a60'],
      [1, '#0e1e42'],
    ]) +
      shape(
        `M-10,${num(h * 0.78)}Q${num(w * 0.12)},${num(floor + 50 * u)} ${num(mouth.x)},${num(floor + 30 * u)}T${num(w * 0.74)},${num(h * 0.74)}T${num(w + 10)},${num(h * 0.7)}V${num(h + 10)}H-10z`,
        'url(#f)',
      ),
    clipped(
      'p',
      pool,
      rect(0, 0, w, h, '#3f8a90') +
        ellipse(mouth.x, h * 0.8, mouth.rx * 0.86, h * 0.09, '#eaf2b8', 0.8) +
        ripples({
          left: 0,
          right: w * 0.62,
          top: h * 0.74,
          bottom: h * 0.92,
          count: 18,
          colour: '#2a5c7c',
          seed: 4,
          length: 150 * u,
        }),
    ),
    verticalGradient('b', [
      [0, '#fff6c0', 0],
      [0.22, '#fff6c0', 0.5],
      [0.7, '#ffeeb0', 0.22],
      [1, '#ffeeb0', 0],
    ]) +
      polygon(
        [
          [mouth.x - mouth.rx * 0.3, mouth.y - mouth.ry * 0.9],
          [mouth.x + mouth.rx * 0.62, mouth.y - mouth.ry * 0.86],
          [rock.x + 250 * u, h * 0.96],
          [rock.x - 190 * u, h * 0.96],
        ],
        'url(#b)',
      ),
    dripCups(w * choose(frame, 0.12, 0.1, 0.1), h * 0.86, 70 * u, 250 * u, '#16305a', '#3f6f88'),
    dripCups(w * choose(frame, 0.2, 0.24, 0.22), h * 0.87, 44 * u, 130 * u, '#1b3a64', '#4f8290'),
    dripCups(
      rock.x + choose(frame, 190, 150, 140) * u,
      h * 0.9,
      60 * u,
      190 * u,
      '#122750',
      '#5f7f7c',
    ),
    dripCups(rock.x - 4 * u, h * 1.03, 170 * u, h * 1.03 - rock.y, '#142a54', '#a99f6e'),
    ring(2.15, 3, '#16294f', 0.12),
    dripstones(
      w * 0.02,
      w * 0.98,
      mouth.y - mouth.ry * 1.66,
      choose(frame, 13, 8, 8),
      h * 0.26,
      '#16294f',
      7,
    ),
    polygon(percentPoints(frame, '-2,82 8,86 17,84 26,93 36,92 48,98 62,101 -2,102'), '#0c1836') +
      polygon(percentPoints(frame, '102,76 94,80 88,90 80,93 70,101 102,102'), '#0c1836'),
    shining(
      radialGradient('l', [
        [0, '#fff6c8', 0.95],
        [1, '#ffe59a', 0],
      ]) +
        `<g transform="translate(${num(lamp.x)},${num(lamp.y)})rotate(${choose(frame, -155, -146, -150)})">` +
        `<path fill="url(#l)" d="M0,0L${num(reach)},${num(-reach * 0.13)}Q${num(reach * 1.06)},0 ${num(reach)},${num(reach * 0.13)}z"/></g>`,
    ),
    onlooker(rock.x, rock.y + 6 * u, size, {
      jacket: '#f2622c',
      pack: '#d8322b',
      packShade: '#8f1f2c',
      trousers: '#1d2240',
      hat: '#ffd23f',
    }),
  ].join('')
}
