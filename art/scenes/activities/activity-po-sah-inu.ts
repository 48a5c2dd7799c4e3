import { skin } from '../../kit/palettes'
import { lens, type Point, polyline, smoothLine } from '../../kit/path'
import { percentPoints } from '../../kit/percent-points'
import { between, createRandom, range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const brick = {
  light: '#f7a866',
  face: '#d9733f',
  shade: '#8f3f3c',
  deep: '#5a2436',
  dark: '#2f1626',
  moss: '#8a8a4a',
}
const corner = 0.42
const back = 1.04

/** One block of a tower seen across its corner: a lit front and a side in shade, from `low` up to `high`. */
function block(half: number, low: number, high: number, taper = 0): string {
  const top = half - taper
  const front: Point[] = [
    [-half, -low],
    [-top, -high],
    [top * corner, -high],
    [half * corner, -low],
  ]
  const side: Point[] = [
    [half * corner, -low],
    [top * corner, -high],
    [top * back, -high + (high - low) * 0.03],
    [half * back, -low - 5],
  ]
  return shape(`${polyline(front)}z`, brick.face) + shape(`${polyline(side)}z`, brick.shade)
}

/** A wall's head: courses of brick that step a little out. */
function courses(half: number, low: number): string {
  const row = (grow: number, lift: number, front: string, side: string) =>
    rect(-half - grow, -low - lift - 8, (half + grow) * (1 + corner), 8, front) +
    rect((half + grow) * corner, -low - lift - 8, (half + grow) * (back - corner), 8, side)
  return row(3, 0, brick.face, brick.shade) + row(8, 7, brick.light, brick.deep)
}

/** The lobed arch of the Hòa Lai style, foot at (x, -low). */
function lobedArch(x: number, low: number, half: number, tall: number, fill: string): string {
  const y = (part: number) => -low - tall * part
  return shape(
    whole`M${x - half},${y(0)}V${y(0.56)}Q${x - half * 1.24},${y(0.66)} ${x - half * 0.86},${y(0.74)}Q${x - half * 0.86},${y(0.9)} ${x - half * 0.3},${y(0.9)}Q${x},${y(1.06)} ${x + half * 0.3},${y(0.9)}Q${x + half * 0.86},${y(0.9)} ${x + half * 0.86},${y(0.74)}Q${x + half * 1.24},${y(0.66)} ${x + half},${y(0.56)}V${y(0)}z`,
    fill,
  )
}

/** A small early Chăm tower of worn plain brick: one broad body, three low storeys that step far in with stumps of corner turrets, a blunt top; foot at (x, y), 250 units wide, 440 tall. */
function plainTower(x: number, y: number, scale: number): string {
  const turret = (tx: number, low: number, size: number, fill: string) =>
    shape(
      whole`M${tx - 9 * size},${-low}V${-low - 20 * size}Q${tx - 8 * size},${-low - 36 * size} ${tx},${-low - 40 * size}Q${tx + 8 * size},${-low - 36 * size} ${tx + 9 * size},${-low - 20 * size}V${-low}z`,
      fill,
    )
  const storey = (half: number, low: number, tall: number) =>
    turret(half * back + 12, low, tall / 44, brick.deep) +
    block(half, low, low + tall, 6) +
    lobedArch(-half * 0.29, low, half * 0.2, tall * 0.84, brick.shade) +
    lobedArch(half * 0.72, low, half * 0.11, tall * 0.8, brick.deep) +
    courses(half - 6, low + tall) +
    turret(-half - 10, low, tall / 44, brick.light) +
    turret(half * corner + 8, low, tall / 44, brick.face)
  return placed(
    x,
    y,
    scale,
    [
      block(128, 0, 14) + block(119, 14, 28),
      block(110, 26, 206, 8),
      line('M-98-34V-196M-86-34V-198M30-34V-198M16-34V-198', brick.light, 5) +
        line('M58-36V-196M100-40V-194', brick.deep, 5),
      lobedArch(80, 30, 14, 124, brick.deep) + lobedArch(80, 30, 7, 96, brick.dark),
      courses(103, 204),
      storey(84, 219, 50),
      storey(60, 284, 42),
      storey(38, 341, 32),
      shape('M-24-386Q-30-416-12-424 0-436 12-422 28-414 27-386z', brick.face) +
        shape('M11-386Q16-410 4-428 30-420 27-386z', brick.shade),
      line(
        'M-92-220q4-14 14-18M-92-220q-2-10-8-14M-62-284q4-14 14-16M70-220q8-12 16-12',
        brick.moss,
        5,
      ),
      rect(-90, -152, 112, 152, brick.face) + shape('M22-152H44V0H22z', brick.shade),
      rect(-96, -16, 118, 16, brick.light) + rect(22, -16, 28, 16, brick.deep),
      rect(-98, -160, 124, 10, brick.light) + rect(26, -160, 24, 10, brick.deep),
      lobedArch(-34, 160, 46, 62, brick.light) +
        lobedArch(-34, 160, 32, 44, brick.face) +
        lobedArch(-34, 160, 18, 28, brick.shade),
      lobedArch(-34, 16, 36, 124, brick.light) + lobedArch(-34, 16, 25, 104, brick.dark),
      line(
        'M-84-70h10M-84-110h8M6-90h12M4-130h14M-84-140h14M-2-180h14M-80-186h12M38-110h-10',
        brick.shade,
        4,
        0.7,
      ),
    ].join(''),
  )
}

/** A Chăm woman climbing to the left with an offering on her head, her white scarf and her tunic's hem in the wind; feet at (x, y), 250 units tall. */
function offeringWoman(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-12-30L-26 0H-6L4-24 12 0H32L22-34z', '#fff6e4') +
      shape('M-18-136Q-4-142 14-136L18-96Q30-50 64-24L40-12Q4-4-22-16-24-60-16-98z', '#d8281f') +
      shape('M14-136L18-96Q30-50 64-24L40-12Q14-60 2-98z', '#951c28') +
      line('M-16-130L16-94', '#ffc93a', 8) +
      line('M-18-98Q0-92 18-98', '#ffc93a', 7) +
      line('M12-130Q34-112 20-84', '#951c28', 13) +
      circle(18, -80, 6, skin) +
      shape('M-6-134V-152H10V-134z', '#a9663f') +
      ellipse(-1, -160, 15, 18, skin) +
      shape(
        'M-12-174Q2-186 16-172L18-148Q52-154 92-128 60-132 46-112 30-118 12-128 14-158-12-166z',
        '#fffaf0',
      ) +
      line('M-14-126Q-42-150-30-192', '#d8281f', 12) +
      circle(-29, -198, 6, skin) +
      shape('M-34-184H36L26-176H-24z', '#c9822c') +
      shape('M-30-184Q-26-206 0-208 28-206 32-184z', '#f6b53a') +
      circle(-12, -206, 11, '#e5563a') +
      circle(12, -206, 11, '#7fa23a') +
      circle(0, -220, 11, '#ffd25a'),
  )
}

