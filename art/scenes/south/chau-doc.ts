import { foliage, grove } from '../../kit/foliage'
import { palm } from '../../kit/palm'
import { num, type Point, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { range } from '../../kit/rng'
import { circle, ellipse, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { sunRays } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

interface Paint {
  wall: string
  shade: string
  roof: string
  roofShade: string
}

/** A floating house of painted boards: tin roof, veranda with a rail and pots, on drums; waterline at y, 330 units wide and 170 tall. */
function floatingHouse(x: number, y: number, scale: number, c: Paint, flip = false): string {
  const drums = line(
    range(11)
      .map((index) => `M${-150 + index * 30}-4h.1`)
      .join(''),
    '#23466a',
    20,
  )
  const deck = rect(-168, -22, 336, 9, '#7a4a34') + rect(-168, -15, 336, 4, '#4a2a2c')
  const wall =
    rect(-128, -102, 230, 82, c.wall) +
    rect(-128, -102, 230, 20, c.shade) +
    line(
      range(7)
        .map((index) => `M${-98 + index * 30}-82V-22`)
        .join(''),
      c.shade,
      2,
    )
  const openings =
    rect(-30, -80, 44, 58, '#4a2232') +
    rect(-22, -74, 28, 52, '#ffd67a') +
    rect(-104, -74, 42, 30, '#4a2232') +
    rect(-100, -70, 34, 22, '#ffd67a') +
    rect(44, -74, 40, 30, '#4a2232') +
    line('M-83-74V-44M64-74V-44M44-59H84', c.shade, 3)
  const roof =
    shape('M-140-162H104L152-98H-176z', c.roof) +
    line(
      range(9)
        .map((index) => `M${-120 + index * 27}-160L${-152 + index * 35}-101`)
        .join(''),
      c.roofShade,
      2.4,
    ) +
    shape('M-178-102H154L156-92H-180z', c.roofShade)
  const porch =
    line('M-164-94V-22M-118-94V-22M112-94V-22M148-94V-22', '#4a2a2c', 5) +
    line('M-166-46H-118M112-46H150M-166-34H-118M112-34H150', '#fbe6b4', 3)
  const pots = [-150, 128]
    .map(
      (px, index) =>
        shape(`M${px - 11}-38H${px + 11}L${px + 7}-22H${px - 7}z`, '#c2542f') +
        foliage(px, -48, 16, 15, '#3f7a4a', index + 2) +
        circle(px + 5, -52, 4.4, '#f2556a') +
        circle(px - 7, -47, 4, '#ffd24a'),
    )
    .join('')
  return placed(x, y, scale, drums + deck + wall + openings + roof + porch + pots, flip)
}

/** A slim boat running left with baskets of greens, a woman in a checked scarf at the tiller of its long tail; waterline at y, 620 units long. */
function sampan(x: number, y: number, scale: number): string {
  const basket = (bx: number, by: number, leaf: string) =>
    foliage(bx, by - 38, 36, 24, leaf, Math.round(bx + 300)) +
    foliage(bx - 8, by - 46, 20, 12, '#9cc24e', Math.round(bx + 310)) +
    shape(`M${bx - 38} ${by - 34}H${bx + 38}L${bx + 30} ${by}H${bx - 30}z`, '#c98a45') +
    line(`M${bx - 36} ${by - 24}H${bx + 36}M${bx - 34} ${by - 13}H${bx + 34}`, '#8a5428', 3)
  const fruit = range(7)
    .map((index) =>
      circle(
        -12 + (index % 4) * 20 + (index > 3 ? 10 : 0),
        index > 3 ? -38 : -22,
        13,
        index % 2 ? '#f2962c' : '#f6b53c',
      ),
    )
    .join('')
  const tail =
    line('M214-62L262-46 360 24', '#3a2a36', 7) +
    line('M214-62L170-78', '#3a2a36', 6) +
    shape('M206-78h44l10 26h-50z', '#c2372c') +
    rect(214, -88, 26, 12, '#3a2a36') +
    ellipse(362, 26, 8, 15, '#3a2a36')
  const woman =
    shape('M84 0Q86-44 120-60L168-56 184 0z', '#2a2036') +
    shape('M128-56Q124-108 140-126H164Q182-104 180-54 154-44 128-56z', '#c22f6a') +
    shape('M156-126H164Q182-104 180-54L164-50Q170-96 156-126z', '#84204f') +
    line('M160-118Q186-104 178-82', '#c22f6a', 15) +
    circle(174, -77, 7, '#d99a6c') +
    line('M144-114Q120-92 124-68', '#d63f7a', 14) +
    circle(122, -62, 7, '#d99a6c') +
    shape('M142-126H160V-142H144z', '#b9774e') +
    shape('M152-150Q176-150 170-120 160-116 154-126z', '#1f1420') +
    ellipse(148, -148, 14, 16, '#d99a6c') +
    shape('M134-128Q150-116 172-128L176-116 184-88 172-92 164-112Q146-104 132-116z', '#fbf3e0') +
    line(
      'M140-122L144-112M152-120L152-110M164-122L168-112M170-114L178-94M136-120Q152-112 172-120',
      '#2a2036',
      3,
    ) +
    shape('M94-150L152-206 206-150Q150-134 94-150z', '#ffe2a0') +
    shape('M152-206L206-150Q186-144 166-143z', '#d79a4c')
  const hull =
    shape(
      'M-310-66Q-230-22-90-12H150Q230-18 268-44L244 10Q180 22 60 22H-120Q-250 8-310-66z',
      '#4a2630',
    ) +
    shape(
      'M-310-66Q-230-22-90-12H150Q230-18 268-44L264-34Q220-4 140 0H-100Q-236-8-310-66z',
      '#d08a4a',
    ) +
    line('M-246-16Q-160 8-60 8H120', '#2e1824', 4) +
    shape('M-310-66L-262-40Q-252-18-236-12-280-26-310-66z', '#d8392a') +
    ellipse(-246, -18, 9, 6, '#fff6e4') +
    circle(-248, -18, 3.4, '#1d1a16')
  const foam = line(
    'M-300 18q-30 10-70 12M-240 24q-20 14-60 18M360 36q40 4 90 0M340 44q40 8 130 6',
    '#fff0c4',
    6,
  )
  return placed(
    x,
    y,
    scale,
    tail + basket(-160, -10, '#4f8a4a') + basket(-82, -8, '#6aa04a') + fruit + woman + hull + foam,
  )
}

/** Châu Đốc: a long-tailed sampan among the floating houses of the Hậu river, Sam mountain against the evening gold. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.55, 0.53, 0.54)
  const top = choose(frame, { x: 0.74, y: 0.29 }, { x: 0.62, y: 0.333 }, { x: 0.64, y: 0.312 })
  const mountain = percentPoints(
    frame,
    choose(
      frame,
      '34,55 41,52 47,46 52,43.5 56,42 61,36 66,31.5 70,30 75,29 80,31 84,36 88,38 94,44 103,51',
      '4,53 14,50 23,46 31,44.5 38,43 46,38 53,35 58,34 63,33 70,35 77,39 84,40 92,45 104,51',
      '4,54 14,50.5 24,46 32,44 40,42 47,37 54,33 59,31.5 65,31 72,33 78,38 85,40 93,46 104,52',
    ),
  )
  const away = mountain.map(
    ([x, y], index): Point => [
      x + (index < 8 ? (top.x * w - x) * (0.6 + (index % 3) * 0.12) : 0),
      y + (index < 8 ? 0 : 4 * u),
    ],
  )
  const steps: readonly Point[] = [
    [top.x - 0.16, 0.5],
    [top.x - 0.1, 0.475],
    [top.x - 0.115, 0.44],
    [top.x - 0.05, 0.405],
    [top.x - 0.065, 0.37],
    [top.x - 0.012, top.y + 0.026],
  ]
  const boat = choose(
    frame,
    { x: 0.47, y: 0.87, s: 1.06 },
    { x: 0.46, y: 0.83, s: 1.02 },
    { x: 0.46, y: 0.87, s: 0.98 },
  )
  const blue = { wall: '#3f86a0', shade: '#2a6484', roof: '#c9704a', roofShade: '#94483c' }
  const green = { wall: '#5fa07a', shade: '#3f7a66', roof: '#b9876a', roofShade: '#86584e' }
  const yellow = { wall: '#e8b04e', shade: '#b97a3a', roof: '#9a5a52', roofShade: '#6f3c46' }
  const houses = choose<readonly (readonly [number, number, number, Paint, boolean])[]>(
    frame,
    [
      [0.31, 0.585, 0.56, yellow, true],
      [0.505, 0.578, 0.42, green, false],
      [0.115, 0.635, 0.98, blue, false],
      [0.87, 0.655, 1.15, green, true],
    ],
    [
      [0.46, 0.57, 0.46, yellow, true],
      [0.14, 0.61, 0.84, blue, false],
      [0.85, 0.625, 0.95, green, true],
    ],
    [
      [0.46, 0.582, 0.44, yellow, true],
      [0.13, 0.63, 0.8, blue, false],
      [0.86, 0.645, 0.9, green, true],
    ],
  )
  const leaf = { trunk: '#5a3a44', leaf: '#4a5a48', leafLight: '#6a7448' }
  return [
    sky(frame, shore, ['#f2b556', '#f9d586', '#fff2c4']),
    sunRays(w * top.x, h * (top.y + 0.1), w * 1.1, 26, '#fff6d0', 0.3),
    cloudStreaks(frame, h * 0.05, h * 0.22, 4, '#fff6d8', 17, 0.6),
    shape(`${smoothLine(mountain)}V${num(shore + 6)}H0z`, '#b0706a'),
    shape(`${smoothLine(away)}V${num(shore + 6)}H${num(w * (top.x - 0.06))}z`, '#8a5468'),
    line(smoothLine(steps.map(([x, y]): Point => [x * w, y * h])), '#f6c98a', 4 * u),
    shape(
      steps
        .slice(1)
        .map(([x, y]) => {
          const [sx, sy, s] = [x * w, y * h, 9 * u]
          return `M${num(sx - s)},${num(sy)}v${num(-s)}l${num(-s * 0.5)},${num(-s * 0.3)} ${num(s * 1.5)},${num(-s * 0.9)} ${num(s * 1.5)},${num(s * 0.9)} ${num(-s * 0.5)},${num(s * 0.3)}v${num(s)}z`
        })
        .join(''),
      '#fbe0a4',
    ),
    grove(-60, w + 80, shore + 4, 50 * u, '#94705a', 3),
    choose(frame, [0.03, 0.21, 0.27, 0.97], [0.04, 0.3, 0.97], [0.04, 0.3, 0.97])
      .map((x, index) =>
        palm(
          w * x,
          shore + 6,
          (0.62 + (index % 3) * 0.14) * u,
          leaf,
          190,
          index % 2 ? -22 : 24,
          index + 1,
        ),
      )
      .join(''),
    grove(-60, w + 80, shore + 6, 30 * u, '#6a6050', 11),
    water(frame, shore, ['#fbdc94', '#eab868', '#b07a58', '#5a4a5c', '#33304a']),
    glints({
      x: w * top.x,
      top: shore + 8 * u,
      bottom: h * 0.98,
      widths: [150 * u, 420 * u],
      count: 20,
      colour: '#fff2c0',
      seed: 5,
      opacity: 0.75,
    }),
    ripples({
      left: 0,
      right: w,
      top: shore + 40 * u,
      bottom: h,
      count: 18,
      colour: '#6a4a54',
      seed: 7,
      opacity: 0.5,
      length: 240 * u,
    }),
    houses
      .map(([x, y, size, paint, flip], index) =>
        mirrored(
          `h${index}`,
          floatingHouse(w * x, h * y, size * u, paint, flip),
          h * y + 6 * size * u,
          0.3,
          0.45,
        ),
      )
      .join(''),
    mirrored(
      's',
      sampan(w * boat.x, h * boat.y, boat.s * u),
      h * boat.y + 22 * boat.s * u,
      0.28,
      0.4,
    ),
    range(5)
      .map((index) =>
        foliage(
          w * (0.02 + index * 0.03 + (index > 2 ? 0.83 : 0)),
          h * (0.975 + (index % 2) * 0.03),
          (70 + index * 8) * u,
          22 * u,
          index % 2 ? '#4a6a48' : '#35523f',
          index + 3,
        ),
      )
      .join(''),
    birds(w * choose(frame, 0.52, 0.3, 0.3), h * choose(frame, 0.14, 0.2, 0.16), u, '#94603f'),
  ].join('')
}
