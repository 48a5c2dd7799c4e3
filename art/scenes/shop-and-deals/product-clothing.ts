import { foliage } from '../../kit/foliage'
import { hills, mountains } from '../../kit/haze'
import { conicalHat } from '../../kit/people'
import { line, shape } from '../../kit/shapes'
import { birds, cloud, sky } from '../../kit/sky'
import { sun } from '../../kit/sun'
import { terraces } from '../../kit/terraces'
import { bambooPole, checkedScarf, linenShirt, rainJacket, sandals } from '../../kit/washing-line'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Clothes for the road on a bamboo line after the rain: a yellow jacket, a linen shirt, a checked scarf, a hat on the post. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const pole = h * choose(frame, 0.25, 0.25, 0.24)
  const size = choose(frame, 1.18, 1.06, 0.94) * u
  const [jacket, shirt, scarf] = choose(
    frame,
    [0.3, 0.6, 0.8],
    [0.27, 0.755, 0.525],
    [0.27, 0.755, 0.52],
  )
  const posts = choose(frame, [0.1, 0.92], [0.04, 0.965], [0.04, 0.965])
  return [
    sky(frame, h * 0.7, ['#3f9fd0', '#9fd6e0', '#e9f6d4']),
    sun(w * choose(frame, 0.47, 0.5, 0.5), h * choose(frame, 0.12, 0.1, 0.1), 66 * u, '#fffbe0'),
    cloud(w * choose(frame, 0.16, 0.2, 0.2), h * 0.16, 330 * u, '#ffffff', 0.9) +
      cloud(w * 0.86, h * 0.12, 300 * u, '#ffffff', 0.85) +
      cloud(w * 0.5, h * 0.42, 380 * u, '#ffffff', 0.6),
    mountains(frame, {
      base: h * 0.66,
      height: 190 * u,
      peaks: choose(frame, 5, 3, 3),
      seed: 31,
      fill: '#8fbfd0',
    }),
    hills(frame, {
      base: h * 0.68,
      height: 120 * u,
      peaks: choose(frame, 3.4, 2.2, 2.2),
      seed: 13,
      fill: '#6fae8f',
    }),
    terraces({
      id: 't',
      crest: [
        [-20, h * 0.72],
        [w * 0.3, h * 0.66],
        [w * 0.66, h * 0.69],
        [w + 20, h * 0.63],
      ],
      bottom: h * 0.92,
      levels: 5,
      steps: [22 * u, 54 * u],
      bulge: 0.8,
      lobe: 210 * u,
      seed: 8,
      fields: ['#8fc46a', '#a5cf6e', '#7ab55a'],
      bank: '#4f8f4a',
    }),
    shape(
      whole`M-20,${h * 0.86}Q${w * 0.4},${h * 0.81} ${w + 20},${h * 0.88}V${h + 20}H-20z`,
      '#3f7f48',
    ),
    posts
      .map((part, index) =>
        bambooPole(
          part * w,
          h * 0.96,
          part * w + (index === 0 ? 6 : -6) * u,
          pole - 60 * u,
          24 * u,
          '#b5a24a',
          '#8a7430',
        ),
      )
      .join(''),
    line(
      whole`M${(posts[0] ?? 0) * w - 24 * u},${pole - 14 * u}l${44 * u},${30 * u}` +
        whole`M${(posts[1] ?? 1) * w - 24 * u},${pole + 14 * u}l${44 * u},${-30 * u}`,
      '#7a4a30',
      9 * u,
    ),
    bambooPole(-20, pole + 6 * u, w + 20, pole - 6 * u, 22 * u, '#cdb95a', '#9a8438'),
    checkedScarf(scarf * w, pole, choose(frame, 1.2, 1.15, 0.98) * u, '#fff6e4', '#c9302a'),
    linenShirt(shirt * w, pole + 20 * u, size, '#fffaf0', '#d6dfe0', '#b98a5a'),
    rainJacket(jacket * w, pole + 20 * u, size, '#f9bd1f', '#d4861a', '#ffe07a', '#8a5a1f'),
    conicalHat(
      (posts[1] ?? 1) * w - choose(frame, 4, 24, 20) * u,
      pole - 40 * u,
      choose(frame, 4.6, 4, 3.8) * u,
      -6,
    ),
    foliage(w * 0.02, h * 1.01, 150 * u, 70 * u, '#235f40', 6) +
      foliage(w * 0.99, h * 1.02, 170 * u, 84 * u, '#235f40', 11),
    sandals(
      w * choose(frame, 0.47, 0.5, 0.5),
      h * choose(frame, 0.93, 0.93, 0.94),
      choose(frame, 0.9, 0.9, 0.8) * u,
      '#8a4a2c',
      '#e0402a',
    ),
    birds(w * choose(frame, 0.7, 0.72, 0.72), h * 0.06, 0.8 * u, '#2f6f90'),
  ].join('')
}
