import type { FC } from 'react'
import type { Locale } from '../../schema/locale'
import { addTexts } from '../i18n/translate'
import type { ScreenProps } from '../lib/page-types'
import { loadContent } from './load-content'
import type { PageMatch } from './match-page'
import { contentNames, textNames } from './page-sources'

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

/** Loads the screen, the texts and the content of a page; the same promise for the same page. A failed load can be tried again. */
export function loadPage(match: PageMatch, locale: Locale): Promise<LoadedPage> {
  const key = keyOf(match, locale)
  const started = loading.get(key) ?? importPage(match, locale)
  loading.set(key, started)
  return started.then(
    (page) => {
      loaded.set(key, page)
      return page
    },
    (error) => {
      loading.delete(key)
      throw error
    },
  )
}

async function importPage(match: PageMatch, locale: Locale): Promise<LoadedPage> {
  const { page } = match
  const [screen, contentEntries] = await Promise.all([
    importFrom(screens, `../features/${page.screen}.tsx`),
    Promise.all(contentNames(match).map(async (name) => [name, await loadContent(name, locale)] as const)),
    Promise.all(
      textNames(match).map(async (name) => {
        const file = await importFrom(textFiles, `../i18n/${locale}/${name}.ts`)
        addTexts(locale, name, file.texts)
      }),
    ),
  ])
  const content = new Map(contentEntries)
  return { Screen: screen.Screen, content: (name) => content.get(name) }
}

function importFrom<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const load = modules[path]
  if (!load) throw new RangeError(`the route table names '${path}', which does not exist`)
  return load()
}
