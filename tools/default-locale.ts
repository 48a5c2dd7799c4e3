import { readFileSync } from 'node:fs'
import { isLocale, type Locale } from '../schema/locale'

/** The single default-locale setting, as it stands in wrangler.toml. */
export const defaultLocale: Locale = readDefaultLocale()

function readDefaultLocale(): Locale {
  const value = /^DEFAULT_LOCALE\s*=\s*"([^"]*)"/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1]
  if (!isLocale(value))
    throw new Error(`DEFAULT_LOCALE in wrangler.toml must be vi or en, not '${value}'`)
  return value
}
