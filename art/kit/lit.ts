import { shining } from './shining'

/** A prop of which what has one of the given colours shines. */
export function lit(svg: string, ...lamps: readonly string[]): string {
  return lamps.reduce((text, lamp) => text.replaceAll(`="${lamp}"`, shining(`="${lamp}"`)), svg)
}
