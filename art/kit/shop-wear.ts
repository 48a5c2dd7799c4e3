import { range } from './rng'
import { circle, clipped, ellipse, line, rect, shape } from './shapes'
import { shining } from './shining'
import { pad } from './still-life'

/** A short-sleeved shirt with a band collar on a tailor's bust, its turned foot on the origin; 460 units wide and 700 tall. */
export function shirtOnBust(cloth: string, shade: string, light: string, wood: string): string {
  return (
    ellipse(0, 0, 150, 14, '#000', 0.25) +
    shape('M-16-190H16L24-60Q90-40 120 0H70Q40-24 0-26-40-24-70 0H-120Q-90-40-24-60z', wood) +
    shape('M-46-590V-640Q0-664 46-640V-590z', '#e8cfa0') +
    ellipse(0, -644, 40, 12, wood) +
    circle(0, -668, 20, wood) +
    shape('M-146-536Q-206-500-236-350L-150-316-110-430z', light) +
    shape('M146-536Q206-500 236-350L150-316 110-430z', shade) +
    shape('M-236-350L-150-316-146-334-232-368zM236-350L150-316 146-334 232-368z', shade) +
    shape(
      'M-58-570L-150-536Q-124-440-132-330L-152-150Q0-116 152-150L132-330Q124-440 150-536L58-570Q0-520-58-570z',
      cloth,
    ) +
    shape('M58-570L150-536Q124-440 132-330L152-150Q110-138 74-136 96-380 40-560z', shade) +
    shape('M-150-536Q-124-440-132-330L-152-150-118-144Q-96-340-112-520z', light) +
    shape('M-60-566L-50-606Q0-584 50-606L60-566Q0-522-60-566z', light) +
    line(
      'M-60-566Q0-522 60-566M-50-606Q0-584 50-606M0-596V-544M-12-540L-14-330H14L12-540',
      shade,
      5,
    ) +
    range(4)
      .map((index) => circle(0, -510 + index * 50, 7, '#8a5a3a'))
      .join('') +
    line('M44-440H104V-376L74-362 44-376z', shade, 5) +
    line('M-70-280Q-90-220-84-160M80-300Q60-230 66-150', shade, 5)
  )
}

/** Two people on a scooter coming through the rain under one poncho, the headlight shining through its window; wheel on the origin, 520 units wide and 620 tall. */
export function ponchoRider(poncho: string, shade: string, light: string): string {
  return (
    ellipse(0, 0, 190, 16, '#0b1030', 0.5) +
    shape('M40-470Q30-590 112-590T180-470z', shade) +
    ellipse(112, -548, 40, 46, '#d99a6c') +
    shape('M66-552Q64-618 112-618T160-552Q112-572 66-552z', '#f2ae2c') +
    pad(-24, -170, 48, 170, 24, '#14101f') +
    pad(-36, -170, 72, 70, 26, '#e6e9f2') +
    shape('M-150-110L-172-40H-100L-96-110zM150-110L172-40H100L96-110z', '#1d1a36') +
    shape('M-186-46H-96V-22H-186zM96-46H186V-22H96z', '#e0402a') +
    line('M-196-356L-226-440M196-356L226-440', '#14101f', 10) +
    ellipse(-230, -452, 36, 22, '#b9cbe0') +
    ellipse(230, -452, 36, 22, '#b9cbe0') +
    shape(
      'M-64-480Q-130-462-170-392-226-380-232-330-226-230-256-150-258-116-200-122-160-76-110-104-60-60 0-84 60-60 110-104 160-76 200-122 258-116 256-150 226-230 232-330 226-380 170-392 130-462 64-480z',
      poncho,
    ) +
    shape(
      'M64-480Q130-462 170-392 226-380 232-330 226-230 256-150 258-116 200-122 160-76 110-104 120-300 64-480z',
      shade,
    ) +
    shape('M-170-392Q-226-380-232-330-226-230-256-150-258-116-200-122-180-300-130-420z', light) +
    line('M-120-380Q-140-240-124-130M124-390Q150-250 132-130', shade, 6) +
    shape('M-76-310Q0-330 76-310L92-150Q0-128-92-150z', light) +
    shape('M-64-298Q0-316 64-298L78-162Q0-144-78-162z', '#c8e6ee') +
    shining(circle(0, -230, 62, '#ffe9a0', 0.55) + circle(0, -230, 42, '#fff6d6')) +
    shape('M-80-486Q-90-560 0-566T80-486Q40-440 0-440T-80-486z', light) +
    ellipse(0, -526, 48, 54, '#d99a6c') +
    shape('M-50-532Q0-508 50-532 52-470 0-466T-50-532z', '#8fd0d8') +
    shape('M-60-540Q-66-626 0-628T60-540Q0-568-60-540z', '#e0322a') +
    line('M-36-590Q-20-612 8-612', '#fff', 7, 0.5)
  )
}

