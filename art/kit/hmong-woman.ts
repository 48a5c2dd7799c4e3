import { skin } from './palettes'
import { num } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

const indigo = '#1f2a5c'
const night = '#141b42'
const pink = '#e8437a'
const orange = '#f2882e'
const jade = '#35a08a'

function bands(
  points: readonly (readonly [number, number, number, number])[],
  colours: readonly string[],
  width: number,
): string {
  return points
    .map(([x1, y1, x2, y2], index) =>
      line(`M${x1} ${y1}L${x2} ${y2}`, colours[index % colours.length] ?? pink, width),
    )
    .join('')
}

function backBasket(): string {
  const greens =
    shape(
      'M-82-156Q-98-178-78-188-84-206-60-200-52-216-36-202-18-206-20-186-6-172-22-156z',
      '#4f8a4a',
    ) + shape('M-70-160Q-76-178-60-184-50-200-38-184-26-182-30-160z', '#78ad52')
  const bowl =
    shape('M-86-158Q-50-146-14-158L-24-92Q-44-82-66-92z', '#c48a45') +
    shape('M-34-154L-14-158-24-92Q-32-87-42-86z', '#95602c')
  const weave = line(
    `M-84-146Q-50-134-16-146M-81-132Q-50-120-18-132M-77-118Q-48-107-20-118M-72-104Q-46-95-22-104${range(
      6,
    )
      .map((index) => `M${-76 + index * 12}-154L${num(-60 + index * 6.4)}-89`)
      .join('')}`,
    '#7a4a22',
    1.8,
    0.8,
  )
  return greens + bowl + weave + line('M-86-158Q-50-144-14-158', '#e0b066', 5)
}

/** A Hmong woman of Sapa in indigo with embroidered bands, leg wraps, silver hoops and a basket on her back, walking right; feet at (x, y), 205 units tall. */
export function hmongWoman(x: number, y: number, scale: number, flip = false): string {
  const backLeg =
    shape('M-16-66L-34-8-20-4-2-60z', night) +
    bands(
      [
        [-28, -30, -16, -26],
        [-25, -40, -12, -36],
        [-32, -16, -21, -13],
      ],
      [pink, jade, orange],
      3.4,
    ) +
    shape('M-36-10L-22-6-10 0H-38z', '#3a2418')
  const frontLeg =
    shape('M2-64L14-8H29L26-66z', '#26336b') +
    bands(
      [
        [12, -26, 28, -26],
        [10, -37, 27, -37],
        [14, -15, 29, -15],
      ],
      [pink, orange, jade],
      3.6,
    ) +
    shape('M13-9H30Q42-6 43 0H13z', '#4a2d1e')
  const apron =
    shape('M-26-108L-36-56Q0-44 36-56L28-108z', night) +
    line('M-35-60Q0-48 35-60', pink, 6) +
    line('M-34-68Q0-57 33-68', orange, 3.4) +
    line('M-32-76Q0-66 32-76', jade, 3)
  const stitches = line(
    range(9)
      .map(
        (index) =>
          `M${-29 + index * 7}-${num(61 - Math.abs(index - 4) * -0.2 - 6 * (1 - ((index - 4) / 4) ** 2))}h.1`,
      )
      .join(''),
    '#ffe08a',
    4,
  )
  const coat =
    shape('M-24-150Q-4-160 15-151L27-124 29-100H-27L-30-126z', indigo) +
    line('M0-156Q10-138 6-112', pink, 7) +
    line('M-1-154Q8-137 4-112', '#ffe08a', 2)
  const sash =
    shape('M-28-110H29L30-97Q0-90-29-97z', pink) +
    line('M-28-104Q0-97 29-104', orange, 3) +
    line('M18-98L24-66M12-97L15-62', orange, 4.4) +
    line('M24-68v8M15-64v8', '#ffe08a', 5)
  const strap = line('M-12-152Q6-146 4-128-6-116-24-114', '#8a5a2c', 5)
  const sleeve =
    line('M8-144L26-112', indigo, 19) +
    line('M26-112L46-100', indigo, 14) +
    bands(
      [
        [10, -119, 25, -131],
        [14, -112, 31, -122],
      ],
      [pink, orange],
      5,
    ) +
    line('M20-108L33-117', jade, 3.4) +
    line('M40-110L36-96', pink, 5)
  const hand = ellipse(51, -98, 6, 5, skin)
  const neck =
    shape('M-2-164L0-150Q8-146 14-151V-166z', '#b97c50') +
    line('M-4-152Q7-143 17-152', '#dfe6ee', 3.4)
  const head =
    shape('M-9-186Q-12-164-3-160L6-190z', '#1c141c') +
    ellipse(8, -174, 13.4, 16, skin) +
    shape('M21-178q5 5 1 8z', skin) +
    line('M13-178h4M12-165q4 2 6 0', '#5a2f22', 1.7) +
    shape('M-6-184Q2-190 22-184 20-192 8-193-6-192-6-184z', '#1c141c')
  const hat =
    shape('M-8-184L-11-204Q6-211 25-203L22-185Q8-192-8-184z', indigo) +
    line('M-8-187Q8-194 22-188', pink, 4.4) +
    line('M-10-198Q7-205 24-198', '#3b4a8c', 2.4)
  const hoop = `<circle cx="-2" cy="-162" r="6.4" fill="none" stroke="#e6edf4" stroke-width="2.4"/>`
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 52, 6, '#000', 0.2) +
      backLeg +
      frontLeg +
      backBasket() +
      apron +
      stitches +
      coat +
      sash +
      neck +
      strap +
      head +
      hat +
      hoop +
      sleeve +
      hand +
      circle(7, -130, 2.4, '#dfe6ee') +
      circle(7, -120, 2.4, '#dfe6ee'),
    flip,
  )
}
