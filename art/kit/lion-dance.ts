import { foliage } from './foliage'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

/** The head of a lion dance (múa lân) seen from the front, with the cape and the dancers' legs; head about 240 wide, legs end at y. */
export function lionDance(x: number, y: number, scale: number): string {
  return placed(x, y, scale, legs() + cape() + placed(0, -176, 1, ears() + face() + mouth()))
}

function legs(): string {
  const leg = (lx: number, lean: number) =>
    shape(`M${lx - 20}-80L${lx - 22 + lean}-12H${lx + 20 + lean}L${lx + 20}-80z`, '#f6b52c') +
    foliage(lx + lean, -34, 25, 9, '#fff1cf', lx + 90) +
    foliage(lx + lean, -16, 24, 8, '#fff1cf', lx + 95) +
    shape(`M${lx - 22 + lean}-9H${lx + 24 + lean}V0H${lx - 28 + lean}z`, '#1d1430')
  return leg(-46, -12) + leg(46, 12)
}

function cape(): string {
  const scallops = range(6)
    .map((index) => `M${-92 + index * 37} -70q18 26 37 0`)
    .join('')
  return (
    shape('M-96-150Q-128-96-112-68H112Q128-96 96-150z', '#c22a2a') +
    line(scallops, '#ffd25a', 7) +
    line('M-108-96Q0-64 108-96', '#ffd25a', 5)
  )
}

function ears(): string {
  const ear = (side: number) =>
    placed(
      side * 100,
      -62,
      1,
      foliage(0, 0, 22, 32, '#fff1cf', 12 + side) +
        ellipse(0, 0, 12, 22, '#ee7a2c') +
        ellipse(0, 4, 6, 14, '#8a1a2a'),
      false,
      side * 38,
    )
  return foliage(0, -24, 118, 96, '#ffe7b8', 5) + ear(-1) + ear(1)
}

function face(): string {
  const skull =
    shape('M-96-10Q-104-112 0-122 104-112 96-10 88 34 0 38-88 34-96-10z', '#e0352b') +
    shape('M0-122Q104-112 96-10 88 34 40 36 70-40 0-122z', '#b81f2c', 0.55)
  const horn =
    shape('M-14-112Q-10-142 6-164 16-138 15-112z', '#2f9c7a') +
    line('M-11-122H13M-8-134H12', '#ffd25a', 4)
  const brow =
    shape('M-52-68Q-24-108 0-98 24-108 52-68 24-76 0-58-24-76-52-68z', '#ffc531') +
    circle(0, -82, 15, '#1d1430') +
    circle(0, -82, 11, '#dff1ee')
  const eye = (side: number) =>
    foliage(side * 47, -42, 40, 14, '#fffaf0', 31 + side) +
    ellipse(side * 46, -16, 31, 27, '#ffc531') +
    ellipse(side * 46, -15, 25, 22, '#fffaf0') +
    circle(side * 43, -12, 14, '#1d1430') +
    circle(side * 43 - 5, -18, 4.5, '#fffaf0') +
    shape(
      `M${side * 46 - 27}-20Q${side * 46}-52 ${side * 46 + 27}-20 ${side * 46}-34 ${side * 46 - 27}-20z`,
      '#2f9c7a',
    )
  const nose =
    ellipse(0, 14, 27, 17, '#ffc531') +
    circle(-12, 16, 6, '#8a1a2a') +
    circle(12, 16, 6, '#8a1a2a') +
    ellipse(0, 6, 14, 6, '#fff1cf')
  return (
    skull +
    horn +
    brow +
    eye(-1) +
    eye(1) +
    nose +
    circle(-78, 22, 15, '#f0629c') +
    circle(78, 22, 15, '#f0629c')
  )
}

function mouth(): string {
  const gape =
    shape('M-82 32Q0 54 82 32L64 84Q0 104-64 84z', '#3a0a1c') + ellipse(0, 84, 34, 13, '#f0708a')
  const teeth = shape(
    'M-50 43h16l-8 15zM34 43h16l-8 15zM-24 46h12v9h-12zM12 46h12v9H12zM-7 47H7v10H-7z',
    '#fffaf0',
  )
  const lip = line('M-84 32Q0 56 84 32', '#fff1cf', 13)
  const jaw =
    shape('M-70 76Q0 116 70 76L60 100Q0 132-60 100z', '#ffc531') +
    line('M-60 90Q0 120 60 90', '#e0352b', 5) +
    foliage(0, 122, 54, 20, '#fffaf0', 44)
  return gape + teeth + jaw + lip
}