/** One strapped leather sandal from above, toe up, a left one; 160 units wide and 420 tall, centred on the origin. */
function sandal(leather: string, bed: string, strap: string): string {
  return (
    shape(
      'M-64-104Q-82-200 6-214T86-104Q88-30 72 30T78 150Q70 226 14 226T-46 150Q-40 80-50 20T-64-104z',
      '#000',
      0.2,
    ) +
    shape(
      'M-76-120Q-92-208-4-214T74-116Q76-40 60 20T66 140Q58 214 2 214T-58 140Q-52 70-62 10T-76-120z',
      leather,
    ) +
    shape(
      'M-60-120Q-72-192-4-196T58-116Q60-40 44 20T50 136Q44 196 2 196T-42 140Q-36 70-46 10T-60-120z',
      bed,
    ) +
    line('M-70-130Q-10-96 70-30M68-130Q10-100-64-30', strap, 34) +
    line('M-56 74Q0 40 60 74', strap, 30) +
    line('M-54 80Q-60 190 2 200T60 80', strap, 18) +
    pad(34, 44, 34, 40, 8, '#f6c34a') +
    pad(43, 53, 16, 22, 4, strap)
  )
}

/** A pair of strapped sandals from above, toes up; 400 units wide and 430 tall, centred on the origin. */
export function sandalPair(leather: string, bed: string, strap: string): string {
  const one = sandal(leather, bed, strap)
  return `<g transform="translate(-106,0)rotate(-5)">${one}</g><g transform="translate(106,-26)rotate(7)scale(-1,1)">${one}</g>`
}

/** A checked scarf round a collar, its two ends hanging in front. */
function neckScarf(): string {
  const cloth =
    'M-66 26Q0 108 66 26L96 54Q96 90 84 130L92 360 34 366 38 150Q18 122 0 122T-38 150L-30 430-92 424-84 130Q-96 90-96 54z'
  const checks = range(21)
    .map((index) => `M-100 ${26 + index * 20}H100`)
    .join('')
  const threads = [-86, -68, -50, 50, 68, 86].map((x) => `M${x} 10V440`).join('')
  return (
    shape(cloth, '#fff8ea') +
    clipped(
      'ns',
      cloth,
      line(`${checks}${threads}M-30 60V140M-8 60V140M14 60V140M36 60V140`, '#2b2233', 7, 0.75),
    ) +
    line('M-86 426v24M-64 428v24M-42 430v22M42 366v24M62 366v24M84 362v24', '#fff8ea', 7)
  )
}

/** An áo bà ba on a bamboo hanger: round neck, buttons down the front, split sides, two low pockets, a khăn rằn at the neck; hook at the origin, 560 units wide and 540 tall. */
export function aoBaBa(cloth: string, shade: string, light: string, button: string): string {
  return (
    line('M0-4Q26-30 0-46T-24-22', '#6a4426', 9) +
    line('M-130 76L0 10 130 76', '#c99a54', 14) +
    shape('M-118 64Q-168 90-200 220L-272 420-200 446-124 290-100 200z', light) +
    shape('M118 64Q168 90 200 220L272 420 200 446 124 290 100 200z', shade) +
    line('M-266 404L-194 430M266 404L194 430', shade, 6) +
    shape('M-58 44Q0 20 58 44 40 96 0 98T-58 44z', shade) +
    shape(
      'M-58 42L-118 62Q-110 200-118 310L-140 400-156 536Q-70 556-2 550V104Q-44 96-58 42z',
      cloth,
    ) +
    shape('M58 42L118 62Q110 200 118 310L140 400 156 536Q70 556-2 550V104Q44 96 58 42z', cloth) +
    shape('M104 58L118 62Q110 200 118 310L140 400 156 536 112 544Q84 300 104 58z', shade) +
    shape('M-118 62Q-110 200-118 310L-140 400-156 536-118 542Q-92 300-104 58z', light) +
    line(
      'M-58 42Q-44 98 0 102 44 98 58 42M-2 104V548M-134 534L-126 396M134 534L126 396',
      shade,
      6,
    ) +
    line('M-108 396H-34V484Q-70 496-108 484zM34 396H108V484Q72 496 34 484z', shade, 6) +
    line('M-108 404H-34M34 404H108', light, 9) +
    range(5)
      .map((index) => circle(-14, 136 + index * 62, 9, button))
      .join('') +
    neckScarf()
  )
}

/** A khăn rằn hanging over a pole: small checks, a fold, knotted fringes; top on the origin, 250 units wide and 560 tall. */
export function khanRan(ground: string, check: string, shade: string): string {
  const across = range(15)
    .map((index) => `M-122 ${10 + index * 34}Q0 ${22 + index * 34} 122 ${4 + index * 34}`)
    .join('')
  const down = range(8)
    .map((index) => `M${-112 + index * 32}-16Q${-104 + index * 32} 240 ${-118 + index * 34} 506`)
    .join('')
  const fringe = range(11)
    .map((index) => `M${-116 + index * 23} ${508 - (index % 2) * 4}v${44 + (index % 3) * 8}`)
    .join('')
  return (
    line(fringe, ground, 9) +
    shape('M-124-18Q0-34 124-18L126 500Q40 520-128 512z', ground) +
    line(across + down, check, 14, 0.72) +
    shape('M56-26L124-18 126 500Q100 508 66 510 90 240 56-26z', shade, 0.35) +
    rect(-124, -20, 248, 20, shade, 0.4)
  )
}
