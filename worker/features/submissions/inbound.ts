import { and, count, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { mailInboundInput } from '../../../schema/api/admin-leads'
import { leadReference, maxLeadMessages } from '../../../schema/submissions'
import { leadMessages, submissions } from '../../../schema/tables/submissions'
import { type Database, rowExists } from '../../platform/db/database'
import { hasChanged, insertWhen } from '../../platform/db/writes'
import type { ApiEnv } from '../../platform/http/env'
import { limitLongBody } from '../../platform/http/json-body'
import { limitMails } from '../../platform/http/rate-limit'
import { readSigned } from '../../platform/http/signed-body'
import { insertAuditEntry } from '../../platform/log/audit'
import { logEvent } from '../../platform/log/log'
import { addressesIn } from '../../platform/mail/addresses'

/** UTF-16 units. */
const maxText = 20_000
const maxSubject = 300

interface Mail {
  messageId: string
  sender: string
  subject: string
  text: string
}

/** The number in a subject such as `Re: Your trip [MR-12]`. */
function numberIn(subject: string): number | undefined {
  const number = /\[MR-(\d{1,15})\]/i.exec(subject)?.[1]
  return number === undefined ? undefined : Number(number)
}

function isFilable(db: Database, mail: Mail, leadId: string): SQL | undefined {
  const ofLead = db
    .select({ count: count() })
    .from(leadMessages)
    .where(eq(leadMessages.leadId, leadId))
  const same = db
    .select({ id: leadMessages.id })
    .from(leadMessages)
    .where(eq(leadMessages.messageId, mail.messageId))
  return and(notExists(same), lt(sql`(${ofLead})`, maxLeadMessages))
}

type Filed = 'filed' | 'filed, other sender' | 'unknown reference' | 'not filed'

/** A lead that waited or was closed is open again. */
async function fileReply(db: Database, mail: Mail, now: Date): Promise<Filed> {
  const number = numberIn(mail.subject)
  const [lead] =
    number === undefined
      ? []
      : await db.select().from(submissions).where(eq(submissions.number, number)).limit(1)
  if (!lead || mail.sender === '') return 'unknown reference'
  const at = now.toISOString()
  const when = isFilable(db, mail, lead.id)
  const reopened = inArray(submissions.status, ['waiting', 'won', 'lost'])
  const isLead = eq(submissions.id, lead.id)
  const message = { ...mail, id: crypto.randomUUID(), leadId: lead.id, createdAt: at }
  const written = await db.batch([
    insertAuditEntry(
      db,
      {
        username: '',
        action: 'lead.reply',
        subject: lead.id,
        label: lead.kind,
        before: { status: lead.status },
        after: { status: 'open' },
        now,
      },
      and(when, rowExists(db, submissions, and(isLead, reopened))),
    ),
    db
      .update(submissions)
      .set({
        status: sql`case when ${reopened} then 'open' else ${submissions.status} end`,
        updatedAt: at,
      })
      .where(and(isLead, when)),
    insertWhen(db, leadMessages, { ...message, direction: 'in' }, when),
  ])
  if (!hasChanged(written)) return 'not filed'
  return mail.sender === lead.email ? 'filed' : 'filed, other sender'
}

/** `POST /api/mail-inbound`: {@link leadReference} in the subject says which lead it is about. */
export const mailInboundRoutes = new Hono<ApiEnv>().post(
  '/',
  // The HTML of a short reply is often long.
  limitLongBody,
  limitMails,
  async (c) => {
    const { db, now, privateSettings } = c.var
    const given = mailInboundInput.safeParse(await readSigned(c, privateSettings.mailInboundSecret))
    // The service would repeat what is refused.
    if (!given.success) return c.json({ ok: true }, 202)
    const { messageId, from, subject, text } = given.data
    const mail = {
      messageId,
      sender: addressesIn(from)[0] ?? '',
      subject: subject.trim().slice(0, maxSubject),
      text: text.trim().slice(0, maxText),
    }
    const outcome = await fileReply(db, mail, now)
    logEvent('mail inbound', { outcome })
    return c.json({ ok: true }, outcome === 'unknown reference' ? 202 : 200)
  },
)
