import { subDays } from 'date-fns'
import { and, count, eq, gte, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '../../../schema/api/letters'
import { type LetterSegment, monthlyDays } from '../../../schema/letters'
import { type Locale, locales } from '../../../schema/locale'
import type { MailingList } from '../../../schema/mailing-lists'
import { letterSendings } from '../../../schema/tables/letters'
import { mailSuppressions, subscriptionTables } from '../../../schema/tables/newsletter'
import { outbox } from '../../../schema/tables/outbox'
import { vietnamDayRange } from '../../../schema/time'
import { type Database, idList } from '../../platform/db/database'

export function wantsLetter(
  db: Database,
  {
    list,
    language,
    segment,
    now,
  }: { list: MailingList; language: Locale; segment: LetterSegment; now: Date },
): SQL | undefined {
  const readers = subscriptionTables[list]
  const { since, interests } = segment
  const chosen =
    interests?.length &&
    sql`exists (select 1 from json_each(${readers.interests}) where value in ${idList(interests)})`
  const suppressed = db
    .select({ email: mailSuppressions.email })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.email, readers.email))
  return and(
    eq(readers.status, 'confirmed'),
    eq(readers.language, language),
    or(isNull(readers.pausedUntil), lte(readers.pausedUntil, now.toISOString())),
    or(
      eq(readers.frequency, 'all'),
      isNull(readers.lastLetterAt),
      lte(readers.lastLetterAt, subDays(now, monthlyDays).toISOString()),
    ),
    since === undefined ? undefined : gte(readers.subscribedAt, vietnamDayRange(since).from),
    chosen
      ? or(isNull(readers.interests), eq(sql`json_array_length(${readers.interests})`, 0), chosen)
      : undefined,
    notExists(suppressed),
  )
}

export interface DeliveryRunRef {
  id: string
  list: MailingList
}

function listDeliveryRunRefs(db: Database, letterId: string): Promise<DeliveryRunRef[]> {
  return db
    .select({ id: letterSendings.id, list: letterSendings.list })
    .from(letterSendings)
    .where(eq(letterSendings.letterId, letterId))
}

/** A subquery for the delivery to the reader of the outer query, who is on `list`. */
export function selectDelivery(
  db: Database,
  { id, list: sentTo }: DeliveryRunRef,
  list: MailingList,
  when?: SQL,
) {
  const readers = subscriptionTables[list]
  const others = subscriptionTables[sentTo]
  const isIts = sql`${outbox.idempotencyKey} = 'letter:' || ${id} || ':' || ${others.readerId}`
  if (sentTo === list) {
    return db.select({ id: outbox.id }).from(outbox).where(and(isIts, when))
  }
  // The same person has another row on the other list.
  return db
    .select({ id: outbox.id })
    .from(others)
    .innerJoin(outbox, isIts)
    .where(and(eq(others.email, readers.email), when))
}

/** A delivery that was cancelled before it was sent does not count, except for `own`. */
export function lacksLetter(
  db: Database,
  list: MailingList,
  deliveryRuns: readonly DeliveryRunRef[],
  own?: string,
): SQL | undefined {
  const ofOther = ne(outbox.status, 'gone')
  return and(
    ...deliveryRuns.map((run) =>
      notExists(selectDelivery(db, run, list, run.id === own ? undefined : ofOther)),
    ),
  )
}

export function languagesOf({ language }: LetterSegment): readonly Locale[] {
  return language ? [language] : locales
}

/** The readers that a request or form names; empty interests are all. */
export function segmentOf({ language, since, interests }: LetterSegment): LetterSegment {
  return {
    ...(language && { language }),
    ...(since && { since }),
    ...(interests?.length && { interests }),
  }
}

export async function countAudience(
  db: Database,
  {
    letterId,
    ...input
  }: { list: MailingList; segment: LetterSegment; now: Date; letterId?: string | undefined },
): Promise<Audience> {
  const readers = subscriptionTables[input.list]
  const deliveryRuns = letterId === undefined ? [] : await listDeliveryRunRefs(db, letterId)
  const countOf = (language: Locale) =>
    db
      .select({ count: count() })
      .from(readers)
      .where(
        and(wantsLetter(db, { ...input, language }), lacksLetter(db, input.list, deliveryRuns)),
      )
  const [[vi], [en]] = await db.batch([countOf('vi'), countOf('en')])
  const asked = languagesOf(input.segment)
  return {
    vi: asked.includes('vi') ? (vi?.count ?? 0) : 0,
    en: asked.includes('en') ? (en?.count ?? 0) : 0,
  }
}
