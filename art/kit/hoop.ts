import { num } from './path'

/** A circle as a line only: a tyre, a rim, a wheel's hoop. */
export function hoop(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`
}
