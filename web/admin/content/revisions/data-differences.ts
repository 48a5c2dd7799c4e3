import { isSame } from '../../../../schema/content/pairs'
import { isRecord, type Json, type Path, valueAt, withValueAt } from '../form/paths'

export interface DataDifference {
  /** Where the value is; items of a list as `@` and their id, or else by their number from 0. */
  path: Path
  from: unknown
  to: unknown
}

const isGroups = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some(isRecord)

/**
 * The children of a value by name; items of a list by their id where they have one, so that a moved
 * item is still the same.
 */
function childrenOf(value: unknown): Map<string | number, unknown> {
  if (isGroups(value))
    return new Map(
      value.map((item, index) => [
        isRecord(item) && typeof item.id === 'string' ? `@${item.id}` : index,
        item,
      ]),
    )
  return new Map(isRecord(value) ? Object.entries(value) : [])
}

const isParent = (value: unknown) => isRecord(value) || isGroups(value)

/**
 * Where two versions of data differ, down to single fields; a list that is only in another order
 * counts as a whole.
 */
export function dataDifferences(from: unknown, to: unknown, path: Path = []): DataDifference[] {
  if (isSame(from, to)) return []
  if (!isParent(from) && !isParent(to)) return [{ path, from, to }]
  const [before, after] = [childrenOf(from), childrenOf(to)]
  const keys = [...new Set([...after.keys(), ...before.keys()])]
  const inside = keys.flatMap((key) =>
    dataDifferences(before.get(key), after.get(key), [...path, key]),
  )
  return inside.length > 0 ? inside : [{ path, from: [...before.keys()], to: [...after.keys()] }]
}

/** A path of {@link dataDifferences} with the numbers of list items; undefined where one is not there. */
function placeIn(data: Json, path: Path): Path | undefined {
  const place: (string | number)[] = []
  for (const key of path) {
    const list = valueAt(data, place)
    const found = Array.isArray(list)
      ? [...childrenOf(list).keys()].indexOf(key)
      : isRecord(list)
        ? key
        : -1
    if (found === -1) return undefined
    place.push(found)
  }
  return place
}

/**
 * Data with another version's value at the path of a difference; undefined for a list, and where
 * one of them does not have the list item that it is in.
 */
export function withTaken(data: Json, version: Json, path: Path): Json | undefined {
  const [here, there] = [placeIn(data, path), placeIn(version, path)]
  if (!here || !there || isParent(valueAt(data, here))) return undefined
  return withValueAt(data, here, valueAt(version, there))
}
