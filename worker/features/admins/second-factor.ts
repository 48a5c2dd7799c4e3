import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodeCount } from '../../../schema/admin-fields'
import type { SecondFactorSetup } from '../../../schema/api/admins'
import { site } from '../../../schema/site'
import {
  adminPasskeys,
  adminPendingLogins,
  adminRecoveryCodes,
  admins,
} from '../../../schema/tables/admins'
import { sha256 } from '../../platform/auth/hash'
import { isSealed, openSecret, sealSecret } from '../../platform/auth/sealed-secret'
import type { Database } from '../../platform/db/database'
import type { Write } from '../../platform/db/writes'
import type { Ctx, CurrentAdmin } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry, insertAuditEntry } from '../../platform/log/audit'
import type { PrivateSettings } from '../../platform/settings/private-settings'
import { type AdminRow, checkPassword, findAdmin } from './queries'
import { deleteOtherSessions } from './sessions'

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const codeLength = 24

/** 120 bits, which a fast hash may store (OWASP ASVS 5.0, 6.5.2). */
function randomRecoveryCode() {
  const bytes = crypto.getRandomValues(new Uint8Array(codeLength))
  const text = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
  return text.match(/.{6}/g)?.join('-') ?? text
}

function hashOf(code: string) {
  return sha256(code.replaceAll('-', ''))
}

async function makeRecoveryCodes(
  db: Database,
  { adminId, now }: { adminId: string; now: Date },
): Promise<{ codes: string[]; writes: Write[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, randomRecoveryCode)
  const createdAt = now.toISOString()
  const rows = await Promise.all(
    codes.map(async (code) => ({ hash: await hashOf(code), adminId, createdAt })),
  )
  const writes = [
    db.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId)),
    db.insert(adminRecoveryCodes).values(rows),
  ]
  return { codes, writes }
}

export function countRecoveryCodes(db: Database, adminId: string): Promise<number> {
  return db.$count(adminRecoveryCodes, eq(adminRecoveryCodes.adminId, adminId))
}

async function consumeRecoveryCode(db: Database, adminId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(adminRecoveryCodes)
    .where(
      and(eq(adminRecoveryCodes.hash, await hashOf(code)), eq(adminRecoveryCodes.adminId, adminId)),
    )
    .returning({ hash: adminRecoveryCodes.hash })
  return used.length > 0
}

/** RFC 6238, as authenticator apps expect it. */
function totpOf(username: string, secret: Secret): TOTP {
  return new TOTP({
    issuer: site.name,
    label: username,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })
}

/** The setting that seals secrets; without it they are stored as they are. */
type FactorKey = PrivateSettings['factorKey']

interface CodeTry {
  admin: AdminRow
  code: string
  factorKey: FactorKey
  now: Date
}

/** Throws UNAVAILABLE for a sealed secret that the key does not open. */
async function openTotpSecret(stored: string, adminId: string, factorKey: FactorKey) {
  if (!isSealed(stored)) return stored
  try {
    if (!factorKey) throw new Error('FACTOR_KEY is not set')
    return await openSecret(stored, { key: factorKey, owner: adminId })
  } catch (error) {
    const message = 'a second factor is sealed, and FACTOR_KEY does not open it'
    throw new ApiError('UNAVAILABLE', { cause: new Error(message, { cause: error }) })
  }
}

async function storedForm(secret: string, adminId: string, factorKey: FactorKey): Promise<string> {
  return factorKey ? sealSecret(secret, { key: factorKey, owner: adminId }) : secret
}

/** Seals a secret that was stored before there was a key. Throws UNAVAILABLE. */
async function consumeTotp(db: Database, { admin, code, factorKey, now }: CodeTry) {
  const { id, username, totpSecret: stored } = admin
  if (!stored) return false
  const secret = await openTotpSecret(stored, id, factorKey)
  const totp = totpOf(username, Secret.fromBase32(secret))
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  if (delta === null) return false
  const step = totp.counter({ timestamp }) + delta
  const used = await db
    .update(admins)
    .set({
      totpLastStep: step,
      totpSecret: isSealed(stored) ? stored : await storedForm(secret, id, factorKey),
    })
    .where(and(eq(admins.id, id), eq(admins.totpSecret, stored), lt(admins.totpLastStep, step)))
    .returning({ id: admins.id })
  return used.length > 0
}

