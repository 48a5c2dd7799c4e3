import { eq, type SQL } from 'drizzle-orm'
import { absoluteUrl } from '../../schema/paths'
import { site } from '../../schema/site'
import { admins } from '../../schema/tables/admins'
import { entries } from '../../schema/tables/entries'
import { entryComments, entryReviews } from '../../schema/tables/teamwork'
import type { Database } from '../platform/db/database'
import type { Write } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { renderMail } from '../platform/mail/render'
import { type NoticeAbout, noticesAbout } from '../platform/mail/types'
import { insertDelivery, type MakeMessage } from '../platform/outbox/outbox'
import { nameOf } from './people'

interface Notice {
  about: NoticeAbout
  /** Of the comment, or for reviews of the entry. */
  id: string
  /** Username. */
  to: string
}

/** Deliveries for the batch of what they are about, one for each subject and instant. */
export function noticeWrites(
  { db, now }: Ctx,
  notices: readonly Notice[],
  when?: SQL,
): { writes: Write[]; subjects: string[] } {
  const at = now.toISOString()
  const subjects = notices.map(({ about, id, to }) => `${about}:${id}:${to}`)
  const deliveries = subjects.map((subject) => {
    const idempotencyKey = `notice:${subject}:${at}`
    return insertDelivery(db, {
      kind: 'admin-notice',
      subject,
      idempotencyKey,
      at,
      ...(when && { when }),
    })
  })
  return { subjects, writes: deliveries }
}

const titles = {
  id: entries.id,
  titleVi: entries.titleVi,
  titleEn: entries.titleEn,
  slug: entries.slug,
}

async function findComment(db: Database, id: number) {
  const { username, entryId, text } = entryComments
  const [row] = await db
    .select({ who: nameOf<string>(username), text, ...titles })
    .from(entryComments)
    .innerJoin(entries, eq(entries.id, entryId))
    .leftJoin(admins, eq(admins.username, username))
    .where(eq(entryComments.id, id))
    .limit(1)
  return row
}

async function findReview(db: Database, id: string, isApproval: boolean) {
  const { entryId, requestedBy, approvedBy } = entryReviews
  const by = isApproval ? approvedBy : requestedBy
  const [row] = await db
    .select({ who: nameOf<string | null>(by), approvedBy, ...titles })
    .from(entryReviews)
    .innerJoin(entries, eq(entries.id, entryId))
    .leftJoin(admins, eq(admins.username, by))
    .where(eq(entryId, id))
    .limit(1)
  // A request that was answered meanwhile needs no mail, nor does an approval taken back.
  if (!row || row.who === null || (row.approvedBy !== null) !== isApproval) return undefined
  return { ...row, who: row.who, text: undefined }
}

/** Undefined where the comment or the request is gone, or the reader has no address any more. */
export const makeNoticeMessage: MakeMessage = async ({ db, settings }, { subject }) => {
  const [kind, ...rest] = subject.split(':')
  const about = noticesAbout.find((one) => one === kind)
  const id = rest.slice(0, -1).join(':')
  const [reader] = await db
    .select({ email: admins.email })
    .from(admins)
    .where(eq(admins.username, rest.at(-1) ?? ''))
    .limit(1)
  if (!about || !reader?.email) return undefined
  const found =
    about === 'review' || about === 'approval'
      ? await findReview(db, id, about === 'approval')
      : await findComment(db, Number(id))
  if (!found) return undefined
  // An account has no language of its own.
  const language = site.adminLocale
  const path = `/admin/content/${encodeURIComponent(found.id)}`
  const mail = {
    template: 'admin-notice',
    about,
    language,
    email: reader.email,
    who: found.who,
    title: found.titleVi || found.titleEn || found.slug,
    text: found.text,
    url: absoluteUrl(settings.siteUrl, path, language, settings.defaultLocale),
  } as const
  return { to: 'mail', mail: await renderMail(mail, settings) }
}
