import { flushSync } from 'react-dom'
import { suffixes } from '../../../../schema/content/in-one-language'
import { type Locale, locales, otherLocale } from '../../../../schema/locale'
import { persistedStore, readStored } from '../../../lib/persisted-store'
import type { Path } from './paths'

export const shownChoices = [...locales, 'both'] as const
type ShownLanguages = (typeof shownChoices)[number]

const key = 'editor-languages'
const store = persistedStore<ShownLanguages>(key, {
  parse: (stored) => shownChoices.find((choice) => choice === stored) ?? 'both',
  none: 'both',
})

/** Which languages of the texts the form shows; fields of the other one stay mounted. */
export const useShownLanguages = store.useValue

const suffixed = (text: string, locale: Locale) => text.endsWith(suffixes[locale])

/** A field that goes out of sight hands the focus to its other language. */
export function showLanguages(next: ShownLanguages): void {
  const { id = '' } = document.activeElement ?? {}
  flushSync(() => store.put(next, next))
  if (next === 'both' || !suffixed(id, otherLocale(next))) return
  const other = document.getElementById(id.slice(0, -suffixes[next].length) + suffixes[next])
  other?.focus({ preventScroll: true })
}

/** Shows the language of the text at a path; the next form shows what was chosen before. */
export function showLanguageOf(path: Path): void {
  const shown = store.current()
  if (shown === 'both') return
  const hidden = otherLocale(shown)
  if (path.some((name) => suffixed(String(name), hidden))) store.put(hidden, readStored(key))
}

/** Classes for a container with a text in two languages, and for each of the two. */
export const bothColumns = 'group-data-[shown=both]/form:@min-[40rem]:grid-cols-2'
export const ofLanguage: Record<Locale, string> = {
  vi: 'group-data-[shown=en]/form:hidden',
  en: 'group-data-[shown=vi]/form:hidden',
}
