import type { SearchPage } from './doc'
import type { SiteConcepts } from './site-concepts'
import { readWords } from './words'

/** Fewer letters do not identify a place. */
const minLetters = 2

/** Letters and digits with decomposed marks, `đ` as `d` with a stroke. */
function lettersOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('đ', 'd\u0335')
      .match(/[\p{L}\p{N}]\p{M}*/gu) ?? []
  )
}

/** Whether a name begins with the typed letters; marks may be missing but not differ. */
function beginsWith(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((letter, at) => [...letter].every((sign) => name[at]?.includes(sign)))
}

/** Finds places by name prefix: matching titles first, then other names. */
export function placePrefixReader(
  pages: readonly SearchPage[],
  concepts: SiteConcepts,
): (typed: string) => SearchPage[] {
  const places = pages
    .filter(({ type }) => type === 'destination')
    .map((page) => {
      const titles = [page.title, ...(page.otherTitles?.slice(0, 1) ?? [])]
      const tokens = titles
        .flatMap((title) => concepts.tokensOfWhole(readWords(title)))
        .filter(concepts.isPlace)
      return {
        page,
        titles: titles.map(lettersOf),
        names: tokens.flatMap(concepts.namesOf).map(lettersOf),
      }
    })

  return (query) => {
    const typed = lettersOf(query)
    if (typed.length < minLetters) return []
    const called = (names: readonly string[][]) => names.some((name) => beginsWith(name, typed))
    const titled = places.filter(({ titles }) => called(titles))
    const others = places.filter((place) => !titled.includes(place) && called(place.names))
    return [...titled, ...others].map(({ page }) => page)
  }
}
