import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { type Locale, locales, otherLocale } from '../../schema/locale'
import { generated, generatedPublic } from './steps'

const suffixes: Record<Locale, string> = { vi: 'Vi', en: 'En' }
/** Names and titles stay in both languages: saved items, partners' searches and aliases need them. */
const bilingualFields = /^(name|title)(Vi|En)$/

/** A value without the texts of the other language, where it has them in this one. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const other = suffixes[otherLocale(locale)]
  const isSpare = (key: string) => key.endsWith(other) && !bilingualFields.test(key) && key.slice(0, -2) + suffixes[locale] in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isSpare(key))
      .map(([key, child]) => [key, inLocale(child, locale)]),
  )
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Writes content as JSON of one language: for the browser below `/assets/content/<version>/`, cached for good, and for the Worker, which
 * imports it, below `.generated/content/`.
 */
export async function writeContent(): Promise<void> {
  const { module } = await runnerImport<typeof import('./content-modules')>(join(import.meta.dirname, 'content-modules.ts'))
  const files = module.contents.flatMap(([name, content]) =>
    locales.map((locale) => [`${locale}/${name}.json`, JSON.stringify(inLocale(content, locale))] as const),
  )
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
  for (const [name, text] of files) {
    write(`${generatedPublic}/assets/content/${version}/${name}`, text)
    write(`${generated}/content/${name}`, text)
  }
  write(`${generated}/content.json`, JSON.stringify({ version }))
}
