import { isRecord } from '../../../../schema/content/in-one-language'
import { slugify } from '../../../../schema/fold'
import type { FormField } from './form-schema'
import type { Json } from './paths'

const anchorLength = 80
const namesOf = ({ nameEn, titleEn, nameVi, titleVi, name }: Json) => [
  nameEn,
  titleEn,
  nameVi,
  titleVi,
  name,
]

export function suggestAnchor(item: Json): string {
  const name = namesOf(item).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof name === 'string' ? slugify(name).slice(0, anchorLength).replace(/-+$/, '') : ''
}

function nextFree(wanted: string, taken: ReadonlySet<unknown>): string {
  let free = wanted
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`
  return free
}

function fillItems(items: readonly unknown[], name: string): unknown[] {
  const taken = new Set(items.map((item) => (isRecord(item) ? item[name] : undefined)))
  return items.map((item) => {
    if (!isRecord(item) || item[name] !== '') return item
    const wanted = suggestAnchor(item)
    if (wanted === '') return item
    const anchor = nextFree(wanted, taken)
    taken.add(anchor)
    return { ...item, [name]: anchor }
  })
}

/** Gives ids to list items with a name but no id. Returns the same object if none changes. */
export function withAnchors(fields: readonly FormField[], data: Json): Json {
  const changed = fields.flatMap((field): [string, unknown[]][] => {
    if (field.type !== 'list') return []
    const items = data[field.name]
    const anchor = field.fields.find((one) => one.type === 'input' && one.widget === 'anchor')
    if (!anchor || !Array.isArray(items)) return []
    const next = fillItems(items, anchor.name)
    return next.some((item, index) => item !== items[index]) ? [[field.name, next]] : []
  })
  return changed.length > 0 ? { ...data, ...Object.fromEntries(changed) } : data
}
