import { foliage } from '../../kit/foliage'
import { num } from '../../kit/path'
import { raindropRings, rainfall } from '../../kit/rainfall'
import { between, createRandom, range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { choose, type Scene, unit } from '../../scene'

const silk = { dress: '#7d3aa8', shade: '#4f1f7c', light: '#a865c8' }

/** A woman in a wet áo dài walking to the left, the poem hat tipped against the rain; feet at the origin, about 760 units tall. */
function walker(): string {
  const trousers =
    shape('M-10-330Q-60-150-150-20L-80 0Q20-150 40-330z', '#f3e8dc') +
    shape('M10-330Q60-160 120-10L190-14Q150-180 110-340z', '#cdbcc4')
  const shoes = shape('M-170-24L-84-2-96 20H-196zM112-14L196-16 190 12H96z', '#4a2038')
  const back = shape('M30-420Q180-330 330-90 250-70 170-120 110-200 30-300z', silk.shade)
  const front =
    shape('M-70-420Q-170-260-270-60-180-20-60-70 30-200 60-420z', silk.dress) +
    shape('M10-400Q-20-200-60-70 30-200 60-420z', silk.shade)
  const torso =
    shape('M-64-600Q-20-636 48-612 84-540 66-400 0-380-76-404-50-500-64-600z', silk.dress) +
    shape('M48-612Q84-540 66-400 40-392 20-392 50-500 14-618z', silk.shade) +
    line('M-50-590Q-34-500-60-420', silk.light, 10)
  const arm =
    line('M24-580Q-30-500-130-480', silk.shade, 52) +
    line('M20-586Q-34-508-128-492', silk.dress, 40) +
    shape('M-128-512Q-176-520-186-496-176-474-128-472z', '#d98f56')
  const hair = shape('M20-690Q84-680 70-560 60-420 30-330 4-330-2-350 20-480 6-600z', '#241528')
  const head =
    shape(
      'M-44-690Q-64-660-62-640L-74-622-60-616Q-60-590-48-580-10-574 22-604L30-690z',
      '#d98f56',
    ) + shape('M-44-690Q-64-660-62-640L-66-634Q-20-640 0-600L22-604 30-690z', '#9c5230')
  const hat = placed(
    -14,
    -664,
    1,
    shape(
      'M-230 34Q-100-70-4-190 4-194 12-188 110-70 216 34 110 66-8 66-130 66-230 34z',
      '#f6dc98',
    ) +
      shape('M4-194Q12-192 12-188 110-70 216 34 150 58 60 64 80-60 4-194z', '#cf9a52') +
      line('M-60-124Q0-104 66-118M-116-62Q0-24 122-56M-176-8Q0 38 178-4', '#b5803c', 5),
    false,
    -12,
  )
  return trousers + shoes + back + hair + front + torso + head + arm + hat
}

/** Huế purple: one áo dài against the moss of a citadel wall, and the street has a centre. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * 0.82
  const random = createRandom(5)
  const x = w * choose(frame, 0.56, 0.54, 0.54)
  const y = h * choose(frame, 0.95, 0.9, 0.95)
  const size = choose(frame, 1.02, 1.2, 1.0) * u
  const courses = range(11)
    .map((row) => {
      const top = (ground / 11) * row
      const joints = range(Math.ceil(w / (170 * u)) + 1)
        .map(
          (index) => `M${num((index + (row % 2) * 0.5) * 170 * u)},${num(top)}v${num(ground / 11)}`,
        )
        .join('')
      return `M0,${num(top)}H${w}${joints}`
    })
    .join('')
  const moss = range(11)
    .map((index) =>
      foliage(
        (index + between(random, 0, 0.8)) * (w / 10),
        ground * between(random, 0.16, 1),
        between(random, 60, 170) * u,
        between(random, 30, 80) * u,
        index % 3 ? '#6c8a3e' : '#93a845',
        index + 3,
      ),
    )
    .join('')
  return [
    rect(0, 0, w, ground, '#4f4a44'),
    line(courses, '#38332f', 5 * u),
    moss,
    shape(
      `M0,0H${w}V${num(h * 0.05)}Q${num(w * 0.5)},${num(h * 0.12)} 0,${num(h * 0.07)}z`,
      '#7d9a40',
    ),
    shape(`M0,${num(ground)}V${num(h * 0.5)}L${num(w * 0.3)},${num(ground)}z`, '#2b2733', 0.5),
    rect(0, ground, w, h - ground, '#56596e'),
    rect(0, ground, w, 12 * u, '#8b8f9c'),
    shape(
      `M${num(x - 250 * size)},${num(y - 4 * u)}h${num(460 * size)}l${num(-70 * size)},${num(h - y)}h${num(-330 * size)}z`,
      silk.shade,
      0.5,
    ),
    circle(x - 150 * size, h * 1.02, 60 * size, '#f6dc98', 0.25),
    placed(x, y, size, walker()),
    raindropRings(frame, ground + 20 * u, h, 18, 40 * u, '#f1eef6', 6),
    rainfall(frame, {
      top: -60 * u,
      bottom: h,
      count: 60,
      length: 160 * u,
      colour: '#f3f2fa',
      width: 2.6 * u,
      opacity: 0.4,
      seed: 17,
      slant: 0.28,
    }),
  ].join('')
}
