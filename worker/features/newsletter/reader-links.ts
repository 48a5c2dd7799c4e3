import { sign, verify } from 'hono/jwt'
import * as z from 'zod'
import { type Locale, localizedPath } from '../../../schema/locale'
import { type MailingList, mailingLists } from '../../../schema/mailing-lists'
import { paths } from '../../../schema/paths'
import type { Settings } from '../../platform/settings/settings'

const algorithm = 'HS256'

/** A reader of a list as links name them, and the sending whose mail holds the link. */
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

/**
 * The links of one reader. They work as long as the subscription, hold no address, and nothing of
 * them is stored.
 */
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
  // The page takes the POST of mail programs too (RFC 8058), and is there for those that open the
  // address instead.
  return {
    preferencesUrl: urlOf(paths.newsletterPreferences),
    unsubscribeUrl,
    oneClickUrl: unsubscribeUrl,
  }
}

/** Whom a link names; undefined where the token is not one that this deployment signs. */
export async function readReaderToken(
  token: string,
  secret: string | undefined,
): Promise<NamedReader | undefined> {
  if (!secret) return undefined
  try {
    const { sub, list, letter } = claims.parse(await verify(token, secret, algorithm))
    return { readerId: sub, list, ...(letter && { letter }) }
  } catch {
    // Whatever is wrong with it, it is no link of ours.
    return undefined
  }
}
