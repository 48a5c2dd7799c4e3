import { isLocale, type Locale } from '../../schema/locale'

const yearSeconds = 365 * 24 * 60 * 60

/** Stores the chosen language in the `locale` cookie for a year. */
export function storeLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `locale=${locale}; Path=/; Max-Age=${yearSeconds}; Secure; SameSite=Lax`
}

/** Returns the chosen language, or the browser's; undefined if it is not one of the site's. */
export function preferredLocale(): Locale | undefined {
  const chosen = /(?:^|;\s*)locale=(vi|en)(?:;|$)/.exec(document.cookie)?.[1]
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return [chosen, ...wanted].find(isLocale)
}

/** Whether an admin has logged in here: without it, visitors never request a session. */
export function hasAdminCookie(): boolean {
  return /\b__Host-staff=1/.test(document.cookie)
}
