import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { shining } from './shining'

export interface FoodCartColours {
  body: string
  shade: string
  trim: string
  canopy: string
  canopyStripe: string
}

/** A street food cart: a lit glass case of bread on a painted box under a striped canopy; wheels on y, 300 units wide and 400 tall. */
export function foodCart(x: number, y: number, scale: number, c: FoodCartColours): string {
  const wheels = [-96, 96]
    .map(
      (wx) =>
        circle(wx, -34, 34, '#17121c') +
        circle(wx, -34, 25, c.shade) +
        line(
          `M${wx - 22}-34h44M${wx}-56v44M${wx - 16}-50l32 32M${wx + 16}-50l-32 32`,
          '#c9b9a0',
          3,
        ),
    )
    .join('')
  const box =
    rect(-140, -150, 280, 102, c.body) +
    shape('M90-150H140V-48H90z', c.shade) +
    rect(-150, -162, 300, 16, '#dfe5e2') +
    `<path fill="none" stroke="${c.trim}" stroke-width="4" d="M-124-132H74V-66H-124z"/>` +
    shape('M-25-99L0-124 25-99 0-74z', c.trim)
  const loaves = range(6)
    .map((index) => `M${-116 + index * 40}-174q18-22 36 0 0 8-18 8t-18-8z`)
    .join('')
  const second = range(5)
    .map((index) => `M${-96 + index * 40}-188q18-22 36 0 0 8-18 8t-18-8z`)
    .join('')
  const hang = range(6)
    .map((index) => `M${-100 + index * 40}-268v${22 + (index % 2) * 12}`)
    .join('')
  const glass = shining(
    rect(-130, -272, 260, 110, '#ffd07a') +
      shape('M-90-272H90Q60-230 0-230T-90-272z', '#fff3c4', 0.8) +
      line(hang, '#b8402a', 13) +
      shape(second, '#d98a3a') +
      shape(loaves, '#e8a24a'),
  )
  const frame = line('M-132-166V-276M132-166V-276M-132-274H132M0-166V-276', '#dfe5e2', 6)
  const posts = line('M-132-276V-346M132-276V-346', c.trim, 6)
  const stripes = range(8)
    .map(
      (index) => `M${-170 + index * 46}-338L${-140 + index * 38}-392h19L${-147 + index * 46}-338z`,
    )
    .join('')
  const hem = range(8)
    .map(() => 'a21.500 15 0 0 1-43 0')
    .join('')
  const canopy = shape(`M172-340${hem}L-142-392H142z`, c.canopy) + shape(stripes, c.canopyStripe)
  return placed(
    x,
    y,
    scale,
    ellipse(0, 0, 170, 12, '#000', 0.35) + wheels + box + glass + frame + posts + canopy,
  )
}

/** A guest on a low stool seen from behind, feet at (x, y), about 150 units tall. */
export function guestFromBehind(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  shade: string,
  stool: string,
  stoolShade: string,
  head: string,
): string {
  const seat =
    shape('M-34-52H34L44 0H30L26-34H-26L-30 0H-44z', stoolShade) +
    shape('M-38-62H38Q42-62 42-56T38-48H-38Q-42-50-42-56T-38-62z', stool)
  const legs = shape(
    'M-40-60Q-62-50-64-2H-46Q-44-30-24-44zM40-60Q62-50 64-2H46Q44-30 24-44z',
    '#2a2346',
  )
  const body =
    shape('M-42-54Q-50-96-38-122-18-136 0-134 18-136 38-122 50-96 42-54 0-44-42-54z', shirt) +
    shape('M14-134Q30-132 38-122 50-96 42-54 32-50 20-49 30-90 14-134z', shade)
  return placed(
    x,
    y,
    scale,
    legs +
      seat +
      body +
      line('M-38-116Q-58-96-52-74M38-116Q58-96 52-74', shirt, 16) +
      shape('M-8-140H8V-126H-8z', '#d99a6c') +
      head,
  )
}

/** Dark hair in a bun or a short cut, for `guestFromBehind`. */
export function hairFromBehind(bun: boolean): string {
  return (
    ellipse(0, -158, 20, 24, '#1d1220') +
    (bun ? circle(0, -184, 11, '#1d1220') : shape('M-12-140H12V-130H-12z', '#d99a6c'))
  )
}

/** A conical hat from behind, for `guestFromBehind`. */
export function hatFromBehind(): string {
  return (
    ellipse(0, -150, 15, 18, '#1d1220') +
    shape('M-46-150Q-18-178 0-196 18-178 46-150 0-136-46-150z', '#f2d48c') +
    shape('M0-196Q18-178 46-150 28-145 14-143z', '#d3a655')
  )
}
