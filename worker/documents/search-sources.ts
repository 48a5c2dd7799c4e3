import { type Locale, valueIn } from '../../schema/locale'
import type { BuiltInSource, SearchContent } from '../../web/content/search/sources'
import { isLive } from '../../web/domain/deals/deal-dates'
import { importContent } from '../../web/import-content'

/** What the search finds of the built-in content in a language, deals out of their window included. */
export async function readSearchSources(locale: Locale): Promise<BuiltInSource[]> {
  const content = (await importContent('search/sources', locale)) as Partial<SearchContent>
  return valueIn({ vi: content.sourcesVi, en: content.sourcesEn }, locale) ?? []
}

/** The same on a Vietnam day, without the deals that do not run. */
export async function readCurrentSources(locale: Locale, today: string): Promise<BuiltInSource[]> {
  const sources = await readSearchSources(locale)
  return sources.filter(({ window }) => !window || isLive({ window }, today)).map(({ window: _, ...source }) => source)
}
