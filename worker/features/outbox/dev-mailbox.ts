import { desc, eq } from 'drizzle-orm'
import type { DevMailDetail, DevMailList } from '../../../schema/api/admin-outbox'
import { devMails } from '../../../schema/tables/dev-mails'
import type { Database } from '../../platform/db/database'

const pageSize = 25

const columns = {
  id: devMails.id,
  recipient: devMails.recipient,
  subject: devMails.subject,
  createdAt: devMails.createdAt,
}

export async function listDevMails(db: Database, page: number): Promise<DevMailList> {
  const mails = await db
    .select(columns)
    .from(devMails)
    .orderBy(desc(devMails.createdAt))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
  return { mails: mails.slice(0, pageSize), hasNext: mails.length > pageSize }
}

/** As text: its HTML needs styles that the site's CSP refuses. */
export async function findDevMail(db: Database, id: string): Promise<DevMailDetail | undefined> {
  const [mail] = await db
    .select({ ...columns, text: devMails.text })
    .from(devMails)
    .where(eq(devMails.id, id))
    .limit(1)
  return mail
}
