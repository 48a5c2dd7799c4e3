import type { Locale } from '../../schema/locale'
import { readJsonFile } from '../lib/api'
import { loadingOnce } from '../lib/load-once'

/** Where the browser finds a content module's data in one language: a file that the build writes (tools/prebuild/content.ts). */
export function contentUrl(name: string, locale: Locale): string {
  return `/assets/content/${__CONTENT_VERSION__}/${locale}/${name}.json`
}

type ContentLoader = (name: string, locale: Locale) => Promise<unknown>

let load: ContentLoader = (name, locale) => readJsonFile(contentUrl(name, locale))

/** Puts another source of content in place: the Worker carries it along. */
export function setContentLoader(loader: ContentLoader): void {
  load = loader
}

const loadOnce = loadingOnce<unknown>()

/**
 * A content module's data in one language, the same for every page that shows it: what is made of it, such as the search's index, is
 * known by it. Rejects where it cannot be read; that can be tried again.
 */
export function loadContent(name: string, locale: Locale): Promise<unknown> {
  return loadOnce(`${locale} ${name}`, () => load(name, locale))
}
