import { skin } from './palettes'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

const night = '#1d1f45'
const pink = '#e8437a'
const gold = '#ffd25a'
const jade = '#35a08a'
const orange = '#f2882e'

/** The segments of an open umbrella from left to right, its ferrule at (30, -392). */
const segments = [
  ['M-96-300Q-84-384 30-392Q-24-360-42-304Q-70-316-96-300z', '#b93463'],
  ['M-42-304Q-24-360 30-392Q20-350 22-302Q-12-316-42-304z', gold],
  ['M22-302Q20-350 30-392Q76-352 84-304Q52-316 22-302z', pink],
  ['M84-304Q76-352 30-392Q144-384 156-300Q120-316 84-304z', jade],
] as const

/** A Hmong woman of Mù Cang Chải walking to the right in a pleated skirt under her open umbrella, cut rice in the basket on her back; feet at (x, y), 260 units tall, 395 with the umbrella. */
export function umbrellaWoman(x: number, y: number, scale: number, flip = false): string {
  const pleats = range(9)
    .map((index) => `M${-20 + index * 5}-132L${-54 + index * 13.5}-50`)
    .join('')
  const legs =
    shape('M-24-60L-36-8H-16L-4-60z', '#15162f') +
    shape('M8-60L16-8H36L28-60z', night) +
    line('M-31-28L-14-26M14-28H32M-28-42L-10-40M12-42H30', pink, 5) +
    shape('M-38-10H-16L-6 0H-40zM15-10H36Q50-6 50 0H15z', '#3a2630')
  const skirt =
    shape('M-24-138Q0-130 26-138L68-54Q34-34 0-40-36-34-64-54z', '#33378c') +
    shape('M8-134L26-138 68-54Q52-44 30-39z', '#252868') +
    line(pleats, night, 2.4, 0.6) +
    line('M-60-58Q0-34 64-58', pink, 13) +
    line('M-53-74Q0-54 57-74', gold, 5) +
    line('M-48-86Q0-68 51-86', jade, 6) +
    line('M-42-98Q0-84 45-98', '#f4efe4', 3)
  const rice =
    line('M-74-186L-96-254M-66-190L-76-268M-58-192L-58-266M-50-192L-40-256', '#c9972f', 4) +
    line(
      'M-96-254q-16-2-20 22M-92-244q-18 0-18 18M-76-268q-18-6-24 14M-74-256q-14 0-18 16M-58-266q10-12 22 6M-60-254q-12-4-16 12M-40-256q14-8 18 14M-42-246q12-2 14 14',
      '#ffd860',
      7,
    )
  const basket =
    shape('M-34-200Q-64-186-96-192L-82-114Q-58-102-38-116z', '#c48a45') +
    shape('M-50-192L-34-200-38-116Q-48-110-58-108z', '#95602c') +
    line('M-93-176Q-62-170-35-182M-90-158Q-62-152-36-162M-86-140Q-60-132-37-144', '#7a4a22', 3) +
    line('M-96-192Q-64-186-34-200', '#e6b86c', 6)
  const torso =
    shape('M-28-208Q0-222 24-208L30-138Q0-128-28-138z', night) +
    line('M2-216Q18-190 10-146', pink, 9) +
    line('M1-214Q15-190 8-148', gold, 3) +
    shape('M-28-150Q0-140 30-150L31-132Q0-122-29-132z', pink) +
    line('M-28-142Q0-132 30-142', orange, 4) +
    line('M20-132L30-86M10-130L16-90', orange, 6) +
    line('M-22-206Q-2-184-28-158', '#8a5a2c', 6)
  const shaft = line('M48-158L30-392', '#4a2d2a', 5)
  const canopy =
    segments.map(([d, fill]) => shape(d, fill)).join('') + circle(30, -395, 5, '#4a2d2a')
  const arm =
    line('M14-200L40-168', night, 20) +
    line('M40-168L44-196', night, 16) +
    line('M26-176L40-188M32-168L46-178', pink, 6) +
    line('M37-184L52-183', jade, 6) +
    circle(44, -203, 8, skin)
  const head =
    shape('M-2-224L0-204Q10-200 16-206V-226z', '#b0744a') +
    line('M-2-208Q8-200 18-208', '#e6edf4', 4) +
    ellipse(9, -238, 16, 19, skin) +
    shape('M24-243q7 7 1 10z', skin) +
    line('M14-243h5M13-227q5 3 8-1', '#5a2f22', 2) +
    shape('M-10-250Q-16-222-4-220L6-252z', '#1c141c') +
    shape('M-13-246Q-18-270 8-270 32-270 27-246 8-258-13-246z', '#2a2d72') +
    line('M-13-249Q8-260 27-249', pink, 5) +
    line('M-14-259Q8-270 27-258', gold, 3) +
    `<circle cx="-3" cy="-224" r="7" fill="none" stroke="#e6edf4" stroke-width="3"/>`
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 64, 8, '#000', 0.2) +
      legs +
      rice +
      basket +
      skirt +
      torso +
      head +
      shaft +
      canopy +
      arm,
    flip,
  )
}
