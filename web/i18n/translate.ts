import { type Locale, languageTags } from '../../schema/locale'
import type { Texts } from './types'

type Stem<Key extends string> = Key extends `${infer Name}_other` ? Name : Key
type Keys<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Prefix}${Stem<Key>}` : Keys<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]

/** The dotted key of a text, such as `destinations.sorts.rating`; forms of a plural share the key without `_one` and `_other`. */
export type TextKey = Keys<Texts>

/** Values for the `{{name}}` places of a text; `count` also chooses the plural form. */
export type TextValues = Record<string, string | number>

/** The text of a key in one language. Throws a RangeError naming a key that has no text. */
export type Translate = (key: TextKey, values?: TextValues) => string

type Tree = { [key: string]: string | Tree }

const trees: Record<Locale, Tree> = { vi: {}, en: {} }

/** Adds one text file: its keys become `<name>.<key>`. Adding it again changes nothing. */
export function addTexts(locale: Locale, name: string, texts: object): void {
  trees[locale][name] = texts as Tree
}

function createTranslate(locale: Locale): Translate {
  const plurals = new Intl.PluralRules(languageTags[locale].bcp47)

  /** Texts that were asked for before; none changes once it is there. */
  const found = new Map<string, string>()

  function find(key: string): string | undefined {
    const known = found.get(key)
    if (known !== undefined) return known
    let node: string | Tree | undefined = trees[locale]
    for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined
    if (typeof node !== 'string') return undefined
    found.set(key, node)
    return node
  }

  return (key, values = {}) => {
    const { count } = values
    const form = typeof count === 'number' ? (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`)) : undefined
    const text = form ?? find(key)
    if (text === undefined) throw new RangeError(`there is no text '${key}' in ${locale}`)
    return text.includes('{{') ? text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place)) : text
  }
}

const translates: Record<Locale, Translate> = { vi: createTranslate('vi'), en: createTranslate('en') }

export function translateOf(locale: Locale): Translate {
  return translates[locale]
}
