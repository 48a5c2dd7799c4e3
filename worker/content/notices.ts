import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isSecurityAction } from '../../schema/audit-actions'
import { absoluteUrl } from '../../schema/paths'
import { site } from '../../schema/site'
import { admins } from '../../schema/tables/admins'
import { auditLog } from '../../schema/tables/audit-log'
import { entries } from '../../schema/tables/entries'
import { troubles } from '../../schema/tables/operations'
import { entryComments, entryReviews } from '../../schema/tables/teamwork'
import { troubleText } from '../../schema/troubles'
import type { Database } from '../platform/db/database'
import type { Write } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { renderMail } from '../platform/mail/render'
import { fill, mailTexts } from '../platform/mail/texts/mail-texts'
import { type NoticeAbout, noticesAbout, troubleNotices } from '../platform/mail/types'
import { insertDelivery, type MakeMessage } from '../platform/outbox/outbox'
import { findAddress, listReachable, nameOf } from './people'

interface Notice {
  about: NoticeAbout
  /** Of the comment, or for reviews of the entry. */
  id: string | number
  /** Usernames; everybody but the actor without. */
  to: readonly string[] | undefined
  when?: SQL
}

/** Deliveries for the batch of what they are about, to those who have an address. */
export async function noticeWrites(
  ctx: Ctx,
  { about, id, to, when }: Notice,
): Promise<{ writes: Write[]; subjects: string[] }> {
  const at = ctx.now.toISOString()
  const subjects = (await listReachable(ctx, to)).map((name) => `${about}:${id}:${name}`)
  const writes = subjects.map((subject) => {
    const idempotencyKey = `notice:${subject}:${at}`
    const delivery = { kind: 'admin-notice', subject, idempotencyKey, at } as const
    return insertDelivery(ctx.db, { ...delivery, ...(when && { when }) })
  })
  return { subjects, writes }
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

async function findEvent(db: Database, id: number) {
  const { username, action, subject, label } = auditLog
  const [row] = await db
    .select({ who: nameOf<string>(username), action, subject, label })
    .from(auditLog)
    .leftJoin(admins, eq(admins.username, username))
    .where(eq(auditLog.id, id))
    .limit(1)
  return row && isSecurityAction(row.action) ? { ...row, action: row.action } : undefined
}

/** `id`: name and Vietnam day. */
async function findTroubleText(db: Database, id: string) {
  const [name = '', day = ''] = id.split(':')
  const [row] = await db
    .select({ name: troubles.name, detail: troubles.detail })
    .from(troubles)
    .where(and(sql`${troubles.name} = ${name}`, eq(troubles.day, day)))
    .limit(1)
  return row && troubleText({ ...row.detail, name: row.name }, site.adminLocale)
}

async function findNotice(db: Database, kind: string, id: string) {
  const troubleAbout = troubleNotices.find((one) => one === kind)
  if (troubleAbout) {
    const title = await findTroubleText(db, id)
    return (
      title && { about: troubleAbout, who: '', title, text: undefined, path: '/admin/operations' }
    )
  }
  if (kind === 'audit') {
    const event = await findEvent(db, Number(id))
    return (
      event && {
        about: event.action,
        who: event.who,
        title: event.label,
        text: undefined,
        path: `/admin/audit?subject=${encodeURIComponent(event.subject)}`,
      }
    )
  }
  const about = noticesAbout.find((one) => one === kind)
  if (!about) return undefined
  const found =
    about === 'review' || about === 'approval'
      ? await findReview(db, id, about === 'approval')
      : await findComment(db, Number(id))
  return (
    found && {
      about,
      who: found.who,
      title: found.titleVi || found.titleEn || found.slug,
      text: found.text,
      path: `/admin/content/${encodeURIComponent(found.id)}`,
    }
  )
}

/** Undefined where the comment or the request is gone, or the reader has no address any more. */
export const makeNoticeMessage: MakeMessage = async ({ db, settings }, { subject }) => {
  const [kind = '', ...rest] = subject.split(':')
  const email = await findAddress(db, rest.at(-1) ?? '')
  const found = email && (await findNotice(db, kind, rest.slice(0, -1).join(':')))
  if (!found) return undefined
  const { path, ...notice } = found
  // An account has no language of its own.
  const language = site.adminLocale
  const url = absoluteUrl(settings.siteUrl, path, language, settings.defaultLocale)
  const mail = { template: 'admin-notice', language, email, url, ...notice } as const
  return { to: 'mail', mail: await renderMail(mail, settings) }
}

/** To the staff chat: figures only. */
export const makeTroubleMessage: MakeMessage = async (
  { db, privateSettings: { telegram } },
  { subject },
) => {
  const [kind = '', ...id] = subject.split(':')
  const about = troubleNotices.find((one) => one === kind)
  const title = await findTroubleText(db, id.join(':'))
  if (!about || !title || !telegram?.adminChat) return undefined
  const text = fill(mailTexts[site.adminLocale].adminNotice.subjects[about], { title })
  return { to: 'telegram', chat: telegram.adminChat, text: `${site.name}: ${text}` }
}