/** Grass on the hill, all of it bent to the right by the wind. */
function windGrass(
  frame: Frame,
  top: (x: number) => number,
  bottom: number,
  count: number,
  u: number,
  seed: number,
): string {
  const random = createRandom(seed)
  return range(count)
    .map(() => {
      const x = between(random, -0.02, 1) * frame.width
      const from = top(x)
      const part = random()
      const y = from + (bottom - from) * part
      const tall = (16 + part * 40) * u
      return whole`M${x},${y}q${tall * 0.1},${-tall * 0.8} ${tall * 0.9},${-tall}q${-tall * 0.4},${tall * 0.4} ${-tall * 0.6},${tall}z`
    })
    .join('')
}

/** Phan Thiết's houses along the beach, small and pale, and boats at anchor before them. */
function town(frame: Frame, u: number): string {
  const { width: w, height: h } = frame
  const random = createRandom(6)
  const left = choose(frame, 0.72, 0.8, 0.8)
  const base = h * choose(frame, 0.685, 0.705, 0.7)
  const houses = range(choose(frame, 16, 8, 8)).map((index) => ({
    x: w * left + index * 26 * u,
    wide: between(random, 18, 28) * u,
    tall: between(random, 12, 34) * u,
  }))
  const boats = choose(frame, [0.78, 0.86, 0.93], [0.76, 0.93], [0.77, 0.93])
  return (
    houses
      .map(({ x, wide, tall }, index) =>
        rect(x, base - tall, wide, tall + 14 * u, index % 2 ? '#fff0d8' : '#f3c8a8'),
      )
      .join('') +
    shape(
      houses
        .map(({ x, wide, tall }, index) =>
          index % 3
            ? ''
            : whole`M${x - 3},${base - tall}h${wide + 6}l${-8 * u},${-9 * u}h${-wide + 12 * u}z`,
        )
        .join(''),
      '#c9583f',
    ) +
    boats
      .map((part, index) =>
        shape(
          whole`M${w * part},${h * 0.585 + (index % 2) * 14 * u}h${34 * u}l${-8 * u},${9 * u}h${-18 * u}zm${12 * u},0v${-20 * u}h${3 * u}v${20 * u}z`,
          '#2f5f86',
        ),
      )
      .join('')
  )
}

