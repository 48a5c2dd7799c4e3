import { type Locale, localizedPath } from '../../schema/locale'
import { defaultLocale } from '../../tools/default-locale'

export const port = Number(process.env.E2E_PORT ?? 8791)

/** The address of a screen path in a language, whatever the default language is. */
export function at(locale: Locale, path: string): string {
  return localizedPath(path, locale, defaultLocale)
}

/**
 * Of a request that a test itself makes: the server may close a connection that rested at the
 * moment in which it is used again.
 */
export const resent = { maxRetries: 2 }
