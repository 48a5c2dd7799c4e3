import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDictionary } from 'cspell-lib'
import type { Locale } from '../../schema/locale'
import { withToneOnGlide } from './vietnamese'

/** Which words a language has. */
export interface Dictionaries {
  /** Whether a language's own dictionary has the word. */
  has: (word: string, locale: Locale) => boolean
  /** Whether our own word list lets it stand in texts of the language. */
  isListed: (word: string, locale: Locale) => boolean
}

const require = createRequire(import.meta.url)
const sources: Record<Locale, string> = {
  vi: join(dirname(require.resolve('@cspell/dict-vi-vn')), 'vi.trie.gz'),
  // British, as the site's English is: a colour, not a color.
  en: join(dirname(require.resolve('@cspell/dict-en-gb-mit')), 'en_GB.trie.gz'),
}

/** Our own words: one a line below a heading `# <language or both>: <kind>`. Throws where a line stands below no heading. */
export function parseWords(text: string): Record<Locale, Set<string>> {
  const words: Record<Locale, Set<string>> = { vi: new Set(), en: new Set() }
  let locales: Locale[] = []
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const heading = /^# (vi|en|both): /.exec(line)?.[1]
    if (heading) locales = heading === 'both' ? ['vi', 'en'] : [heading as Locale]
    else if (line && !line.startsWith('#')) {
      if (locales.length === 0) throw new Error(`words.txt: '${line}' stands below no heading`)
      for (const locale of locales) words[locale].add(line)
    }
  }
  return words
}

/** The dictionaries of cspell with our own word list. Upper case is only asked for where a dictionary's word has it. */
export async function openDictionaries(): Promise<Dictionaries> {
  const own = parseWords(readFileSync(new URL('words.txt', import.meta.url), 'utf8'))
  const settings = (locale: Locale) => ({
    dictionaryDefinitions: [{ name: locale, path: sources[locale] }],
    dictionaries: [locale],
  })
  const opened = { vi: await getDictionary(settings('vi')), en: await getDictionary(settings('en')) }
  const forms = (word: string) => [word, word.toLowerCase(), word[0] + word.slice(1).toLowerCase()]
  const known = new Map<string, boolean>()
  return {
    has(word, locale) {
      const key = `${locale} ${word}`
      const cached = known.get(key)
      if (cached !== undefined) return cached
      const asked = locale === 'vi' ? withToneOnGlide(word) : word.replace(/’/g, "'")
      const answer = forms(asked).some((form) => opened[locale].has(form, { ignoreCase: false }))
      known.set(key, answer)
      return answer
    },
    isListed: (word, locale) => forms(word).some((form) => own[locale].has(form)),
  }
}
