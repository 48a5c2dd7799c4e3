import { type Locale, localizedPath } from '../../schema/locale'
import { defaultLocale } from '../../tools/default-locale'

export const port = Number(process.env.E2E_PORT ?? 8791)

/** What signs the links of readers and the events of the mail service, at the site under test. */
export const letterSecrets = {
  LINK_SECRET: 'the secret of the links in the browser tests',
  MAIL_EVENTS_SECRET: 'whsec_bWFuZ28tcm9hZC1tYWlsLWV2ZW50cy1zZWNyZXQ=',
} as const

/** The address of a screen path in a language, whatever the default language is. */
export function at(locale: Locale, path: string): string {
  return localizedPath(path, locale, defaultLocale)
}
