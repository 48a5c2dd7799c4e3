import { createInstance, type i18n, type ResourceNamespaceMap, type TFunction } from 'i18next'
import { brand } from '../../schema/brand'
import { type Locale, locales } from '../../schema/locale'
import { bindWords, boundTextFile } from '../lib/bound-texts'
import { loadingOnce } from '../lib/load-once'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    strictKeyChecks: true
  }
}

/** The name of a text file; each file of `vi/` adds its own to i18next's `ResourceNamespaceMap`. */
export type Namespace = keyof ResourceNamespaceMap

/** The texts of any namespace, by full keys such as `articles:title`. */
export type AnyTexts = TFunction<['shell', ...Namespace[]]>

type Plural<Key> = Key extends `${infer Stem}_other` ? `${Stem}_one` : never

/** The shape that another language must match fully; where Vietnamese has one form, it may add a singular. */
export type SameTexts<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : SameTexts<Source[Key]>
} & { [Key in Plural<keyof Source>]?: string }

function createI18n(locale: Locale): i18n {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    supportedLngs: locales,
    defaultNS: 'shell',
    resources: {},
    interpolation: { escapeValue: false, defaultVariables: { brand: bindWords(brand.name) } },
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key: string, given?: string) => {
      if (given !== undefined) return given
      throw new RangeError(`there is no text '${key}' in ${locale}`)
    },
    returnedObjectHandler: (key: string) => {
      throw new RangeError(`'${key}' is not one text in ${locale}`)
    },
    react: { useSuspense: false },
  })
  // Synchronous, as no backend is read: loadTexts adds the resources.
  void instance.init()
  return instance
}

const instances: Record<Locale, i18n> = { vi: createI18n('vi'), en: createI18n('en') }

/** The i18next instance of a language. Its `t` throws a RangeError naming a key that has no text. */
export function getI18n(locale: Locale): i18n {
  return instances[locale]
}

const files = import.meta.glob<{ texts: object }>('./{vi,en}/*.ts')
const loadOnce = loadingOnce<void>()

/** Loads text files of a language; the same promise for the same files. Rejects where one cannot be read; that can be tried again. */
export function loadTexts(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  return loadOnce([locale, ...namespaces].join(' '), async () => {
    await Promise.all(namespaces.map((namespace) => addTexts(locale, namespace)))
  })
}

async function addTexts(locale: Locale, namespace: Namespace): Promise<void> {
  const load = files[`./${locale}/${namespace}.ts`]
  if (!load) throw new RangeError(`there is no text file '${namespace}' in ${locale}`)
  const { texts } = await load()
  getI18n(locale).addResourceBundle(locale, namespace, boundTextFile(texts))
}
