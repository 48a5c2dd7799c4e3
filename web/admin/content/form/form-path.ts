import { withoutBlanks } from '../../../../schema/content/check-data'
import { type Json, type Path, valueAt } from './paths'

const isBlank = (item: unknown) => Object.keys(withoutBlanks({ item })).length === 0

/**
 * A path of data without blanks, such as `activities.0.nameVi`, in the form, where empty list items
 * still count.
 */
export function toFormPath(data: Json, path: string): Path {
  const keys = path === '' ? [] : path.split('.')
  const found: (string | number)[] = []
  for (const key of keys) {
    const list = valueAt(data, found)
    const kept = Array.isArray(list)
      ? list.flatMap((item, index) => (isBlank(item) ? [] : [index]))
      : undefined
    found.push(kept ? (kept[Number(key)] ?? Number(key)) : key)
  }
  return found
}
