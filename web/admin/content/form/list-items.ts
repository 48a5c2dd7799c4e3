/** The list with an item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

/** The list without an item. */
export function without<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, at) => at !== index)
}

/** The list with an item after another one. */
export function withAfter<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return withAt(items, index + 1, item)
}

/** The list with an item at a place, or at its end where the list is shorter. */
export function withAt<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return [...items.slice(0, index), item, ...items.slice(index)]
}

/** The keys of a list of another length: those that it has, and new ones. */
export function keysFor(length: number, keys: readonly string[]): readonly string[] {
  if (keys.length === length) return keys
  return Array.from({ length }, (_, index) => keys[index] ?? crypto.randomUUID())
}
