import { desc, eq } from 'drizzle-orm'
import type { KeptMailDetail, KeptMailList } from '../../../schema/api/admin-outbox'
import { keptMails } from '../../../schema/tables/kept-mails'
import type { Database } from '../../platform/db/database'

const pageSize = 25

const columns = { id: keptMails.id, recipient: keptMails.recipient, subject: keptMails.subject, createdAt: keptMails.createdAt }

/** A page of the mails that the local adapter kept, the newest first. */
export async function listKeptMails(db: Database, page: number): Promise<KeptMailList> {
  const mails = await db
    .select(columns)
    .from(keptMails)
    .orderBy(desc(keptMails.createdAt))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { mails: mails.slice(0, pageSize), hasNext: mails.length > pageSize }
}

/** One mail as text: its HTML needs styles that the site's policy refuses. */
export async function findKeptMail(db: Database, id: string): Promise<KeptMailDetail | undefined> {
  const [mail] = await db
    .select({ ...columns, text: keptMails.text })
    .from(keptMails)
    .where(eq(keptMails.id, id))
    .limit(1)
  return mail
}
