import type { FC } from 'react'
import type { Locale } from '../../schema/locale'
import { addTexts } from '../i18n/translate'
import type { ScreenProps } from '../lib/page-types'
import { importFrom } from './import-from'
import { loadContent } from './load-content'
import { loadShowHead } from './load-head'
import type { PageMatch } from './match-page'
import { contentNames, textNames } from './page-sources'
import { loadPageParts } from './part-memory'

const screens = import.meta.glob<{ Screen: FC<ScreenProps> }>('../features/**/*-screen.tsx')
const textFiles = import.meta.glob<{ texts: object }>('../i18n/{vi,en}/*.ts')

/** A page whose screen, texts and content are there: it can be rendered without waiting. */
export interface LoadedPage {
  Screen: FC<ScreenProps>
  content: (name: string) => unknown
}

const loaded = new Map<string, LoadedPage>()
const loading = new Map<string, Promise<LoadedPage>>()

function keyOf(match: PageMatch, locale: Locale): string {
  return [locale, match.page.id, ...contentNames(match)].join(' ')
}

/** The page when it has been loaded before, at once. */
export function loadedPage(match: PageMatch, locale: Locale): LoadedPage | undefined {
  return loaded.get(keyOf(match, locale))
}

/** For how long a failed load stays failed: a screen that asks again while React draws the failure must not start another. */
const failedForMs = 1000

/** Loads the screen, the texts and the content of a page; the same promise for the same page. A failed load can be tried again after a moment. */
export function loadPage(match: PageMatch, locale: Locale): Promise<LoadedPage> {
  const key = keyOf(match, locale)
  const known = loading.get(key)
  if (known) return known
  const isFirst = loading.size === 0
  const started = importPage(match, locale, isFirst).then((page) => {
    loaded.set(key, page)
    return page
  })
  loading.set(key, started)
  started.catch(() => setTimeout(() => loading.delete(key), failedForMs))
  return started
}

/** The first page has its head from the Worker; each later one brings along what makes its own, and is shown even without it. */
async function importPage(match: PageMatch, locale: Locale, isFirst: boolean): Promise<LoadedPage> {
  const { page } = match
  const [screen, contentEntries] = await Promise.all([
    importFrom(screens, `../features/${page.screen}.tsx`),
    Promise.all(contentNames(match).map(async (name) => [name, await loadContent(name, locale)] as const)),
    Promise.all(textNames(match).map((name) => loadTexts(name, locale))),
    isFirst || loadShowHead(page).catch((error: unknown) => console.debug('the head could not be loaded', error)),
    isFirst || loadPageParts(locale).catch((error: unknown) => console.debug('the page is laid out in one go', error)),
  ])
  const content = new Map(contentEntries)
  return { Screen: screen.Screen, content: (name) => content.get(name) }
}

const loadedTexts = new Map<string, Promise<void>>()

/** Loads a text file of a language; the same promise for the same file. A failed load can be tried again. */
export function loadTexts(name: string, locale: Locale): Promise<void> {
  const path = `../i18n/${locale}/${name}.ts`
  const known = loadedTexts.get(path)
  if (known) return known
  const started = importFrom(textFiles, path).then(({ texts }) => addTexts(locale, name, texts))
  loadedTexts.set(path, started)
  started.catch(() => loadedTexts.delete(path))
  return started
}
