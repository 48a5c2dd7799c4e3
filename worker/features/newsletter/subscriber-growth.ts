import { and, count, eq, gte, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { SubscriberGrowth } from '../../../schema/api/admin-subscribers'
import { type Locale, locales } from '../../../schema/locale'
import type { MailingList } from '../../../schema/mailing-lists'
import { subscriptionTables } from '../../../schema/tables/newsletter'
import { vietnamMonthRange } from '../../../schema/time'
import { lastMonths } from '../../platform/db/counts'
import type { Database } from '../../platform/db/database'

const shownMonths = 24

const monthOf = (at: SQLWrapper) => sql<string>`strftime('%Y-%m', ${at}, '+7 hours')`.as('month')

export function selectGrowth(db: Database, { list, since }: { list: MailingList; since: string }) {
  const readers = subscriptionTables[list]
  const { status, language, createdAt, confirmedAt, unsubscribedAt } = readers
  const joined = (is: 'confirmed' | 'unsubscribed', tongue: Locale) =>
    db
      .select({ month: monthOf(createdAt), count: count() })
      .from(readers)
      .where(
        and(
          eq(status, is),
          eq(language, tongue),
          gte(createdAt, since),
          is === 'unsubscribed' ? isNotNull(confirmedAt) : undefined,
        ),
      )
      .groupBy(sql`month`)
  const left = (tongue: Locale) =>
    db
      .select({ month: monthOf(unsubscribedAt), count: count() })
      .from(readers)
      .where(
        and(
          eq(status, 'unsubscribed'),
          eq(language, tongue),
          gte(unsubscribedAt, since),
          isNotNull(confirmedAt),
        ),
      )
      .groupBy(sql`month`)
  const total = (tongue: Locale) =>
    db
      .select({ count: count() })
      .from(readers)
      .where(and(eq(status, 'confirmed'), eq(language, tongue)))
  return { joined, left, total }
}

/** A reader who left still counts in the month of joining. */
export async function readGrowth(
  db: Database,
  { list, now }: { list: MailingList; now: Date },
): Promise<SubscriberGrowth> {
  const names = lastMonths(now, shownMonths)
  const { from: since } = vietnamMonthRange(names[0] ?? '')
  const { joined, left, total } = selectGrowth(db, { list, since })
  const ofLanguage = async (tongue: Locale) => {
    const [stayed, gone, ended, [all]] = await db.batch([
      joined('confirmed', tongue),
      joined('unsubscribed', tongue),
      left(tongue),
      total(tongue),
    ])
    const sum = (rows: { month: string; count: number }[], month: string) =>
      rows.reduce((all, row) => (row.month === month ? all + row.count : all), 0)
    const monthly = (month: string) => ({
      joined: sum([...stayed, ...gone], month),
      left: sum(ended, month),
    })
    return { monthly, total: all?.count ?? 0 }
  }
  const [vi, en] = await Promise.all(locales.map(ofLanguage))
  const none = { joined: 0, left: 0 }
  return {
    months: names.map((month) => ({
      month,
      vi: vi?.monthly(month) ?? none,
      en: en?.monthly(month) ?? none,
    })),
    totals: { vi: vi?.total ?? 0, en: en?.total ?? 0 },
  }
}