/** Throws UNAVAILABLE. */
export async function consumeCode(db: Database, input: CodeTry): Promise<boolean> {
  const { admin, code, now } = input
  if (/^\d{6}$/.test(code)) return consumeTotp(db, input)
  if (!(await consumeRecoveryCode(db, admin.id, code))) return false
  await insertAuditEntry(db, {
    username: admin.username,
    action: 'factor.recovery',
    subject: admin.id,
    label: admin.username,
    now,
  })
  return true
}

/** Throws INVALID_CODE. */
async function requireCode(db: Database, input: Omit<CodeTry, 'admin'> & { username: string }) {
  const stored = await findAdmin(db, input.username)
  if (!stored?.totpEnabledAt || !(await consumeCode(db, { ...input, admin: stored })))
    throw new ApiError('INVALID_CODE')
}

/** The first code confirms the secret. Throws INVALID_CREDENTIALS, and CONFLICT if it is on. */
export async function setUpSecondFactor(
  { db }: Ctx,
  { id, username }: CurrentAdmin,
  { currentPassword, factorKey }: { currentPassword: string; factorKey: FactorKey },
): Promise<SecondFactorSetup> {
  const stored = await checkPassword(db, username, currentPassword)
  if (stored.totpEnabledAt) throw new ApiError('CONFLICT')
  const totp = totpOf(username, new Secret({ size: 20 }))
  await db
    .update(admins)
    .set({ totpSecret: await storedForm(totp.secret.base32, id, factorKey), totpLastStep: 0 })
    .where(eq(admins.id, id))
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Ends sessions that began without the factor. Throws INVALID_CODE, and CONFLICT if it is on. */
export async function confirmSecondFactor(
  ctx: Ctx,
  admin: CurrentAdmin,
  given: Pick<CodeTry, 'code' | 'factorKey'>,
): Promise<string[]> {
  const { db, now } = ctx
  const { id, username } = admin
  const stored = await findAdmin(db, username)
  if (!stored || stored.totpEnabledAt) throw new ApiError('CONFLICT')
  if (!(await consumeTotp(db, { admin: stored, ...given, now }))) throw new ApiError('INVALID_CODE')
  const { codes, writes } = await makeRecoveryCodes(db, { adminId: id, now })
  await db.batch([
    db.update(admins).set({ totpEnabledAt: now.toISOString() }).where(eq(admins.id, id)),
    deleteOtherSessions(db, admin),
    auditEntry(ctx, { action: 'factor.enable', subject: id, label: username }),
    ...writes,
  ])
  return codes
}

export async function renewRecoveryCodes(
  ctx: Ctx,
  { id, username }: CurrentAdmin,
  given: Pick<CodeTry, 'code' | 'factorKey'>,
): Promise<string[]> {
  const { db, now } = ctx
  await requireCode(db, { username, ...given, now })
  const { codes, writes } = await makeRecoveryCodes(db, { adminId: id, now })
  await db.batch([
    auditEntry(ctx, { action: 'factor.codes', subject: id, label: username }),
    ...writes,
  ])
  return codes
}

/** Throws INVALID_CREDENTIALS and INVALID_CODE. */
export async function disableSecondFactor(
  ctx: Ctx,
  { id, username }: CurrentAdmin,
  { currentPassword, ...given }: Pick<CodeTry, 'code' | 'factorKey'> & { currentPassword: string },
): Promise<void> {
  const { db, now } = ctx
  await checkPassword(db, username, currentPassword)
  await requireCode(db, { username, ...given, now })
  await db.batch([
    auditEntry(ctx, { action: 'factor.disable', subject: id, label: username }),
    ...removeSecondFactor(db, id),
  ])
}

export async function resetSecondFactor(ctx: Ctx, id: string): Promise<void> {
  const { db } = ctx
  const [colleague] = await db
    .select({ username: admins.username })
    .from(admins)
    .where(and(eq(admins.id, id), isNotNull(admins.totpEnabledAt)))
    .limit(1)
  if (!colleague) throw new ApiError('NOT_FOUND')
  await db.batch([
    auditEntry(ctx, { action: 'factor.reset', subject: id, label: colleague.username }),
    db.delete(adminPasskeys).where(eq(adminPasskeys.adminId, id)),
    ...removeSecondFactor(db, id),
  ])
}

function removeSecondFactor(db: Database, adminId: string): Write[] {
  return [
    db.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId)),
    db.delete(adminPendingLogins).where(eq(adminPendingLogins.adminId, adminId)),
    db
      .update(admins)
      .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: 0 })
      .where(eq(admins.id, adminId)),
  ]
}
