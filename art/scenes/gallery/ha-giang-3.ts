import { foliage } from '../../kit/foliage'
import { marketUmbrella } from '../../kit/hill-market'
import { basketWoman, bowlDrinker, ladleWoman } from '../../kit/market-women'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** One bay of the old quarter of Đồng Văn: stone below, a wooden gallery above, yin-yang tiles; 340 units wide and 330 tall. */
function oldBay(x: number, y: number, scale: number): string {
  const posts = line('M-150-210V0M-50-210V0M50-210V0M150-210V0', '#6a3a2c', 11)
  return placed(
    x,
    y,
    scale,
    rect(-160, -210, 320, 210, '#d9a868') +
      rect(-160, -96, 320, 96, '#c98f5c') +
      rect(-110, -84, 48, 84, '#4a2a30') +
      rect(-16, -84, 60, 84, '#4a2a30') +
      rect(86, -84, 48, 60, '#4a2a30') +
      rect(-140, -196, 80, 62, '#5c3430') +
      rect(-40, -196, 80, 62, '#5c3430') +
      rect(60, -196, 80, 62, '#5c3430') +
      posts +
      rect(-166, -118, 332, 18, '#6a3a2c') +
      line('M-160-140H160', '#6a3a2c', 6) +
      shape('M-190-198Q-170-214-150-290H150Q170-214 190-198 0-214-190-198z', '#5f5266') +
      line(
        range(11)
          .map((i) => `M${-140 + i * 28}-288L${-170 + i * 34}-204`)
          .join(''),
        '#443a54',
        5,
      ) +
      line('M-156-292H156M-190-198Q0-214 190-198', '#443a54', 9) +
      circle(-100, -166, 15, '#d8392a') +
      circle(0, -166, 15, '#d8392a') +
      circle(100, -166, 15, '#d8392a'),
  )
}

/** A crowd further back, in one dark ink with bright scarves. */
function crowd(left: number, right: number, y: number, s: number, seed: number): string {
  const count = Math.round((right - left) / (58 * s))
  const spots = range(count).map((i) => ({
    x: left + (i + 0.5) * 58 * s + (((i * 31 + seed) % 9) - 4) * 4 * s,
    tall: (140 + ((i * 43 + seed) % 5) * 8) * s,
    tone: (i * i + seed) % 3,
  }))
  const bodies = spots
    .map(
      ({ x, tall }) =>
        whole`M${x - 30 * s},${y}Q${x - 34 * s},${y - tall * 0.7} ${x},${y - tall * 0.84}Q${x + 34 * s},${y - tall * 0.7} ${x + 30 * s},${y}z`,
    )
    .join('')
  const scarves = ['#e0508a', '#3fa890', '#f4b63c'].map((tone, which) =>
    line(
      spots
        .filter((spot) => spot.tone === which)
        .map(({ x, tall }) => whole`M${x - 3 * s},${y - tall * 0.9}h${6 * s}`)
        .join(''),
      tone,
      36 * s,
    ),
  )
  const faces = line(
    spots
      .map(({ x, tall }, i) => whole`M${x + (i % 2 ? 8 : -8) * s},${y - tall * 0.85}h0`)
      .join(''),
    '#b06c4c',
    22 * s,
  )
  return shape(bodies, '#5c4878') + scarves.join('') + faces
}

/** The great pan of thắng cố on its hearth; the rim's middle at (x, y), 420 units wide. */
function stewPan(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    shape('M-150 40L-170 170H170L150 40z', '#6a4a4c') +
      shape('M40 60L60 170H170L150 40z', '#43303c') +
      shape('M-70 170Q-74 96 0 88 74 96 70 170z', '#2a1a26') +
      shape(
        'M-50 170Q-64 132-36 104-24 126-14 92 10 112 12 132 24 112 40 116 58 140 48 170z',
        '#f0702c',
      ) +
      shape('M-24 170Q-34 146-14 126-2 142 8 122 26 146 20 170z', '#ffd25a') +
      shape('M-214 0Q-180 112 0 114T214 0z', '#26202e') +
      shape('M-150 66Q-90 112 0 114T150 66Q60 96-150 66z', '#4a4256') +
      ellipse(0, 0, 216, 50, '#3a3244') +
      ellipse(0, 4, 194, 40, '#a4552e') +
      shape('M-150 0q40-22 90-8t90-12 120 14q-40 26-110 22t-120-2-70-14z', '#c9753a') +
      line('M-110 4h26M-40-10h30M30 8h34M90-6h26M-10 20h24', '#7a3524', 15) +
      line('M-70 14h10M60-12h12M124 8h8', '#8fae4a', 9) +
      line('M-214-2q-30-14-24-34M214-2q30-14 24-34', '#26202e', 12),
  )
}

