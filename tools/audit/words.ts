import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDictionary } from 'cspell-lib'
import { type Locale, locales } from '../../schema/locale'

/** A text of a page and the language that its element declares. */
export interface TextBlock {
  lang: string
  text: string
}

const require = createRequire(import.meta.url)
/** British, as the site's English is: a colour, not a color. */
const packages = {
  vi: ['@cspell/dict-vi-vn', 'vi.trie.gz'],
  en: ['@cspell/dict-en-gb-mit', 'en_GB.trie.gz'],
} as const

/**
 * Two ways are in use to set the tone of `oa`, `oe`, `uy`: the site writes `hòa`, the dictionary
 * has `hoà`. After q the u is no glide.
 */
const glides = ['òóỏõọ|a|o|àáảãạ', 'òóỏõọ|e|o|èéẻẽẹ', 'ùúủũụ|y|u|ỳýỷỹỵ'].flatMap((line) => {
  const [first = '', vowel = '', glide = '', second = ''] = line.split('|')
  return [...first].map((letter, index) => ({
    site: letter + vowel,
    dictionary: glide + [...second][index],
  }))
})

function withToneOfDictionary(word: string): string {
  const found = glides.find(({ site }) => word.toLowerCase().endsWith(site))
  return found ? word.slice(0, -2) + found.dictionary : word
}

function withToneOfSite(word: string): string | undefined {
  const lower = word.toLowerCase()
  const found = glides.find(
    ({ dictionary }) => lower.endsWith(dictionary) && !lower.endsWith(`q${dictionary}`),
  )
  return found && word.slice(0, -2) + found.site
}

/**
 * Letters that no digit touches: `3rd` and `20kg` are not words, nor are addresses and file names.
 */
const wordPattern = /(?<![\p{L}\p{M}\d])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{M}\d])/gu
const notWords =
  /\S+@\S+|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:vn|com|org|net|example|gov)\b\S*|#\S+/giu

function wordsOf(text: string): string[] {
  const found = text.normalize('NFC').replace(notWords, ' ').match(wordPattern) ?? []
  return found.filter((word) => word.length > 1 && !/^[\p{Lu}'’s]{1,5}$/u.test(word))
}

/** `words.txt`: one word a line below a heading `# <vi, en or both>: <kind>`. */
function readOwnWords(): Record<Locale, Set<string>> {
  const own: Record<Locale, Set<string>> = { vi: new Set(), en: new Set() }
  let section = ''
  for (const line of readFileSync(new URL('words.txt', import.meta.url), 'utf8').split('\n')) {
    section = /^# (vi|en|both): /.exec(line)?.[1] ?? section
    if (line && !line.startsWith('#'))
      for (const locale of locales)
        if (section === locale || section === 'both') own[locale].add(line)
  }
  return own
}

function formsOf(word: string): string[] {
  return [word, word.toLowerCase(), word.charAt(0) + word.slice(1).toLowerCase()]
}

/**
 * Returns a function that names what is wrong with a text: its language, unknown words, tones set
 * in the dictionary's way.
 */
export async function createTextCheck(): Promise<(block: TextBlock) => string[]> {
  const own = readOwnWords()
  const open = ([name, file]: readonly [string, string], locale: Locale) => {
    const path = join(dirname(require.resolve(name)), file)
    return getDictionary({
      dictionaryDefinitions: [{ name: locale, path }],
      dictionaries: [locale],
    })
  }
  const dictionaries = { vi: await open(packages.vi, 'vi'), en: await open(packages.en, 'en') }
  const inDictionary = (word: string, locale: Locale) => {
    const asked = locale === 'vi' ? withToneOfDictionary(word) : word.replace(/’/g, "'")
    return formsOf(asked).some((form) => dictionaries[locale].has(form, { ignoreCase: false }))
  }
  const has = (word: string, locale: Locale) =>
    formsOf(word).some((form) => own[locale].has(form)) || inDictionary(word, locale)

  /**
   * Judged by the words that only one language has, names left out; undefined where fewer than four
   * decide.
   */
  function languageOf(words: string[]): Locale | undefined {
    const votes = { vi: 0, en: 0 }
    for (const word of words.filter((each) => /^\p{Ll}/u.test(each))) {
      const [vi, en] = [has(word, 'vi'), has(word, 'en')]
      if (vi !== en) votes[vi ? 'vi' : 'en'] += 1
    }
    if (votes.vi + votes.en < 4) return undefined
    if (votes.vi > votes.en * 2) return 'vi'
    return votes.en > votes.vi * 2 ? 'en' : undefined
  }

  function check({ lang, text }: TextBlock): string[] {
    const words = wordsOf(text)
    const language = languageOf(words)
    const locale = locales.find((each) => each === lang)
    if (language && language !== locale)
      return [`language: lang="${lang}" but the text is ${language}: ${text.slice(0, 90)}`]
    if (!locale) return []
    // Vietnamese names stay as they are in English texts.
    const isName = (word: string) =>
      locale === 'en' && /[^\p{ASCII}]/u.test(word) && inDictionary(word, 'vi')
    const isKnown = (word: string) => has(word, locale) || isName(word)
    const unknown = words.filter((word) => !isKnown(word) && !isKnown(word.replace(/['’]s$/, '')))
    const toned = locale === 'vi' ? words.filter(withToneOfSite) : []
    return [
      ...new Set(unknown.map((word) => `spelling: '${word}' (${locale}) in: ${text.slice(0, 90)}`)),
      ...new Set(
        toned.map(
          (word) => `spelling: '${word}' is written '${withToneOfSite(word)}' on this site`,
        ),
      ),
    ]
  }

  // Texts of the frame are on every page.
  const known = new Map<string, string[]>()
  return (block) => {
    const key = `${block.lang} ${block.text}`
    const result = known.get(key) ?? check(block)
    known.set(key, result)
    return result
  }
}
