import { type Addresses, internalPath } from '../addresses'
import type { Finding, PageCheck, SiteCheck, VisitedPage } from '../types'
import { findingsOf, inBothStates, quote } from './make-finding'

function onlyOne(values: readonly string[], what: string): string | undefined {
  if (values.length > 1) return `There are ${values.length} ${what}s.`
  return values[0] ? undefined : `There is no ${what}.`
}

/** Every page has one title and one description; one that may be listed names its own address as canonical. */
export function createHeadCheck(addresses: Addresses): PageCheck {
  return (page) =>
    inBothStates(page, (snapshot) => {
      const found: Finding[] = []
      const add = (kind: 'title' | 'description' | 'canonical', sentence: string | undefined) => {
        if (sentence) found.push(findingsOf(kind, page)('head', sentence))
      }
      add('title', snapshot.title ? undefined : 'There is no title.')
      add('description', onlyOne(snapshot.descriptions, 'description'))
      if (page.listed && snapshot.noindex) add('canonical', 'The sitemap lists it, and it asks search engines to stay away.')
      if (snapshot.noindex) return found
      add('canonical', onlyOne(snapshot.canonicals, 'canonical link'))
      const [canonical] = snapshot.canonicals
      if (canonical && page.listed && internalPath(canonical, page.path, addresses) !== page.path)
        add('canonical', `The canonical link of a listed page leads elsewhere, to ${canonical}.`)
      return found
    })
}

const indexed = (pages: readonly VisitedPage[]) => pages.filter(({ sent, status }) => !sent.noindex && status === 200)

/** No two pages of a language that may be listed share a title or a description. */
export const checkDuplicates: SiteCheck = (pages) =>
  (['title', 'description'] as const).flatMap((kind) => {
    const own = indexed(pages).filter(({ listed }) => listed)
    const groups = Map.groupBy(own, ({ locale, sent }) => `${locale} ${kind === 'title' ? sent.title : sent.descriptions[0]}`)
    return [...groups].flatMap(([key, [first, ...others]]) =>
      others.map((page) => findingsOf(kind, page)('head', `It has the ${kind} of ${first?.path}: ${quote(key.slice(3))}.`)),
    )
  })

/** The alternates of a page name both languages and a default, itself among them, and each page named names the same. */
export function createAlternatesCheck(addresses: Addresses): SiteCheck {
  const namesOf = (page: VisitedPage) =>
    new Map(page.sent.alternates.map(({ hreflang, href }) => [hreflang, internalPath(href, page.path, addresses) ?? href]))
  return (pages) => {
    const byPath = new Map(pages.map((page) => [page.path, page]))
    return indexed(pages).flatMap((page) => {
      const add = findingsOf('hreflang', page)
      const names = namesOf(page)
      const found = ['vi', 'en', 'x-default'].filter((name) => !names.has(name)).map((name) => add('head', `No alternate for ${name}.`))
      if (page.listed && names.has(page.locale) && names.get(page.locale) !== page.path)
        found.push(add('head', `Its own language's alternate is ${names.get(page.locale)}.`))
      for (const [name, path] of names) {
        const other = byPath.get(path)
        if (!other) found.push(add('head', `The alternate for ${name}, ${path}, is no page of the sitemap.`))
        else if ([...names].some(([each, target]) => namesOf(other).get(each) !== target))
          found.push(add('head', `The alternate for ${name}, ${path}, does not name the same alternates.`))
      }
      return found
    })
  }
}
