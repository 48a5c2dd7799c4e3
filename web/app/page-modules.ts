import type { FC } from 'react'
import type { Locale } from '../../schema/locale'
import { loadTexts } from '../i18n/i18n'
import { loadEverythingLater } from '../lib/later'
import { loadingOnce } from '../lib/load-once'
import type { HeadInput, ScreenProps } from '../lib/page-types'
import type { ShownPage } from '../lib/shown-page'
import { loadContent } from './load-content'
import { pageChange } from './page-change'

/** Where every page's modules are. The first page names its own files, so that a visit begins without this list. */
const loadDirectory = () => import('./page-directory')

/** Fetches that list, the route table and what the first view did without before somebody goes to a second page. */
export function prepareNextPage(): void {
  Promise.all([loadDirectory(), loadEverythingLater()]).catch((error: unknown) =>
    console.debug('the list of pages could not be loaded', error),
  )
}

export interface ScreenModule {
  Screen: FC<ScreenProps>
}

/** A page whose screen, texts and content are there: it can be rendered without waiting. */
export interface LoadedPage {
  Screen: FC<ScreenProps>
  content: (name: string) => unknown
}

const loaded = new Map<string, LoadedPage>()
/** A failed load stays failed for a moment: a screen that asks again while React draws the failure must not start another. */
const loadPageOnce = loadingOnce<LoadedPage>(1000)

function keyOf(page: ShownPage, locale: Locale): string {
  return [locale, page.id, ...page.contents].join(' ')
}

/** The page when it has been loaded before, at once. */
export function loadedPage(page: ShownPage, locale: Locale): LoadedPage | undefined {
  return loaded.get(keyOf(page, locale))
}

/** Loads the screen, the texts and the content of a page; the same promise for the same page. A failed load can be tried again after a moment. */
export function loadPage(page: ShownPage, locale: Locale): Promise<LoadedPage> {
  return loadOnce(page, locale, () => importPage(page, locale))
}

/**
 * Loads the page that a visit begins with from the screen's file that its document names. Where it is gone, as after a deploy, the page
 * is loaded like any other.
 */
export function loadFirstPage(page: ShownPage, locale: Locale, [screenFile]: string[]): Promise<LoadedPage> {
  return loadOnce(page, locale, async () => {
    if (!screenFile) return importPage(page, locale)
    try {
      const [screen, content] = await Promise.all([
        import(/* @vite-ignore */ screenFile) as Promise<ScreenModule>,
        importContents(page, locale),
        loadTexts(locale, page.texts),
      ])
      return { Screen: screen.Screen, content }
    } catch (error) {
      console.debug('the files that the document names could not be loaded', error)
      return importPage(page, locale)
    }
  })
}

function loadOnce(page: ShownPage, locale: Locale, load: () => Promise<LoadedPage>): Promise<LoadedPage> {
  const key = keyOf(page, locale)
  return loadPageOnce(key, async () => {
    const found = await load()
    loaded.set(key, found)
    return found
  })
}

/** What makes the head comes along, as only the first page has its own from the Worker; the page is shown even without it. */
async function importPage(page: ShownPage, locale: Locale): Promise<LoadedPage> {
  const isServer = typeof document === 'undefined'
  const [screen, content] = await Promise.all([
    importScreen(page),
    importContents(page, locale),
    loadTexts(locale, page.texts),
    isServer || loadShowHead(page).catch((error: unknown) => console.debug('the head could not be loaded', error)),
    isServer || loadFaces(locale).catch((error: unknown) => console.debug('the page is laid out twice', error)),
  ])
  return { Screen: screen.Screen, content }
}

/** A screen with all its parts: those of a second page would be missed as soon as it is shown. */
async function importScreen(page: ShownPage): Promise<ScreenModule> {
  const screen = await (await loadDirectory()).importScreen(page)
  await loadEverythingLater().catch((error: unknown) => console.debug('a part of the page could not be loaded yet', error))
  return screen
}

/** The faces of a page's language: one that gets them later is laid out twice. */
async function loadFaces(locale: Locale): Promise<void> {
  const memory = await pageChange.load()
  await memory.loadFaces(locale)
}

async function importContents(page: ShownPage, locale: Locale): Promise<LoadedPage['content']> {
  const entries = await Promise.all(page.contents.map(async (name) => [name, await loadContent(name, locale)] as const))
  const contents = new Map(entries)
  return (name) => contents.get(name)
}

/** Loads what puts a page's head into the document. */
export async function loadShowHead(page: ShownPage): Promise<(input: HeadInput) => void> {
  return (await import('./show-page-head')).loadShowHead(page)
}