/** Hà Giang: the Sunday market of Đồng Văn, women in pleated skirts about the steaming pan. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const yard = h * choose(frame, 0.62, 0.6, 0.62)
  const row = choose(frame, [0.07, 0.29, 0.51, 0.73, 0.95], [0.1, 0.46, 0.82], [0.1, 0.46, 0.82])
  const pink = {
    skirt: '#dd3f78',
    skirtShade: '#a32a66',
    hems: ['#3fb5a0', '#f4b63c', '#fff1d6'] as const,
    coat: '#2c2f6c',
    coatShade: '#1d1f4c',
    scarf: '#f2a32e',
    scarfShade: '#c8742a',
    skin: '#bd7850',
    silver: '#f4f1e6',
  }
  const red = {
    ...pink,
    skirt: '#d8392a',
    skirtShade: '#97273c',
    hems: ['#f4b63c', '#e0508a', '#fff1d6'] as const,
    scarf: '#3f9f7c',
    scarfShade: '#2a7466',
    coat: '#2a6a80',
    coatShade: '#1b4a64',
  }
  const pan = choose(
    frame,
    { x: 0.47, y: 0.78, s: 1.0 },
    { x: 0.46, y: 0.81, s: 1.0 },
    { x: 0.46, y: 0.8, s: 0.88 },
  )
  const [px, py] = [w * pan.x, h * pan.y]
  const steam = (x: number, size: number) =>
    placed(
      px + x * u,
      py - 10 * u,
      size * pan.s * u,
      shape(
        'M-30 0Q-80-70-20-130T-10-260Q-40-330 30-400 6-330 44-270 90-190 30-120-20-60 26 0z',
        '#fff6e0',
        0.72,
      ),
    )
  const s = choose(frame, 1.12, 1.16, 1.0) * u
  return [
    sky(frame, yard, ['#f2b98a', '#fad7a0', '#fff0cc']),
    posterKarst({
      x: w * choose(frame, 0.2, 0.1, 0.1),
      base: yard,
      width: 620 * u,
      height: choose(frame, 480, 640, 500) * u,
      seed: 4,
      rock: '#b48fa4',
      shade: '#926f92',
      light: 'right',
    }),
    posterKarst({
      x: w * choose(frame, 0.78, 0.86, 0.86),
      base: yard,
      width: 700 * u,
      height: choose(frame, 540, 760, 560) * u,
      seed: 13,
      rock: '#b48fa4',
      shade: '#926f92',
      light: 'right',
    }),
    foliage(w * 0.5, yard - 200 * u, 90 * u, 50 * u, '#6f8a5c', 3),
    row.map((x) => oldBay(w * x, yard, choose(frame, 1.02, 1.02, 0.94) * u)).join(''),
    rect(0, yard, w, h - yard, '#e3b27c'),
    shape(whole`M0,${h * 0.8}Q${w * 0.3},${h * 0.74} ${w},${h * 0.84}V${h}H0z`, '#c98f64'),
    marketUmbrella(
      w * choose(frame, 0.17, 0.12, 0.13),
      yard + 40 * u,
      1.15 * u,
      260,
      ['#d8392a', '#fff1d6'],
      -3,
    ),
    marketUmbrella(
      w * choose(frame, 0.86, 0.93, 0.92),
      yard + 30 * u,
      1.1 * u,
      250,
      ['#3fa890', '#fff1d6'],
      3,
    ),
    crowd(-20, w + 20, yard + 66 * u, 0.86 * u, 4),
    steam(-90, 0.9),
    steam(70, 0.76),
    ladleWoman(px + 250 * s * choose(frame, 1.06, 0.92, 0.94), h * 0.95, s, pink),
    stewPan(px, py, pan.s * u),
    steam(-10, 1.15),
    basketWoman(
      px - choose(frame, 400, 270, 250) * u,
      h * choose(frame, 0.99, 0.985, 0.99),
      s * choose(frame, 1.12, 1, 1),
      red,
      true,
    ),
    frame.format === 'wide'
      ? bowlDrinker(w * 0.9, h * 0.96, 1.1 * u, '#26264c', '#16162f', '#bd7850', true)
      : '',
  ].join('')
}
