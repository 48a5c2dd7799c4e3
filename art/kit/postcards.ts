import { junk } from './junk'
import { karst } from './karst'
import { lantern } from './lantern'
import { palm } from './palm'
import { range } from './rng'
import { circle, clipped, ellipse, line, rect, shape } from './shapes'
import { shining } from './shining'
import { thienMuTower } from './thien-mu'
import { train } from './transport'
import { whole } from './whole-path'

/** A picture postcard around its own top middle, bowed by the wind: paper margin, the picture cut to it, the side in the shade. */
function card(id: string, width: number, height: number, picture: string): string {
  const half = width / 2
  const bow = 7
  const outline = (margin: number) => {
    const [x, top, foot] = [half - margin, margin, height - margin]
    return (
      whole`M${-x},${top}H${x}Q${x + bow},${height * 0.55} ${x - bow},${foot - 4}Q${bow},${foot - 12} ${-x - bow},${foot + 3}` +
      whole`Q${bow - x},${height * 0.55} ${-x},${top}z`
    )
  }
  const shade =
    whole`M${half * 0.42},0H${half}Q${half + bow},${height * 0.55} ${half - bow},${height - 4}` +
    whole`L${half * 0.2},${height - 8}Q${half * 0.66},${height * 0.5} ${half * 0.42},0z`
  return (
    shape(outline(0), '#fff8ea') + clipped(id, outline(9), picture) + shape(shade, '#1d2550', 0.13)
  )
}

/** Hạ Long on a card, 150 by 216: two towers of rock and a red-sailed junk. */
export function bayCard(id: string): string {
  return card(
    id,
    150,
    216,
    rect(-85, 0, 170, 226, '#bfe6d8') +
      rect(-85, 0, 170, 60, '#8fd2cb') +
      karst({ x: -4, base: 136, width: 58, height: 70, seed: 6, fill: '#7fbab2', steps: 6 }) +
      karst({
        x: -44,
        base: 142,
        width: 78,
        height: 112,
        seed: 4,
        fill: '#2f7f80',
        shade: '#1c5c66',
        light: 'right',
        steps: 7,
      }) +
      karst({
        x: 56,
        base: 140,
        width: 64,
        height: 88,
        seed: 9,
        fill: '#2f7f80',
        shade: '#1c5c66',
        light: 'left',
        steps: 7,
      }) +
      rect(-85, 136, 170, 90, '#2a94a0') +
      line('M-60 158h44M10 150h50M-20 196h70M-64 186h24', '#9fdcd2', 4) +
      junk(8, 178, 0.72, { sail: '#e23a2a', sailShade: '#b52530', hull: '#33203a' }),
  )
}

/** Hội An on a card, 140 by 200: lanterns before a yellow wall. */
export function lanternCard(id: string): string {
  return card(
    id,
    140,
    200,
    rect(-80, 0, 160, 210, '#f2b33c') +
      shape('M-80 0H80V34Q0 50-80 34z', '#7a3030') +
      range(9)
        .map((index) => circle(-72 + index * 18, 36, 10, '#a8442f'))
        .join('') +
      shape('M-26 200V128Q-26 96 0 96T26 128V200z', '#5a2432') +
      rect(-66, 124, 24, 44, '#2b857d') +
      rect(42, 124, 24, 44, '#2b857d') +
      shining(
        lantern(-34, 40, 0.92, { silk: '#d8322b', shine: '#ffb06a' }) +
          lantern(34, 30, 1.06, { silk: '#2f6fb0', shine: '#a8dcf0' }, 'garlic') +
          lantern(2, 48, 0.8, { silk: '#f7e2a0', shine: '#fff6d8' }, 'drum'),
      ),
  )
}

/** The coast train on a card, 210 by 146. */
export function trainCard(id: string): string {
  return card(
    id,
    210,
    146,
    rect(-115, 0, 230, 156, '#ffb673') +
      rect(-115, 60, 230, 96, '#2f86a0') +
      line('M-90 74h60M-40 86h70M30 72h60', '#9fd4d6', 4) +
      shape('M-115 66Q-40 10 20 40T115 0V146H-115z', '#b65a5a') +
      shape('M-115 90Q-20 64 40 70T115 52V146H-115z', '#4a2f58') +
      train(-84, 113, 0.86, 2, {
        body: '#e2392b',
        stripe: '#fff1cf',
        roof: '#8a2430',
        window: '#23446e',
        dark: '#20152e',
      }) +
      shape('M-115 112H115V156H-115z', '#2c1c40'),
  )
}

/** The tower of Thiên Mụ on a card, 130 by 196. */
export function towerCard(id: string): string {
  return card(
    id,
    130,
    196,
    rect(-75, 0, 150, 206, '#f7a9a0') +
      rect(-75, 0, 150, 52, '#e58aa0') +
      ellipse(-40, 158, 52, 34, '#4a5a80') +
      ellipse(46, 156, 46, 44, '#4a5a80') +
      thienMuTower(0, 164, 0.62, {
        wall: '#f2c07a',
        shade: '#b06a5c',
        light: '#ffe0a4',
        eave: '#6a3448',
        dark: '#5a2c44',
      }) +
      shape('M-75 160Q0 148 75 160V206H-75z', '#2c3a66') +
      line('M-50 178h40M0 186h50', '#8a86b0', 4),
  )
}

/** A palm beach on a card, 210 by 140. */
export function beachCard(id: string): string {
  return card(
    id,
    210,
    140,
    rect(-115, 0, 230, 150, '#a5e0dc') +
      shape('M20 56Q60 34 105 44V60H20z', '#5fa8a4') +
      rect(-115, 56, 230, 94, '#1f9fae') +
      shape('M-115 84Q0 60 115 96V150H-115z', '#6fd0c6') +
      shape('M-115 98Q-10 76 115 114V150H-115z', '#ffe6b4') +
      palm(
        -46,
        128,
        0.66,
        { trunk: '#8a5a3c', leaf: '#1f7a58', leafLight: '#3fa06a' },
        130,
        40,
        3,
      ) +
      shape('M30 84h52l-10 12h-32z', '#d8322b') +
      line('M54 84V62', '#5a2c34', 3) +
      shape('M56 62l22 18h-22z', '#fff6e4'),
  )
}

/** A wooden clothes peg biting downwards at (0, 0), 14 units wide and 46 tall. */
export function peg(wood: string, shade: string): string {
  return (
    shape('M-7-22L-5 14H-1L0-2 1 14H5L7-22H1L0-12-1-22z', wood) +
    shape('M2-22H7L5 14H2z', shade) +
    rect(-6, -8, 12, 5, '#7a7f88')
  )
}
