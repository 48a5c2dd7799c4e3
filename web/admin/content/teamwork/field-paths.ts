import { isRecord } from '../../../../schema/content/in-one-language'
import { isIndex, type Json, type Path } from '../form/paths'

/** Path of a field as comments store it: items with an id by `@id`, which moves with them. */
export function storedPath(path: Path, driftPath: string): string {
  // Both begin with the same keys; only the drift's has ids.
  const ids = driftPath.split('.').slice(1)
  const keys = path.map((key, index) => {
    const id = ids[index]
    return isIndex(key) && id && id !== String(key) ? `@${id}` : String(key)
  })
  return keys.join('.')
}

/** The form path of a stored one; undefined where its list item is gone. */
export function formPathOf(data: Json, field: string): Path | undefined {
  const path: (string | number)[] = []
  let value: unknown = data
  for (const key of field.split('.')) {
    if (Array.isArray(value)) {
      const index = key.startsWith('@')
        ? value.findIndex((item) => isRecord(item) && item.id === key.slice(1))
        : Number(key)
      if (!(index in value)) return undefined
      path.push(index)
      value = value[index]
    } else {
      path.push(key)
      value = isRecord(value) ? value[key] : undefined
    }
  }
  return path
}
