import { num } from './path'
import { range } from './rng'
import { line, rect, shape } from './shapes'
import { whole } from './whole-path'

export interface ShutteredHouseOptions {
  x: number
  base: number
  width: number
  height: number
  floors: number
  wall: string
  shade: string
  trim: string
  shutter: string
  /** colour of the windows' light; shut when left out. */
  glow?: string
  roof: string
  /** how the front ends above. */
  crown: 'gable' | 'parapet'
}

/** A tube house of the old quarter asleep behind its shutters: a balcony, a tiled gable or a plaster parapet. */
export function shutteredHouse(options: ShutteredHouseOptions): string {
  const { x, base, width: w, height: h, floors, trim, shutter } = options
  const top = base - h
  const storey = h / floors
  const wall = rect(x, top, w, h, options.wall) + rect(x, top, w * 0.09, h, options.shade)
  const upper = range(floors - 1).map((floor) => {
    const foot = top + (floor + 1) * storey
    const tall = storey * 0.56
    const panes = [0.3, 0.7].map((spot) => {
      const left = x + w * spot - w * 0.12
      const pane = rect(
        left,
        foot - tall - storey * 0.14,
        w * 0.24,
        tall,
        floor % 2 === 0 && options.glow ? options.glow : shutter,
      )
      const slats = range(4).map(
        (row) => whole`M${left},${foot - storey * 0.14 - (tall * (row + 0.7)) / 4.4}h${w * 0.24}`,
      )
      return (
        pane +
        line(
          whole`${slats.join('')}M${left + w * 0.12},${foot - storey * 0.14}v${-tall}`,
          options.shade,
          2,
          0.8,
        )
      )
    })
    const rail =
      floor === floors - 2
        ? line(
            `${range(9)
              .map((post) => whole`M${x + (w * (post + 0.5)) / 9},${foot - 2}v${-storey * 0.26}`)
              .join('')}M${num(x)},${num(foot - storey * 0.28)}h${num(w)}`,
            trim,
            2.6,
          )
        : ''
    return panes.join('') + rect(x - 4, foot - 5, w + 8, 7, trim) + rail
  })
  const door =
    rect(x + w * 0.12, base - storey * 0.72, w * 0.76, storey * 0.72, shutter) +
    line(
      range(5)
        .map((panel) => whole`M${x + w * (0.25 + panel * 0.125)},${base}v${-storey * 0.72}`)
        .join(''),
      options.shade,
      2.4,
    )
  return crown(options, top) + wall + upper.join('') + door
}

function crown(options: ShutteredHouseOptions, top: number): string {
  const { x, width: w, roof, trim, wall } = options
  if (options.crown === 'gable') {
    const tiles = range(7).map(
      (row) =>
        whole`M${x + (w * (row + 0.5)) / 7},${top - w * 0.32}L${x - w * 0.05 + (w * 1.1 * (row + 0.5)) / 7},${top}`,
    )
    return (
      shape(whole`M${x},${top - w * 0.34}h${w}l${w * 0.07},${w * 0.36}H${x - w * 0.07}z`, roof) +
      line(tiles.join(''), trim, 2, 0.6)
    )
  }
  const crest =
    whole`M${x},${top}v${-w * 0.16}h${w * 0.2}q${w * 0.04},${-w * 0.14} ${w * 0.3},${-w * 0.16}` +
    whole`q${w * 0.26},${w * 0.02} ${w * 0.3},${w * 0.16}h${w * 0.2}v${w * 0.16}z`
  return (
    shape(crest, wall) +
    line(
      whole`M${x - 4},${top - w * 0.16}h${w * 0.24}q${w * 0.04},${-w * 0.14} ${w * 0.3},${-w * 0.16}` +
        whole`q${w * 0.26},${w * 0.02} ${w * 0.3},${w * 0.16}h${w * 0.24}`,
      trim,
      5,
    )
  )
}
