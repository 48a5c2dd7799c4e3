import { shining } from './shining'

/** A prop by night with only its lamps still burning: what has one of the given colours shines, the rest darkens. */
export function lit(svg: string, ...lamps: readonly string[]): string {
  return lamps.reduce((text, lamp) => text.replaceAll(`="${lamp}"`, shining(`="${lamp}"`)), svg)
}
