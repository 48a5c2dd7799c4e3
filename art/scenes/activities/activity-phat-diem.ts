import { foliage } from '../../kit/foliage'
import { skin } from '../../kit/palettes'
import { conicalHat } from '../../kit/people'
import { range } from '../../kit/rng'
import { circle, ellipse, line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { cloud, sky } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const stone = { lit: '#f6e2bc', face: '#d3b998', shade: '#94807f', dark: '#3a3450' }
const tile = { roof: '#a34a3a', shade: '#6f3039', edge: '#f6e2bc' }

/** A communal-house roof of two lapped slopes with high corners, eaves at y. */
function lappedRoof(x: number, y: number, half: number, tall: number): string {
  const slope = (base: number, wide: number, high: number, top: number) => {
    const lift = high * 0.66
    const edge = whole`M${x - wide},${base - lift}Q${x - wide * 0.84},${base - 2} ${x - wide * 0.62},${base}H${x + wide * 0.62}Q${x + wide * 0.84},${base - 2} ${x + wide},${base - lift}`
    return (
      shape(
        whole`${edge}Q${x + wide * 0.76},${base - high * 0.6} ${x + top},${base - high}H${x - top}Q${x - wide * 0.76},${base - high * 0.6} ${x - wide},${base - lift}z`,
        tile.roof,
      ) +
      shape(
        whole`M${x + wide * 0.5},${base}H${x + wide * 0.62}Q${x + wide * 0.84},${base - 2} ${x + wide},${base - lift}Q${x + wide * 0.76},${base - high * 0.6} ${x + top},${base - high}z`,
        tile.shade,
      ) +
      line(edge, tile.edge, 4)
    )
  }
  return (
    slope(y, half, tall * 0.6, half * 0.6) +
    slope(y - tall * 0.5, half * 0.74, tall * 0.5, half * 0.36)
  )
}

function arch(x: number, base: number, half: number, tall: number, fill: string): string {
  return shape(
    whole`M${x - half},${base}V${base - tall + half}A${half},${half * 1.1} 0 0 1 ${x + half},${base - tall + half}V${base}z`,
    fill,
  )
}

function block(x: number, base: number, half: number, tall: number): string {
  return (
    rect(x - half, base - tall, half * 2, tall, stone.face) +
    rect(x - half, base - tall, half * 0.5, tall, stone.lit) +
    rect(x + half * 0.62, base - tall, half * 0.38, tall, stone.shade)
  )
}

function cross(x: number, y: number, size: number): string {
  return line(
    whole`M${x},${y}v${-size}M${x - size * 0.3},${y - size * 0.66}h${size * 0.6}`,
    stone.lit,
    size * 0.16,
  )
}

/** Phương Đình, the stone bell pavilion of Phát Diệm: three arches below, four corner towers and a bell loft above; ground at y, 560 units wide and 600 tall. */
function bellPavilion(x: number, y: number, scale: number): string {
  const cornice = (py: number, half: number) =>
    rect(-half, py, half * 2, 9, stone.lit) + rect(-half, py + 9, half * 2, 6, stone.shade)
  const tower = (tx: number, base: number, half: number, tall: number, roof: number) =>
    block(tx, base, half, tall) +
    arch(tx, base - tall * 0.14, half * 0.46, tall * 0.66, stone.dark) +
    lappedRoof(tx, base - tall + 2, half * 1.66, roof) +
    shape(
      whole`M${tx - 8},${base - tall - roof + 4}q${-3},${-26} ${4},${-32}a5,5 0 1 1 8,0q${7},${6} ${4},${32}z`,
      '#fffaf0',
    )
  const ground =
    block(0, 0, 262, 216) +
    [-168, 168]
      .map(
        (ax) =>
          arch(ax, 0, 66, 172, stone.lit) +
          arch(ax, 0, 52, 156, stone.dark) +
          arch(ax + 12, 0, 30, 112, '#6a5468'),
      )
      .join('') +
    arch(0, 0, 86, 198, stone.lit) +
    arch(0, 0, 70, 180, stone.dark) +
    arch(14, 0, 42, 132, '#6a5468') +
    shape([-262, -104, 86, 244].map((px) => `M${px}0V-216h18V0z`).join(''), stone.lit) +
    shape([-244, -86, 104].map((px) => `M${px}0V-216h7V0z`).join(''), stone.shade) +
    line(
      'M-244-190h132M112-190h132M-244-166h30M214-166h30M-244-110h12M-244-60h12M232-110h12M232-60h12M-104-206h208',
      stone.shade,
      3,
    ) +
    cornice(-226, 276) +
    rect(-286, -14, 572, 14, stone.shade) +
    rect(-286, -14, 572, 6, stone.lit)
  const rails =
    line('M-262-232H262M-262-252H262', stone.lit, 6) +
    line(
      range(23)
        .map((index) => `M${-259 + index * 23.5}-232v-20`)
        .join(''),
      stone.face,
      6,
    )
  const middle =
    block(0, -230, 112, 104) +
    arch(0, -230, 34, 84, stone.dark) +
    [-74, 74]
      .map(
        (ax) =>
          circle(ax, -284, 19, stone.lit) +
          circle(ax, -284, 13, stone.dark) +
          line(`M${ax - 13}-284h26M${ax}-297v26`, stone.lit, 4),
      )
      .join('') +
    lappedRoof(0, -330, 190, 92) +
    block(0, -404, 66, 78) +
    arch(0, -404, 32, 64, stone.dark) +
    shape('M-15-414Q-15-450 0-452 15-450 15-414L20-408H-20z', '#c8923a') +
    lappedRoof(0, -480, 122, 84) +
    cross(0, -556, 46)
  const towers = [-214, 214].map((tx) => tower(tx, -228, 44, 92, 72)).join('')
  return placed(x, y, scale, middle + rails + towers + ground)
}

/** The islet in the pond: rockery, sago palms and a white Christ with an arm raised; waterline at y, 260 units wide, 250 tall. */
function islet(x: number, y: number, scale: number): string {
  const rocks =
    shape(
      'M-136 0L-120-22-96-26-84-44-58-40-44-66-16-62 0-84 26-76 40-50 66-46 82-26 112-22 132 0z',
      '#8c7a86',
    ) +
    shape('M26-76L40-50 66-46 82-26 112-22 132 0H60L44-30z', '#5f546c') +
    line('M-110-10L-90-24M-62-22L-44-46M-20-30L0-62', '#b9a49c', 5)
  const christ =
    shape('M-20-84H22L18-102H-16z', '#d9b98f') +
    shape('M-19-100Q-22-150-16-186-8-196 0-196 12-196 17-184 24-150 21-100z', '#fffaf0') +
    shape('M6-195Q14-194 17-184 24-150 21-100H6Q12-150 6-195z', '#cfc4cc') +
    line('M-13-184Q-30-190-34-222', '#fffaf0', 9) +
    line('M15-182Q28-160 22-140', '#cfc4cc', 9) +
    ellipse(1, -207, 9, 11, '#fffaf0')
  const leaves = (lx: number, ly: number) =>
    line(
      `M${lx} ${ly}q-20-34-46-20m46 20q-8-44-34-48m34 48q6-46 26-52m-26 52q18-38 44-26m-44 26q-2-40-4-54`,
      '#2f6a4c',
      7,
    )
  return placed(x, y, scale, christ + rocks + leaves(-78, -36) + leaves(76, -30))
}

/** A woman riding to the right with two bundles of Kim Sơn sedge behind her; wheels on y, 200 units long and 140 tall. */
function sedgeCyclist(x: number, y: number, scale: number): string {
  const wheel = (wx: number) =>
    `<circle cx="${wx}" cy="-26" r="24" fill="none" stroke="#1d1836" stroke-width="3.6"/>` +
    line(`M${wx - 22}-26h44M${wx}-48v44`, '#1d1836', 0.9)
  const frame = line(
    'M-44-26L-20-62H26M-20-62L0-26H-44M0-26L26-62M44-26L26-76H40M-28-68H-8',
    '#1d1836',
    4,
  )
  const sedge =
    shape('M-112-66Q-60-84 4-66L2-48Q-60-62-110-46z', '#d9b44a') +
    shape('M-104-40Q-56-56-6-42L-8-26Q-58-38-102-22z', '#b98f34') +
    line('M-112-60q-12 0-20 4m20 6q-10 2-18 8M-104-36q-12 2-18 8', '#d9b44a', 4) +
    line('M-78-74V-28M-40-72V-30', '#7a4a2a', 4)
  const legs =
    line('M-16-66L8-50 0-20', '#2a2544', 11) +
    line('M-12-66L14-56 10-28', '#3b3560', 11) +
    line('M8-24h12', '#f2d8a8', 6)
  const body =
    shape('M-28-66Q-30-96-14-116-6-122 4-118 12-100 4-64z', '#e0342a') +
    shape('M-28-66Q-30-96-14-116-18-90-10-64z', '#a3222c')
  const arm = line('M-2-110Q10-92 34-80', '#e0342a', 9) + circle(37, -79, 4.6, skin)
  const head =
    shape('M-4-126H6V-114H-4z', '#c98a5c') +
    ellipse(3, -131, 9.4, 11, skin) +
    shape('M-8-138Q0-146 6-140-2-132-3-116-12-124-8-138z', '#1f1420')
  return placed(
    x,
    y,
    scale,
    ellipse(-10, 0, 90, 6, '#3a2a4a', 0.35) +
      wheel(-44) +
      wheel(44) +
      legs +
      frame +
      sedge +
      body +
      head +
      conicalHat(2, -137, 1.6, 4) +
      arm,
  )
}

/** Phát Diệm: the stone bell pavilion with its village-hall roofs over the pond in late light, Christ on the islet, sedge going home by bicycle. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const shore = h * choose(frame, 0.665, 0.7, 0.66)
  const lane = h * choose(frame, 0.885, 0.87, 0.87)
  const x = w * choose(frame, 0.58, 0.57, 0.56)
  const k = choose(frame, 0.9, 0.82, 0.9) * u
  const isle = {
    x: w * choose(frame, 0.31, 0.19, 0.17),
    y: h * choose(frame, 0.76, 0.775, 0.755),
    k: choose(frame, 0.82, 0.78, 0.74) * u,
  }
  const side = (sx: number, half: number) =>
    rect(sx - half, shore - 96 * u, half * 2, 86 * u, '#b98f82') +
    lappedRoof(sx, shore - 92 * u, half * 1.16, 76 * u) +
    shape(
      range(4)
        .map(
          (index) =>
            whole`M${sx + (index - 1.5) * half * 0.46 - 10 * u},${shore - 14 * u}v${-50 * u}h${20 * u}v${50 * u}z`,
        )
        .join(''),
      '#5c4660',
    )
  return [
    sky(frame, shore, ['#23407f', '#4f79a8', '#a9b6b4', '#f6cf94']),
    cloud(
      w * choose(frame, 0.2, 0.26, 0.24),
      h * choose(frame, 0.3, 0.42, 0.22),
      240 * u,
      '#f3d9b4',
      0.9,
    ),
    cloud(
      w * choose(frame, 0.88, 0.9, 0.93),
      h * choose(frame, 0.22, 0.36, 0.34),
      190 * u,
      '#f3d9b4',
      0.75,
    ),
    range(choose(frame, 13, 8, 8))
      .map((index) =>
        foliage(
          w * (index / choose(frame, 12, 7, 7)),
          shore - (30 + (index % 3) * 22) * u,
          90 * u,
          (60 + (index % 2) * 24) * u,
          index % 2 ? '#44607a' : '#39536e',
          3 + index,
        ),
      )
      .join(''),
    mirrored(
      'p',
      choose(frame, side(w * 0.1, 130 * u) + side(w * 0.905, 120 * u), side(w * 0.91, 60 * u), '') +
        bellPavilion(x, shore - 8 * u, k) +
        rect(0, shore - 12 * u, w, 12 * u, '#d9b98f'),
      shore,
      1,
      0.62,
    ),
    rect(0, shore, w, h - shore, '#2f5f88', 0.66),
    rect(0, shore, w, 7 * u, '#6a5468'),
    ripples({
      left: 0,
      right: w,
      top: shore + 24 * u,
      bottom: lane,
      count: 26,
      colour: '#3a6a92',
      seed: 5,
      length: 260 * u,
    }),
    ripples({
      left: w * 0.2,
      right: w * 0.9,
      top: shore + 20 * u,
      bottom: lane,
      count: 12,
      colour: '#f6cf94',
      seed: 12,
      opacity: 0.6,
      length: 130 * u,
    }),
    mirrored('i', islet(isle.x, isle.y, isle.k), isle.y, 0.35, 0.5),
    rect(0, lane, w, h - lane, '#c98f62'),
    rect(0, lane - 12 * u, w, 16 * u, '#f0d3a0'),
    rect(0, lane + 4 * u, w, 10 * u, '#7a5560'),
    shape(whole`M0,${h - 26 * u}Q${w * 0.4},${h - 50 * u} ${w},${h - 20 * u}V${h}H0z`, '#a86a50'),
    sedgeCyclist(
      w * choose(frame, 0.46, 0.46, 0.47),
      h * choose(frame, 0.955, 0.935, 0.95),
      choose(frame, 1.24, 1.46, 1.26) * u,
    ),
  ].join('')
}
