import type { SearchAnswer, SearchResult } from '../../../schema/api/search'

export const suggestionKinds = ['places', 'guides', 'parts', 'products'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export interface SuggestionGroup {
  kind: SuggestionKind
  results: SearchResult[]
}

/** With the row for all results there are eight. */
const maxSuggestions = 7
const maxOfKind: Record<SuggestionKind, number> = { places: 3, guides: 4, parts: 3, products: 2 }

function kindOf({ type, part }: SearchResult): SuggestionKind {
  if (type === 'product') return 'products'
  if (type !== 'destination') return 'guides'
  return part ? 'parts' : 'places'
}

export function suggestionsOf({ results }: Pick<SearchAnswer, 'results'>): SuggestionGroup[] {
  const groups = new Map<SuggestionKind, SearchResult[]>()
  let count = 0
  for (const result of results) {
    const kind = kindOf(result)
    const group = groups.get(kind) ?? []
    if (count === maxSuggestions) break
    if (group.length === maxOfKind[kind]) continue
    groups.set(kind, [...group, result])
    count += 1
  }
  return [...groups].map(([kind, found]) => ({ kind, results: found }))
}
