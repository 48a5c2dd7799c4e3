import type { Addresses } from '../addresses'
import type { PageCheck } from '../types'
import { findingsOf, inBothStates } from './make-finding'

/** What happened while the page was open: its answer, messages, errors, requests. */
export function createVisitCheck({ base, siteUrl }: Addresses): PageCheck {
  const isOwn = (url: URL) => url.origin === base || url.origin === siteUrl
  return (page) => {
    const requests = [...new Set(page.requests)].flatMap((address) => URL.parse(address) ?? [])
    const others = requests.filter((url) => /^(https?|wss?):$/.test(url.protocol) && !isOwn(url))
    const answer = page.status === page.expectedStatus ? [] : [`It answered ${page.status ?? 'nothing'} instead of ${page.expectedStatus}.`]
    return [
      ...(page.lang === page.locale ? [] : [findingsOf('language', page)('html', `It says that it is in ${page.lang || 'no language'}.`)]),
      ...page.overflows.map(({ width, by }) => findingsOf('width', page)('the page', `It is ${by} px too wide at ${width} px.`)),
      ...answer.map((sentence) => findingsOf('page', page)('the answer', sentence)),
      ...page.console.map(({ type, text }) => findingsOf('console', page)('the console', `${type}: ${text}`)),
      ...page.errors.map((message) => findingsOf('error', page)('the page', message)),
      ...page.failures.map(({ url, reason }) => findingsOf('request', page)('the network', `${url}: ${reason}.`)),
      ...others.map((url) => findingsOf('third-party', page)('the network', `The browser asked ${url.origin}.`)),
    ]
  }
}

/** No page loads anything, posts anything or names itself over an insecure connection; the visited address itself may be local. */
export function createSecurityCheck({ base, siteUrl }: Addresses): PageCheck {
  return (page) =>
    inBothStates(page, ({ resources, actions, links, canonicals, shareImages }) =>
      [...resources, ...actions, ...canonicals, ...shareImages, ...links.map(({ href }) => href)]
        .filter((href) => href.startsWith('http:') && !href.startsWith(`${base}/`) && !href.startsWith(`${siteUrl}/`))
        .map((href) => findingsOf('mixed-content', page)('an address', `${href} is not secure.`)),
    )
}
