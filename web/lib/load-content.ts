import type { Locale } from '../../schema/locale'
import { readJsonFile } from '../lib/api'
import { loadingOnce } from '../lib/load-once'

/** The address of the file that tools/prebuild/content.ts writes. */
export function contentUrl(name: string, locale: Locale): string {
  return `/assets/content/${__CONTENT_VERSION__}/${locale}/${name}.json`
}

type ContentLoader = (name: string, locale: Locale) => Promise<unknown>

let load: ContentLoader = (name, locale) => readJsonFile(contentUrl(name, locale))

/** Replaces the source of content: the Worker has it in its bundle. */
export function setContentLoader(loader: ContentLoader): void {
  load = loader
}

const loadOnce = loadingOnce<unknown>()

/** Loads content in one language, always the same object, by which the search index is cached. A rejected load can be tried again. */
export function loadContent(name: string, locale: Locale): Promise<unknown> {
  return loadOnce(`${locale} ${name}`, () => load(name, locale))
}
