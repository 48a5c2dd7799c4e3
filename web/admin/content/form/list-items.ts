export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

export function without<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_, at) => at !== index)
}

export function withAfter<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return withAt(items, index + 1, item)
}

export function withAt<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return [...items.slice(0, index), item, ...items.slice(index)]
}

/** Returns the keys of a list of another length, with new ones as needed. */
export function keysFor(length: number, keys: readonly string[]): readonly string[] {
  if (keys.length === length) return keys
  return Array.from({ length }, (_, index) => keys[index] ?? crypto.randomUUID())
}
