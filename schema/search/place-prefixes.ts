import type { SearchPage } from './doc'
import type { SiteConcepts } from './site-concepts'
import { readWords } from './words'

/** From so many letters on, what is typed says which place is meant. */
const leastLetters = 2

/**
 * The letters and digits of a text with their marks apart, `đ` as `d` with a stroke; white space
 * and punctuation do not count.
 */
function lettersOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('đ', 'd\u0335')
      .match(/[\p{L}\p{N}]\p{M}*/gu) ?? []
  )
}

/**
 * Whether a name begins with what is typed. Marks may be missing, as without them and within a
 * syllable, but none may be another.
 */
function beginsWith(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((letter, at) => [...letter].every((sign) => name[at]?.includes(sign)))
}

/**
 * Returns the places that have a name that begins with what is typed: those whose titles do, then
 * those that are also called so.
 */
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
    if (typed.length < leastLetters) return []
    const called = (names: readonly string[][]) => names.some((name) => beginsWith(name, typed))
    const titled = places.filter(({ titles }) => called(titles))
    const others = places.filter((place) => !titled.includes(place) && called(place.names))
    return [...titled, ...others].map(({ page }) => page)
  }
}
