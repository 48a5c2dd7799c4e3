import type { Browser } from 'playwright'
import type { Locale } from '../../schema/locale'
import { type Addresses, internalPath } from './addresses'
import { checkDuplicates, createAlternatesCheck, createHeadCheck } from './checks/check-head'
import { createJsonLdCheck } from './checks/check-json-ld'
import { createLinkCheck, createResourceCheck, linkedPaths, neededPaths } from './checks/check-links'
import { checkAgreement, checkHeadings, checkPictures } from './checks/check-outline'
import { createOwnShareImageCheck, createShareImageCheck } from './checks/check-share-image'
import { createKeyCheck, createLanguageCheck, createSpellingCheck } from './checks/check-texts'
import { createSecurityCheck, createVisitCheck } from './checks/check-visit'
import { openDictionaries } from './dictionaries'
import { followLinks, readShareImages } from './follow-links'
import { readVocabulary } from './schema-vocabulary'
import type { Finding, PageCheck, SiteCheck, VisitedPage } from './types'
import { type Visit, visitPages } from './visit-pages'

export interface Inspection {
  browser: Browser
  addresses: Addresses
  defaultLocale: Locale
  visits: readonly Visit[]
  keys: ReadonlySet<string>
  /** Hears how far it is. */
  say: (line: string) => void
}

export interface Inspected {
  pages: VisitedPage[]
  links: number
  findings: Finding[]
}

function collect(pages: readonly VisitedPage[], read: (page: VisitedPage) => (string | undefined)[]): string[] {
  return [...new Set(pages.flatMap(read))].filter((path) => path !== undefined)
}

/** Visits the pages, asks for everything that they lead to, and says what is wrong. */
export async function inspect({ browser, addresses, defaultLocale, visits, keys, say }: Inspection): Promise<Inspected> {
  const { base } = addresses
  let visited = 0
  const pages = await visitPages(browser, base, visits, () => {
    visited += 1
    if (visited % 50 === 0) say(`${visited} of ${visits.length} pages`)
  })
  const linked = collect(pages, ({ path, sent, live }) => [sent, live].flatMap((state) => linkedPaths(state, path, addresses)))
  say(`${pages.length} pages read, following ${linked.length} links`)
  const targets = await followLinks(base, linked)
  const needed = collect(pages, ({ path, sent, live }) => [sent, live].flatMap((state) => neededPaths(state, path, addresses)))
  const files = await followLinks(base, needed)
  const shared = collect(pages, ({ path, sent, live }) =>
    [...sent.shareImages, ...live.shareImages].map((address) => internalPath(address, path, addresses)),
  )
  const images = await readShareImages(base, shared)
  const dictionaries = await openDictionaries()

  const pageChecks: PageCheck[] = [
    createVisitCheck(addresses),
    createSecurityCheck(addresses),
    createHeadCheck(addresses),
    createJsonLdCheck(readVocabulary()),
    createLinkCheck(targets, addresses, defaultLocale),
    createResourceCheck(files, addresses),
    createShareImageCheck(images, addresses),
    checkHeadings,
    checkPictures,
    checkAgreement,
    createKeyCheck(keys),
    createLanguageCheck(dictionaries),
    createSpellingCheck(dictionaries),
  ]
  const siteChecks: SiteCheck[] = [checkDuplicates, createAlternatesCheck(addresses), createOwnShareImageCheck(images, addresses)]
  const found = await Promise.all(pages.flatMap((page) => pageChecks.map((check) => check(page))))
  return { pages, links: linked.length, findings: [...found.flat(), ...siteChecks.flatMap((check) => check(pages))] }
}
