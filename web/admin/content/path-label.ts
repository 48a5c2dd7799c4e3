import type { TFunction } from 'i18next'
import { labelOf } from './form/labels'
import type { Path } from './form/paths'

const sides = /(Vi|En)$/

const isItem = (key: string | number) => typeof key === 'number' || /^(?:\d+$|@)/.test(key)

function itemLabel(key: string | number): string {
  return typeof key === 'string' && key.startsWith('@')
    ? key.slice(1).replaceAll('-', ' ')
    : String(Number(key) + 1)
}

/**
 * A place in the form in words, such as “Trải nghiệm › 3 › Tên (VI)”; list items by `@` and their
 * id, or by their number from 0.
 */
export function pathLabel(t: TFunction<'admin'>, path: Path): string {
  const parts = path.map((key, index) => {
    if (isItem(key)) return itemLabel(key)
    const name = String(key)
    const parent = path.slice(0, index).findLast((one) => !isItem(one))
    const side = sides.exec(name)?.[1]
    const label = labelOf(
      t,
      parent === undefined ? undefined : String(parent),
      name.replace(sides, ''),
    )
    return side ? `${label} (${side.toUpperCase()})` : label
  })
  return parts.join(' › ')
}
