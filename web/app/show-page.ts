import type { Locale } from '../../schema/locale'
import type { ShownPage } from '../lib/shown-page'
import { matchPage, type PageMatch } from './match-page'
import { contentNames, textNames } from './page-sources'

/** What showing a page of the route table takes, in a language. */
export function shownPage(match: PageMatch, locale: Locale): ShownPage {
  const { page, params, query } = match
  const { id, screen, head, stays, bare, movedTo } = page
  return {
    ...{ id, screen, head, stays, bare, params },
    texts: textNames(match),
    contents: contentNames(match),
    data: page.data?.(params, query, locale) ?? [],
    movedTo: movedTo && ((data) => movedTo(params, data)),
  }
}

/** What showing the page of a screen path takes. */
export function findPage(path: string, search: string, locale: Locale): ShownPage {
  return shownPage(matchPage(path, new URLSearchParams(search)), locale)
}
