import { type Plugin, runnerImport } from 'vite'
import { isLocale, type Locale, otherLocale } from '../../schema/locale'

const suffixes: Record<Locale, string> = { vi: 'Vi', en: 'En' }
/** Names and titles stay in both languages: saved items, partners' searches and aliases need them. */
const keptFields = /^(name|title)(Vi|En)$/

/** A value without the texts of the other language, where it has them in this one. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const other = suffixes[otherLocale(locale)]
  const isSpare = (key: string) => key.endsWith(other) && !keptFields.test(key) && key.slice(0, -2) + suffixes[locale] in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isSpare(key))
      .map(([key, child]) => [key, inLocale(child, locale)]),
  )
}

/**
 * Turns `content/<noun>/<name>.ts?vi` into plain data of one language: a page downloads neither the other language nor anything that a
 * module merely imports. The module's `content` must be JSON data.
 */
export function contentByLocale(): Plugin {
  return {
    name: 'mango-road:content-by-locale',
    enforce: 'pre',
    async load(id) {
      const [file = '', locale] = id.split('?')
      if (!isLocale(locale) || !file.includes('/web/content/')) return
      const { module, dependencies } = await runnerImport<{ content: unknown }>(file)
      for (const dependency of dependencies) this.addWatchFile(dependency)
      return `export const content = JSON.parse(${JSON.stringify(JSON.stringify(inLocale(module.content, locale)))})`
    },
  }
}
