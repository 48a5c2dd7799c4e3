import { millisecondsInHour } from 'date-fns/constants'
import { and, eq, gt, inArray, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Invitation, InvitationPreview, inviteInput } from '../../../schema/api/admins'
import { absoluteUrl, paths } from '../../../schema/paths'
import { adminInvitations, adminInvitationTokens, admins } from '../../../schema/tables/admins'
import { randomToken, sha256 } from '../../platform/auth/hash'
import { hashPassword } from '../../platform/auth/password'
import type { Database } from '../../platform/db/database'
import { hasChanged, insertWhen } from '../../platform/db/writes'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry, insertAuditEntry } from '../../platform/log/audit'
import { renderMail } from '../../platform/mail/render'
import { insertDelivery, type MakeMessage } from '../../platform/outbox/outbox'
import { refuseGuessable } from './guessable-password'

const lifetimeMs = 72 * millisecondsInHour

export async function listInvitations(db: Database, now: Date): Promise<Invitation[]> {
  const { id, username, role, email, invitedBy, expiresAt } = adminInvitations
  const rows = await db
    .select({ id, username, role, email, invitedBy, expiresAt })
    .from(adminInvitations)
    .orderBy(username)
    .limit(200)
  return rows.map((row) => ({ ...row, isExpired: row.expiresAt <= now.toISOString() }))
}

export function deleteInvitations(db: Database, which: SQL | undefined) {
  const ids = db.select({ id: adminInvitations.id }).from(adminInvitations).where(which)
  return [
    db.delete(adminInvitationTokens).where(inArray(adminInvitationTokens.invitationId, ids)),
    db.delete(adminInvitations).where(which),
  ] as const
}

/** Stores only the token's hash; mails the link to `email`, if any. Throws USERNAME_TAKEN. */
export async function invite(
  ctx: Ctx,
  { username, role, email, language }: z.output<typeof inviteInput>,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const { db, actor, now } = ctx
  const id = crypto.randomUUID()
  const token = randomToken()
  const createdAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString()
  const isFree = and(
    notExists(db.select({ id: admins.id }).from(admins).where(eq(admins.username, username))),
    notExists(
      db
        .select({ id: adminInvitations.id })
        .from(adminInvitations)
        .where(eq(adminInvitations.username, username)),
    ),
  )
  const results = await db.batch([
    ...deleteInvitations(
      db,
      and(eq(adminInvitations.username, username), lte(adminInvitations.expiresAt, createdAt)),
    ),
    insertWhen(db, adminInvitationTokens, { hash: await sha256(token), invitationId: id }, isFree),
    auditEntry(
      ctx,
      { action: 'admin.invite', subject: id, label: username, after: { role } },
      isFree,
    ),
    ...(email
      ? [
          insertDelivery(db, {
            kind: 'admin-invitation',
            subject: id,
            idempotencyKey: `invitation:${id}`,
            at: createdAt,
            ...(isFree && { when: isFree }),
          }),
        ]
      : []),
    insertWhen(
      db,
      adminInvitations,
      { id, username, role, email, language, invitedBy: actor.username, createdAt, expiresAt },
      isFree,
    ),
  ])
  if (!hasChanged(results)) throw new ApiError('USERNAME_TAKEN')
  return { id, token, expiresAt }
}

async function addInvitationToken(db: Database, invitationId: string) {
  const token = randomToken()
  await db.insert(adminInvitationTokens).values({ hash: await sha256(token), invitationId })
  return token
}

async function findInvitation(db: Database, id: string, now: Date) {
  const isOpen = and(eq(adminInvitations.id, id), gt(adminInvitations.expiresAt, now.toISOString()))
  return (await db.select().from(adminInvitations).where(isOpen).limit(1))[0]
}

/** Throws NOT_FOUND. */
export async function revokeInvitation(ctx: Ctx, id: string): Promise<void> {
  const { db } = ctx
  const [row] = await db
    .select({ username: adminInvitations.username })
    .from(adminInvitations)
    .where(eq(adminInvitations.id, id))
    .limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  await db.batch([
    auditEntry(ctx, { action: 'admin.uninvite', subject: id, label: row.username }),
    ...deleteInvitations(db, eq(adminInvitations.id, id)),
  ])
}

async function findByToken(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({ id: adminInvitationTokens.invitationId })
    .from(adminInvitationTokens)
    .where(eq(adminInvitationTokens.hash, await sha256(token)))
    .limit(1)
  const invitation = found && (await findInvitation(db, found.id, now))
  if (!invitation) throw new ApiError('GONE')
  return invitation
}

/** Throws GONE for a token that was used or revoked, has expired or never was. */
export async function readInvitation(
  db: Database,
  input: { token: string; now: Date },
): Promise<InvitationPreview> {
  const { username, role, invitedBy, expiresAt } = await findByToken(db, input.token, input.now)
  return { username, role, invitedBy, expiresAt }
}

/** Ends all links of the invitation. Throws GONE, and BAD_REQUEST for a guessable password. */
export async function acceptInvitation(
  db: Database,
  { token, password, assets, now }: { token: string; password: string; assets: Fetcher; now: Date },
): Promise<{ id: string; username: string }> {
  const { id: invitationId, username, role, email, invitedBy } = await findByToken(db, token, now)
  await refuseGuessable(password, { username, path: 'password', assets })
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const passwordHash = await hashPassword(password)
  const isOpen = sql`exists ${db
    .select({ id: adminInvitations.id })
    .from(adminInvitations)
    .where(eq(adminInvitations.id, invitationId))}
    and ${notExists(
      db.select({ id: admins.id }).from(admins).where(eq(admins.username, username)),
    )}`
  const [inserted] = await db.batch([
    insertWhen(
      db,
      admins,
      { id, username, email, passwordHash, createdAt: at, passwordChangedAt: at, role },
      isOpen,
    ),
    ...deleteInvitations(db, eq(adminInvitations.id, invitationId)),
  ])
  if (inserted.meta.changes === 0) throw new ApiError('GONE')
  await insertAuditEntry(db, {
    username,
    action: 'admin.join',
    subject: id,
    label: username,
    after: { role, invitedBy },
    now,
  })
  return { id, username }
}

/** Deletes invitations that expired before an instant (UTC ISO). */
export async function purgeInvitations(db: Database, before: string): Promise<void> {
  await db.batch([...deleteInvitations(db, lt(adminInvitations.expiresAt, before))])
}

/** Each try makes a new link. Undefined if the invitation was accepted, revoked or has expired. */
export const makeInvitationMessage: MakeMessage = async (
  { db, settings, now },
  { subject: id },
) => {
  const invitation = await findInvitation(db, id, now)
  if (!invitation?.email) return undefined
  const { email, username, role, language, invitedBy } = invitation
  const page = absoluteUrl(settings.siteUrl, paths.adminInvite, language, settings.defaultLocale)
  // In the fragment, which browsers do not send.
  const inviteUrl = `${page}#${await addInvitationToken(db, id)}`
  const mail = {
    template: 'admin-invitation',
    language,
    email,
    username,
    role,
    invitedBy,
    inviteUrl,
  } as const
  return { to: 'mail', mail: await renderMail(mail, settings) }
}
