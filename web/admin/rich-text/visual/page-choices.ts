import type { SearchResult } from '../../../../schema/api/search'
import { fold, plainSpaces } from '../../../../schema/fold'
import { menuNames, type OwnLink, ownLinks } from '../../../../schema/menus'
import { legacyPaths } from '../../../../schema/paths'
import { itemPath } from '../../../domain/saved/item-path'

export interface FoundPage {
  href: string
  title: string
  type: SearchResult['type']
}

const oldPaths: readonly string[] = Object.values(legacyPaths)

/** Pages with an address of the site's own, which the search leaves out. */
const fixedLinks = menuNames
  .flatMap((name): readonly OwnLink[] => ownLinks[name])
  .filter(({ to }) => !oldPaths.includes(to))

export function fixedPages(nameOf: (text: OwnLink['text']) => string): FoundPage[] {
  return fixedLinks.map(({ to, text }) => ({
    href: to,
    title: plainSpaces(nameOf(text)),
    type: 'page',
  }))
}

function rankOf({ title, type }: FoundPage, query: string): number {
  const name = fold(title)
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  if (name.includes(query)) return 2
  return type === 'page' ? 3 : 4
}

/** Each page once, by how its title answers the query, then as the search ranks it. */
export function choosePages(
  typed: string,
  { fixed, results }: { fixed: readonly FoundPage[]; results: readonly SearchResult[] },
): FoundPage[] {
  const query = fold(typed)
  const found = results.map(({ id, type, title }) => ({
    href: itemPath(type, id.slice(type.length + 1), title),
    title,
    type,
  }))
  const all = [...fixed.filter(({ title }) => fold(title).includes(query)), ...found]
  return all
    .filter(({ href }, index) => all.findIndex((other) => other.href === href) === index)
    .toSorted((a, b) => rankOf(a, query) - rankOf(b, query))
}
