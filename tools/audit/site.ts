import { type Locale, splitLocale } from '../../schema/locale'
import { legacyRedirects, matchPattern } from '../../schema/paths'
import { eachAtOnce } from '../at-once'
import { type PageFacts, readPage } from './page'
import { createPhotographCheck } from './photographs'
import { isLinkInSample, type Visit } from './visits'

/**
 * A page with what its document says; `base` is where the site runs, the canonical links name its
 * public origin.
 */
export interface AuditedPage extends Visit {
  facts: PageFacts
}

export interface Finding {
  page: string
  /** `kind: what is wrong`. */
  sentence: string
}

interface Target {
  status: number
  caching: string
  redirected: boolean
  /** Undefined for anything but a page. */
  ids: (() => ReadonlySet<string>) | undefined
}

const linksAtOnce = 8
/** Scripts and styles of the build, whose names change with what they hold. */
const isHashed = /^\/assets\/[^/]+\.(?:js|css)$/

/**
 * Asks as a browser's navigation; once more where the server has just closed the connection that
 * was open.
 */
export function open(url: string, redirect: 'manual' | 'follow'): Promise<Response> {
  const ask = () => fetch(url, { redirect, headers: { 'Sec-Fetch-Mode': 'navigate' } })
  return ask().catch(ask)
}

async function follow(base: string, path: string): Promise<Target> {
  // Click-outs lead to partners' shops, which are not ours to visit.
  const isClickOut = path.startsWith('/r/')
  const response = await open(base + path, isClickOut ? 'manual' : 'follow')
  const isPage = response.headers.get('content-type')?.includes('html') ?? false
  const body = await response.text()
  const status = isClickOut && response.status === 302 ? 200 : response.status
  let ids: ReadonlySet<string> | undefined
  const readIds = () => {
    ids ??= readPage(body).ids
    return ids
  }
  const caching = response.headers.get('cache-control') ?? 'nothing'
  return { status, caching, redirected: response.redirected, ids: isPage ? readIds : undefined }
}

/**
 * Every internal link, picture and script leads to something that is there, without a redirect
 * unless it is a legacy address. A sample is a quarter of them; it is taken of a site that may lack
 * share pictures (`npm run build:quick`), which lead to others then.
 */
export async function checkLinks(
  base: string,
  siteUrl: string,
  defaultLocale: Locale,
  pages: readonly AuditedPage[],
  sampleSeed: string | undefined,
): Promise<Finding[]> {
  // What has been read already is not asked for again.
  const targets = new Map<string, Promise<Target>>(
    pages.map(({ path, status, facts }) => [
      path,
      Promise.resolve({ status, caching: '', redirected: false, ids: () => facts.ids }),
    ]),
  )
  const origins = [base, siteUrl]
  const checkPhotograph = createPhotographCheck(base)
  const findings: Finding[] = []
  const isLegacy = (path: string) =>
    legacyRedirects.some(
      ([from]) => matchPattern(from, splitLocale(path, defaultLocale).path) !== undefined,
    )

  async function checkLink(page: AuditedPage, link: string): Promise<void> {
    const add = (sentence: string) => findings.push({ page: page.path, sentence })
    const url = URL.parse(link, base + page.path)
    if (!url || !origins.includes(url.origin) || url.pathname === page.path) return
    const photographs = await checkPhotograph(url.pathname)
    if (photographs) {
      photographs.forEach(add)
      return
    }
    const asked = url.pathname + url.search
    const found = targets.get(asked) ?? follow(base, asked)
    targets.set(asked, found)
    const { status, caching, redirected, ids } = await found
    // The language link of a missing page leads to a missing page.
    if (status !== 200 && !(status === 404 && page.status === 404))
      add(`link: ${link} is ${status}`)
    else if (
      redirected &&
      !isLegacy(url.pathname) &&
      !(sampleSeed && url.pathname.startsWith('/share/'))
    )
      add(`link: ${link} is redirected`)
    else if (isHashed.test(url.pathname) && !caching.includes('immutable'))
      add(`caching: ${link} is cached by '${caching}'`)
    else if (url.hash && ids && !ids().has(decodeURIComponent(url.hash.slice(1))))
      add(`anchor: ${link} leads to a page without that id`)
  }

  const isChosen = (link: string) => sampleSeed === undefined || isLinkInSample(sampleSeed, link)
  const links = pages.flatMap((page) =>
    [...new Set(page.facts.links)].filter(isChosen).map((link) => [page, link] as const),
  )
  await eachAtOnce(links, linksAtOnce, ([page, link]) => checkLink(page, link))
  return findings
}

const isMonth = (path: string) => /\/thang-\d+$/.test(path)

/**
 * No title, description or share image twice in a language, but for a photograph and the picture of
 * a place, which its months share; language alternates name each other.
 */
export function checkTogether(pages: readonly AuditedPage[]): Finding[] {
  const listed = pages.filter((page) => page.listed)
  const byPath = new Map(listed.map((page) => [page.path, page]))
  const findings: Finding[] = []
  for (const field of ['title', 'description', 'shareImage'] as const) {
    for (const [first, ...others] of Map.groupBy(
      listed.filter(
        ({ path, facts }) =>
          field !== 'shareImage' ||
          !(/\/home\.jpg$|\/media\//.test(facts.shareImage) || isMonth(path)),
      ),
      ({ locale, facts }) => `${locale} ${facts[field]}`,
    ).values())
      for (const { path } of others)
        findings.push({ page: path, sentence: `${field}: the same as on ${first?.path}` })
  }
  for (const { path, facts } of listed) {
    for (const [name, address] of facts.alternates) {
      const other = byPath.get(URL.parse(address)?.pathname ?? '')
      const isMutual = [...facts.alternates].every(
        ([each, target]) => other?.facts.alternates.get(each) === target,
      )
      if (!isMutual)
        findings.push({
          page: path,
          sentence: `hreflang: ${name} (${address}) does not name the same alternates`,
        })
    }
  }
  return findings
}