/** Phan Thiết: the plain brick towers of Po Sah Inu on windy Bà Nài hill above the sea, a Chăm woman brings an offering up the path. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.56, 0.57, 0.56)
  const curve = (text: string) => smoothLine(percentPoints(frame, text))
  const hillText = choose(
    frame,
    '-4,64 8,62 24,63 44,64 58,66 70,70 82,73 92,77 104,86',
    '-4,66 10,63 30,64 50,65 68,67 82,70 94,74 106,80',
    '-4,65 10,63 30,64 50,65 68,67 82,71 94,75 106,82',
  )
  const spots = choose(
    frame,
    { main: [0.27, 0.675, 1.1], second: [0.49, 0.665, 0.74], third: [0.66, 0.715, 0.4] },
    { main: [0.29, 0.685, 0.96], second: [0.62, 0.685, 0.68], third: [0.86, 0.73, 0.38] },
    { main: [0.29, 0.68, 1], second: [0.62, 0.675, 0.68], third: [0.86, 0.73, 0.37] },
  )
  const tower = (name: keyof typeof spots) => {
    const [x = 0, y = 0, k = 1] = spots[name]
    const [tx, ty, s] = [w * x, h * y, k * u]
    const shadow = whole`M${tx - 40 * s},${ty - 2 * s}L${tx + 116 * s},${ty - 6 * s}L${tx + 330 * s},${ty + 44 * s}L${tx + 190 * s},${ty + 56 * s}z`
    return shape(shadow, '#7a6a3a') + plainTower(tx, ty, s)
  }
  const woman = choose(
    frame,
    { x: 0.6, y: 0.91, k: 0.86 },
    { x: 0.62, y: 0.9, k: 0.96 },
    { x: 0.6, y: 0.915, k: 0.8 },
  )
  const path = (dx: number) =>
    choose<readonly (readonly [number, number])[]>(
      frame,
      [
        [0.27, 0.67],
        [0.3, 0.72],
        [0.46, 0.78],
        [0.58, 0.86],
        [0.66, 1.06],
      ],
      [
        [0.27, 0.67],
        [0.3, 0.72],
        [0.46, 0.78],
        [0.6, 0.86],
        [0.7, 1.06],
      ],
      [
        [0.28, 0.67],
        [0.31, 0.72],
        [0.46, 0.78],
        [0.58, 0.86],
        [0.68, 1.06],
      ],
    ).map(([x, y], index): Point => [w * x + dx * (18 + index * 22) * u, h * y])
  const streak = (x: number, y: number, width: number, thick: number) =>
    lens(w * x, h * y, width * u, thick * u)
  return [
    sky(frame, horizon, ['#6f86b8', '#c9a9c0', '#f7bfa0', '#ffe0a6']),
    shape(
      streak(0.74, 0.1, 620, 26) +
        streak(0.86, 0.14, 460, 18) +
        streak(0.12, 0.2, 420, 16) +
        streak(0.92, 0.3, 520, 18) +
        streak(0.7, 0.36, 300, 10),
      '#ffe9d0',
      0.75,
    ),
    shape(
      `${curve(
        choose(
          frame,
          '-2,57 20,51 40,52 56,54 70,56.4',
          '-2,58 20,53 46,53 70,55 92,57.4',
          '-2,57 20,52 46,52 70,54 92,56.4',
        ),
      )}H-20z`,
      '#9a8ab0',
    ),
    water(frame, horizon, ['#f6c8a4', '#7fb9bc', '#2f8fa6']),
    ripples({
      left: w * 0.3,
      right: w,
      top: horizon + 14 * u,
      bottom: h * 0.74,
      count: 18,
      colour: '#fff0d0',
      seed: 5,
      opacity: 0.8,
      length: 130 * u,
    }),
    shape(
      `${curve(choose(frame, '60,74 74,65 86,62 104,61', '62,74 78,67 90,65 104,64', '62,74 78,66 90,64 104,63'))}V${h}H0z`,
      '#fffaf0',
    ),
    shape(
      `${curve(
        choose(
          frame,
          '62,75 75,66.4 86,63.6 104,62.8',
          '64,75 79,68.2 90,66.4 104,65.6',
          '64,75 79,67.4 90,65.6 104,64.8',
        ),
      )}V${h}H0z`,
      '#f3cf94',
    ),
    shape(
      `${curve(choose(frame, '64,77 76,68.6 87,66.4 104,66', '66,77 80,70.4 91,69 104,68.6', '66,77 80,69.6 91,68.2 104,67.8'))}V${h}H0z`,
      '#4f7f5c',
    ),
    town(frame, u),
    shape(`${curve(hillText)}V${h + 10}H-20z`, '#b9a24a'),
    tower('second') + tower('third') + tower('main'),
    shape(
      `${curve(
        choose(
          frame,
          '-4,82 20,76 40,80 64,90 84,95 104,103',
          '-4,82 20,77 44,81 70,90 106,99',
          '-4,82 20,77 44,81 70,90 106,99',
        ),
      )}V${h + 20}H-20z`,
      '#8f8f42',
    ),
    shape(`${smoothLine(path(-1))}L${smoothLine([...path(1)].reverse()).slice(1)}z`, '#f6d296'),
    shape(
      windGrass(
        frame,
        (x) => h * (0.71 + (x / w) * 0.14),
        h * 0.95,
        choose(frame, 90, 60, 60),
        u,
        4,
      ),
      '#e3cf6c',
    ),
    shape(
      whole`M-10,${h + 10}V${h * 0.92}Q${w * 0.24},${h * 0.9} ${w * 0.5},${h * 0.955}Q${w * 0.76},${h * 0.985} ${w + 10},${h * 0.94}V${h + 10}z`,
      '#4f6a3a',
    ),
    shape(
      windGrass(frame, () => h * 0.985, h * 1.06, choose(frame, 60, 40, 40), 1.9 * u, 9),
      '#36543a',
    ),
    shape(
      whole`M${w * woman.x - 16 * u},${h * woman.y - 4 * u}h${34 * u}l${150 * u},${34 * u}h${-60 * u}z`,
      '#a98a54',
    ),
    offeringWoman(w * woman.x, h * woman.y, woman.k * u),
  ].join('')
}
