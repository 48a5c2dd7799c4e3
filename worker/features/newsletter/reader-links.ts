import { sign, verify } from 'hono/jwt'
import * as z from 'zod'
import { type Locale, localizedPath } from '../../../schema/locale'
import { type MailingList, mailingLists } from '../../../schema/mailing-lists'
import { paths } from '../../../schema/paths'
import type { Settings } from '../../platform/settings/settings'

const algorithm = 'HS256'

/** `letter`: the delivery run whose mail contains the link. */
export interface NamedReader {
  readerId: string
  list: MailingList
  letter?: string
}

const claims = z.object({
  sub: z.string().min(1),
  list: z.enum(mailingLists),
  letter: z.string().min(1).optional(),
})

/** They contain no address, are not stored, and work as long as the subscription exists. */
export async function makeReaderLinks(
  input: NamedReader & {
    language: Locale
    settings: Pick<Settings, 'siteUrl' | 'defaultLocale'>
    secret: string
  },
): Promise<{ preferencesUrl: string; unsubscribeUrl: string; oneClickUrl: string }> {
  const { readerId, list, letter, language, settings, secret } = input
  const token = await sign({ sub: readerId, list, ...(letter && { letter }) }, secret, algorithm)
  const urlOf = (path: string) =>
    `${settings.siteUrl}${localizedPath(path, language, settings.defaultLocale)}?token=${token}`
  const unsubscribeUrl = urlOf(paths.newsletterUnsubscribe)
  // The page also accepts the POST of mail programs (RFC 8058).
  return {
    preferencesUrl: urlOf(paths.newsletterPreferences),
    unsubscribeUrl,
    oneClickUrl: unsubscribeUrl,
  }
}

export async function readReaderToken(
  token: string,
  secret: string | undefined,
): Promise<NamedReader | undefined> {
  if (!secret) return undefined
  try {
    const { sub, list, letter } = claims.parse(await verify(token, secret, algorithm))
    return { readerId: sub, list, ...(letter && { letter }) }
  } catch {
    return undefined
  }
}
