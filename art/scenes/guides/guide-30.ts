import { sampan } from '../../kit/boats'
import { mist } from '../../kit/haze'
import { restingHat } from '../../kit/luggage'
import { type Point, smoothLine } from '../../kit/path'
import { standingRower } from '../../kit/people'
import { range } from '../../kit/rng'
import { circle, ellipse, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const skin = '#d8905e'
const skinShade = '#a85f42'

/** Carriages of the Thống Nhất in profile behind their engine at the left, all windows lit; rails at y, `count` carriages of 150 units. */
function eveningTrain(x: number, y: number, scale: number, count: number): string {
  const carriage = (left: number) =>
    rect(left, -36, 144, 30, '#fff1dc') +
    rect(left, -18, 144, 12, '#3a5aa0') +
    rect(left, -20, 144, 3, '#d8402a') +
    shape(
      range(8)
        .map((pane) => `M${left + 10 + pane * 16},-31h10v8h-10z`)
        .join(''),
      '#ffb93e',
    ) +
    shape(
      `M${left},-36Q${left + 4}-42 ${left + 12}-42H${left + 132}Q${left + 140}-42 ${left + 144}-36z`,
      '#5a5474',
    ) +
    rect(left + 12, -6, 30, 6, '#2b2440') +
    rect(left + 102, -6, 30, 6, '#2b2440')
  const engine =
    shape('M-118-6V-28Q-116-40-98-42H-4V-6z', '#d8402a') +
    rect(-118, -18, 114, 12, '#3a5aa0') +
    shape('M-112-30L-106-37H-96V-28H-112zM-88-37H-74V-28H-88z', '#ffe9ae') +
    rect(-104, -6, 30, 6, '#2b2440') +
    rect(-44, -6, 30, 6, '#2b2440') +
    circle(-114, -14, 3, '#fff6d0')
  return placed(
    x,
    y,
    scale,
    engine +
      range(count)
        .map((index) => carriage(index * 148))
        .join(''),
  )
}

/** A traveller who sits along a wall with her back against her pack and writes on her knees, in profile to the left; seat at (x, y), 290 units long, 200 tall. */
function diarist(x: number, y: number, scale: number): string {
  const pack =
    shape(
      'M58 0Q46-20 52-120L62-176Q66-192 84-192H134Q152-192 154-174L164-20Q164 0 146 0z',
      '#d8402a',
    ) +
    shape('M112-192H134Q152-192 154-174L164-20Q164 0 146 0H118z', '#98252a') +
    shape('M60-164Q110-140 156-164L154-186Q150-200 134-200H84Q66-200 62-180z', '#f0563a') +
    line('M88-150V-100M136-150V-100', '#5a1a26', 7) +
    shape('M78-84H148V-30Q148-20 138-20H88Q78-20 78-30z', '#98252a') +
    shape('M64-200Q64-222 88-222H136Q158-222 158-200T136-182H88Q64-182 64-200z', '#2f8f8a') +
    line('M90-222V-182M132-222V-182', '#17525a', 6)
  const hat = restingHat(226, -6, 0.56, '#8a2f4a')
  const farLeg =
    line('M16-20L-78-62-116-8', '#20406a', 27) +
    shape('M-128-12L-106-8-104 0H-152Q-152-10-128-12z', '#3a2030')
  const nearLeg =
    line('M20-18L-62-92-92-12', '#2f5f94', 29) +
    shape('M-104-14L-80-12-78 0H-130Q-130-10-104-14z', '#4a2838')
  const body =
    shape('M4 0Q-6-30 14-66L26-108Q34-128 58-122 74-112 70-80L62 0z', '#f6b53a') +
    shape('M58-122Q74-112 70-80L62 0H40Q54-60 46-120z', '#c9781e')
  const book = placed(
    -34,
    -92,
    1,
    shape('M-34-14L22-22 30 4-28 12z', '#fff6e0') +
      line('M-30 14L30 5', '#8a2f34', 5) +
      line('M-22-6L16-11M-20 2L6-2', '#a89a9a', 2.4),
    false,
    34,
  )
  const arm =
    line('M46-104L28-60', '#f6b53a', 22) +
    line('M28-60L-14-84', skin, 13) +
    circle(-18, -86, 8, skin) +
    line('M-14-78L-34-104', '#3a2030', 4)
  const head =
    shape('M34-120L30-146H58L58-118Q46-110 34-120z', skinShade) +
    shape('M12-168Q14-190 40-192 62-188 62-164 58-138 36-134 18-134 17-148L8-154z', skin) +
    shape(
      'M18-178Q26-202 50-198 76-190 70-160 70-140 60-132L54-150Q46-152 46-166 40-178 18-178z',
      '#2a1826',
    ) +
    circle(74, -168, 15, '#2a1826') +
    line('M20-160H27', '#2a1826', 3)
  return placed(
    x,
    y,
    scale,
    ellipse(30, 2, 190, 8, '#463a58') + hat + pack + farLeg + body + nearLeg + book + head + arm,
  )
}

/** Postcards laid out on the wall, each with the sign of one place; foot at (x, y). */
function postcards(x: number, y: number, scale: number): string {
  const card = (cx: number, cy: number, degrees: number, ground: string, sign: string) =>
    placed(
      cx,
      cy,
      1,
      rect(-30, -21, 60, 42, '#fff6e4') + rect(-26, -17, 52, 34, ground) + sign,
      false,
      degrees,
    )
  const lying = (content: string) => `<g transform="matrix(1 0 -.55 .5 0 0)">${content}</g>`
  return placed(
    x,
    y,
    scale,
    lying(
      card(
        -104,
        0,
        -12,
        '#8fd0cc',
        shape('M-18 17V0Q-14-14-8-2V17zM0 17V-6Q8-16 14-2V17z', '#1f6a64'),
      ) +
        card(-38, 8, 7, '#f4a84a', shape('M-14 17V2H14V17zM-18 2L-10-6H10L18 2z', '#8a2f2a')) +
        card(
          26,
          -2,
          -4,
          '#3a4a8a',
          circle(0, -2, 10, '#f4b83a') + line('M0-17V-12M0 8V15', '#f4b83a', 2.6),
        ),
    ),
  )
}

/** The last evening: a traveller leans on her pack by the lagoon of Lăng Cô and writes, postcards beside her, while the Thống Nhất runs along the foot of the mountains. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.53, 0.53, 0.52)
  const wallTop = h * choose(frame, 0.86, 0.85, 0.86)
  const on = (text: string): Point[] =>
    text
      .split(' ')
      .map((pair) => pair.split(',').map(Number))
      .map(([x = 0, y = 0]): Point => [(x / 100) * w, shore - y * u])
  const ridge = (text: string, fill: string) =>
    shape(whole`${smoothLine(on(text))}V${shore + 4}H${-w * 0.1}z`, fill)
  const rail = shore - 10 * u
  const stakes = range(choose(frame, 26, 16, 16)).map((index) => {
    const row = index % 3
    return whole`M${w * choose(frame, 0.05, 0.06, 0.06) + (index / 3) * 46 * u + row * 22 * u},${shore + (60 + row * 26) * u}v${-(13 + row * 5) * u}`
  })
  const sitter = choose(frame, { x: 0.66, k: 1.5 }, { x: 0.55, k: 1.32 }, { x: 0.54, k: 1.3 })
  const boat = choose(
    frame,
    { x: 0.3, y: 0.68, k: 1.25 },
    { x: 0.24, y: 0.665, k: 1.15 },
    { x: 0.2, y: 0.67, k: 1 },
  )
  return [
    sky(frame, shore, ['#3f7396', '#94a5b8', '#f0b89c', '#fddb9a']),
    shape(
      whole`M${-w * 0.1},${h * 0.2}Q${w * 0.3},${h * 0.13} ${w * 0.7},${h * 0.19}T${w * 1.1},${h * 0.15}V${h * 0.175}Q${w * 0.8},${h * 0.22} ${w * 0.5},${h * 0.2}T${-w * 0.1},${h * 0.225}z`,
      '#cdb4b0',
      0.7,
    ),
    shape(
      whole`M${w * 0.3},${h * 0.3}Q${w * 0.6},${h * 0.25} ${w * 1.1},${h * 0.29}V${h * 0.305}Q${w * 0.7},${h * 0.275} ${w * 0.3},${h * 0.3}z`,
      '#ffd2a0',
      0.8,
    ),
    ridge('-10,120 8,190 20,170 34,250 46,215 58,150 70,170 84,100 96,60 110,40', '#9a9cb4'),
    ridge('-10,190 4,230 16,180 28,120 42,150 54,95 66,60 80,40 94,20 110,16', '#5f7a9c'),
    mist(frame, shore - 110 * u, 130 * u, '#fbd2a6', 0.8, 'm'),
    ridge('-10,90 6,110 18,76 32,60 48,66 62,44 78,34 92,38 110,30', '#2f5578'),
    water(frame, shore, ['#fddba0', '#f0b596', '#86a0ae', '#3a6f8c']),
    rect(-10, shore - 12 * u, w + 20, 14 * u, '#1f3f60'),
    mirrored(
      't',
      eveningTrain(
        w * choose(frame, 0.24, 0.22, 0.22),
        rail,
        choose(frame, 0.92, 0.84, 0.78) * u,
        choose(frame, 5, 4, 4),
      ),
      shore + 2 * u,
      0.55,
      0.8,
    ),
    ripples({
      left: 0,
      right: w,
      top: shore + 16 * u,
      bottom: wallTop,
      count: 26,
      colour: '#ffe0b0',
      seed: 5,
      opacity: 0.6,
      length: 190 * u,
    }),
    line(stakes.join(''), '#3a4a6a', 4 * u),
    mirrored(
      'b',
      sampan(w * boat.x, h * boat.y, boat.k * u, '#2b2348', '#6a4468') +
        standingRower(
          w * boat.x + 30 * boat.k * u,
          h * boat.y - 6 * u,
          boat.k * 0.62 * u,
          '#3a3560',
          '#241d40',
          true,
        ),
      h * boat.y + 4 * u,
      0.35,
      0.6,
    ),
    rect(-10, wallTop, w + 20, h, '#5a5470'),
    rect(-10, wallTop, w + 20, 36 * u, '#e6b49a'),
    line(
      range(5)
        .map((index) => whole`M${w * (0.1 + index * 0.2)},${wallTop + 38 * u}V${h}`)
        .join(''),
      '#464260',
      4 * u,
    ),
    rect(-10, wallTop + 36 * u, w + 20, 10 * u, '#464260'),
    postcards(w * sitter.x - 232 * sitter.k * u, wallTop + 18 * u, sitter.k * 0.85 * u),
    diarist(w * sitter.x, wallTop + 20 * u, sitter.k * u),
  ].join('')
}
