export interface PairOfTexts {
  path: string
  vi: unknown
  en: unknown
}

/** Every text of a value that is kept in two languages, by its path. */
export function pairsOfTexts(value: unknown, path = ''): PairOfTexts[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const fields = new Set(entries.flatMap(([key]) => /^(.+)(?:Vi|En)$/.exec(key)?.[1] ?? []))
  const own = [...fields].map((field) => ({
    path: `${path}.${field}`,
    vi: Reflect.get(value, `${field}Vi`),
    en: Reflect.get(value, `${field}En`),
  }))
  return [...own, ...entries.flatMap(([key, child]) => pairsOfTexts(child, `${path}.${key}`))]
}
