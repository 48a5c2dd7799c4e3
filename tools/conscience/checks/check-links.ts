import { type Locale, splitLocale } from '../../../schema/locale'
import { type Addresses, internalPath } from '../addresses'
import { isLegacyLinkAskedFor } from '../legacy-links'
import type { Finding, PageCheck, Snapshot, Target } from '../types'
import { findingsOf, inBothStates } from './make-finding'

/** A path with its query as it is asked for, and the id behind the `#`. */
export function splitFragment(path: string): [asked: string, id: string] {
  const [asked = '', fragment = ''] = path.split('#')
  return [asked, decodeURIComponent(fragment)]
}

/** The paths that a page leads to, so that each can be asked for once. */
export function linkedPaths(snapshot: Snapshot, page: string, addresses: Addresses): string[] {
  return snapshot.links.flatMap(({ href }) => {
    const path = internalPath(href, page, addresses)
    return path === undefined ? [] : splitFragment(path)[0]
  })
}

/** Every internal link leads to a page that is there, to a place that it has, and straight unless the specification says otherwise. */
export function createLinkCheck(targets: ReadonlyMap<string, Target>, addresses: Addresses, defaultLocale: Locale): PageCheck {
  const screenPath = (path: string) => splitLocale(path.split('?')[0] ?? '', defaultLocale).path
  return (page) =>
    inBothStates(page, ({ links }) =>
      links.flatMap(({ href, area, place }): Finding[] => {
        const path = internalPath(href, page.path, addresses)
        if (path === undefined) return []
        const [asked, id] = splitFragment(path)
        const target = targets.get(asked)
        const status = target?.end?.status ?? target?.status ?? null
        const isClickOut = asked.startsWith('/r/') && status === 302
        // Its own answer, in either language, is said where the page is visited.
        const isSelf = screenPath(asked) === screenPath(page.path)
        if (!target || (!isClickOut && !isSelf && status !== 200))
          return [findingsOf('link', page)(place, `${href} answers ${status ?? 'nothing'}.`)]
        const found: Finding[] = []
        if (target.end && !isLegacyLinkAskedFor(screenPath(page.path), area, screenPath(asked)))
          found.push(findingsOf('redirect', page)(place, `${href} leads to ${target.end.path} through a redirect.`))
        if (id && !target.ids.has(id)) found.push(findingsOf('anchor', page)(place, `${href} leads to a page without #${id}.`))
        return found
      }),
    )
}

/** The site's own files that a page may load, whether or not a visitor's screen asks for them. */
export function neededPaths(snapshot: Snapshot, page: string, addresses: Addresses): string[] {
  return snapshot.resources.flatMap((address) => {
    const path = internalPath(address, page, addresses)
    return path === undefined ? [] : splitFragment(path)[0]
  })
}

/** Every picture, script and style that a page names is there. */
export function createResourceCheck(targets: ReadonlyMap<string, Target>, addresses: Addresses): PageCheck {
  return (page) =>
    inBothStates(page, (snapshot) =>
      neededPaths(snapshot, page.path, addresses).flatMap((path) => {
        const status = targets.get(path)?.status ?? null
        return status === 200 ? [] : [findingsOf('request', page)('the page', `${path} answers ${status ?? 'nothing'}.`)]
      }),
    )
}
