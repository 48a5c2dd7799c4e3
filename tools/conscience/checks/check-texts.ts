import { isLocale, type Locale, locales } from '../../../schema/locale'
import type { Dictionaries } from '../dictionaries'
import { wordsOf } from '../text-words'
import type { Finding, PageCheck, TextBlock } from '../types'
import { withToneOfThePress } from '../vietnamese'
import { findingsOf, inBothStates, quote } from './make-finding'

const leftovers = /\{\{.*?\}\}|\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/
const dotted = /[a-z][\w-]*(?:\.[\w-]+)+/g

/** No text shows its key, a place for a value, or what a program says of a value that is missing. */
export function createKeyCheck(keys: ReadonlySet<string>): PageCheck {
  return (page) =>
    inBothStates(page, ({ blocks }) =>
      blocks.flatMap(({ text, place }) => {
        const leftover = leftovers.exec(text)?.[0] ?? text.match(dotted)?.find((word) => keys.has(word))
        return leftover ? findingsOf('key', page)(place, `${quote(leftover)} stands in ${quote(text)}.`) : []
      }),
    )
}

/** Fewer words than these are too few to tell a language by: names, dishes, signs. */
const enough = 4

/**
 * The language that a text reads as, by the words that only one language has; undefined where that is not clear. Words in capitals have no
 * vote: names are the same in both.
 */
export function readsAs(text: string, { has, isListed }: Dictionaries): Locale | undefined {
  const votes = { vi: 0, en: 0 }
  for (const word of wordsOf(text).filter((each) => /^\p{Ll}/u.test(each))) {
    const [vi, en] = locales.map((locale) => has(word, locale) || isListed(word, locale))
    if (vi !== en) votes[vi ? 'vi' : 'en'] += 1
  }
  if (votes.vi + votes.en < enough) return undefined
  if (votes.vi > votes.en * 2) return 'vi'
  return votes.en > votes.vi * 2 ? 'en' : undefined
}

/** What is wrong with the words of one text. */
type Judge = (block: TextBlock) => string[]

/** Texts come again on many pages: each is judged once a language. */
function once(judge: Judge): Judge {
  const known = new Map<string, string[]>()
  return (block) => {
    const key = `${block.lang} ${block.text}`
    const sentences = known.get(key) ?? judge(block)
    known.set(key, sentences)
    return sentences
  }
}

function createTextCheck(kind: 'language' | 'spelling', judge: Judge): PageCheck {
  const judgeOnce = once(judge)
  return (page) =>
    inBothStates(page, ({ blocks }): Finding[] =>
      blocks.flatMap((block) => judgeOnce(block).map((sentence) => findingsOf(kind, page)(block.place, sentence))),
    )
}

/** Every text is in the language that it says it is in. */
export function createLanguageCheck(dictionaries: Dictionaries): PageCheck {
  return createTextCheck('language', ({ lang, text }) => {
    const read = readsAs(text, dictionaries)
    return read && read !== lang ? [`It says lang=${lang || 'nothing'} and reads ${read}: ${quote(text)}.`] : []
  })
}

/** Every word is in its language's dictionary or in our own list, and Vietnamese tones stand where the site sets them. */
export function createSpellingCheck(dictionaries: Dictionaries): PageCheck {
  const { has, isListed } = dictionaries
  return createTextCheck('spelling', ({ lang, text }) => {
    if (!isLocale(lang) || (readsAs(text, dictionaries) ?? lang) !== lang) return []
    // Names keep their Vietnamese marks in English texts.
    const isName = (word: string) => lang === 'en' && /[^\p{ASCII}]/u.test(word) && has(word, 'vi')
    const isKnown = (word: string) => has(word, lang) || isListed(word, lang) || isName(word)
    const unknown = wordsOf(text).filter((word) => !isKnown(word) && !isKnown(word.replace(/['’]s$/, '')))
    const toned = wordsOf(text).filter((word) => lang === 'vi' && withToneOfThePress(word))
    return [
      ...new Set(unknown.map((word) => `‘${word}’ is in no dictionary (${lang}): ${quote(text)}.`)),
      ...new Set(toned.map((word) => `‘${word}’ is written ‘${withToneOfThePress(word)}’ here: ${quote(text)}.`)),
    ]
  })
}
