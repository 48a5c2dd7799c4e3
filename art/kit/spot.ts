import { formatSizes, type Scene, unit } from '../scene'
import { ellipse, placed } from './shapes'

/** The few inks of the spots; each shape has its light side and, hard against it, its shade. */
export const ink = {
  paper: '#ffebc6',
  paperShade: '#e4c48f',
  red: '#d8402c',
  redShade: '#8f2430',
  gold: '#f4b63f',
  goldShade: '#c9741f',
  green: '#4c9a55',
  greenShade: '#1d5a48',
  teal: '#2a8783',
  tealShade: '#135158',
  wood: '#a9633a',
  woodShade: '#613327',
  blue: '#4a6fb5',
  blueShade: '#2a3f78',
  dark: '#6b4653',
  pink: '#ef8f8a',
} as const

/** The hard shadow that a thing throws on whatever ground it stands on, by day and by night. */
export function cast(x: number, y: number, rx: number, ry: number): string {
  return ellipse(x, y, rx, ry, '#9a6f48', 0.34)
}

/** A thing on the page's own ground, drawn around its middle within 420 units to each side. */
export function spot(content: string): Scene {
  return (frame) =>
    placed(
      frame.width / 2,
      frame.height / 2,
      unit(frame) * (frame.width === formatSizes.square.width ? 1 : 0.9),
      content,
    )
}
