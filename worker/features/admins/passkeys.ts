import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { millisecondsInMinute } from 'date-fns/constants'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { adminLimits } from '../../../schema/admin-fields'
import {
  type AddPasskeyInput,
  clientData,
  type Passkey,
  type PasskeyLoginInput,
} from '../../../schema/api/passkeys'
import { site } from '../../../schema/site'
import { adminChallenges, adminPasskeys, admins } from '../../../schema/tables/admins'
import { sha256 } from '../../platform/auth/hash'
import type { Database } from '../../platform/db/database'
import { hasChanged, insertWhen } from '../../platform/db/writes'
import type { Ctx, CurrentAdmin } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { auditEntry } from '../../platform/log/audit'
import { logEvent } from '../../platform/log/log'

const challengeMs = 5 * millisecondsInMinute

/** Loaded by the few requests that need it. */
async function webauthn() {
  // The library imports it too, but a bundle would run it after the code that asks for it.
  await import('reflect-metadata')
  return import('@simplewebauthn/server')
}

/** For whom an authenticator signs: this host, and nobody but pages of this origin. */
const relyingParty = (url: URL) => ({ expectedOrigin: url.origin, expectedRPID: url.hostname })

/** Throws INVALID_PASSKEY for any error. */
async function refusing<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch (error) {
    throw new ApiError('INVALID_PASSKEY', { cause: error })
  }
}

type Ceremony = Pick<typeof adminChallenges.$inferInsert, 'purpose'> & {
  /** Who registers; null before a login. */
  adminId: string | null
  now: Date
}

async function storeChallenge(db: Database, challenge: string, { now, ...ceremony }: Ceremony) {
  const expiresAt = new Date(now.getTime() + challengeMs).toISOString()
  await db.insert(adminChallenges).values({ hash: await sha256(challenge), ...ceremony, expiresAt })
}

/** Each challenge counts once, right or wrong. Throws INVALID_PASSKEY. */
async function takeChallenge(
  db: Database,
  clientDataJSON: string,
  { purpose, adminId, now }: Ceremony,
): Promise<string> {
  const { challenge } = await refusing(async () =>
    clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())),
  )
  const taken = await db
    .delete(adminChallenges)
    .where(
      and(
        eq(adminChallenges.hash, await sha256(challenge)),
        eq(adminChallenges.purpose, purpose),
        adminId === null ? isNull(adminChallenges.adminId) : eq(adminChallenges.adminId, adminId),
        gt(adminChallenges.expiresAt, now.toISOString()),
      ),
    )
    .returning({ hash: adminChallenges.hash })
  if (taken.length === 0) throw new ApiError('INVALID_PASSKEY')
  return challenge
}

export async function beginPasskeyLogin(
  db: Database,
  { url, now }: { url: URL; now: Date },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: url.hostname,
    userVerification: 'required',
    timeout: challengeMs,
  })
  await storeChallenge(db, options.challenge, { purpose: 'login', adminId: null, now })
  return options
}

/** The bytes that an authenticator stores as its user, in base64url. */
const handleOf = (adminId: string) => Buffer.from(adminId).toString('base64url')

/** Returns whose passkey signed. Throws INVALID_PASSKEY. */
export async function checkPasskey(
  db: Database,
  { response, url, now }: { response: PasskeyLoginInput; url: URL; now: Date },
): Promise<{ id: string; username: string }> {
  const { clientDataJSON, userHandle } = response.response
  const ceremony: Ceremony = { purpose: 'login', adminId: null, now }
  const expectedChallenge = await takeChallenge(db, clientDataJSON, ceremony)
  const [found] = await db
    .select({ id: admins.id, username: admins.username, publicKey: adminPasskeys.publicKey })
    .from(adminPasskeys)
    .innerJoin(admins, eq(admins.id, adminPasskeys.adminId))
    .where(eq(adminPasskeys.id, response.id))
    .limit(1)
  if (!found || userHandle !== handleOf(found.id)) throw new ApiError('INVALID_PASSKEY')
  const { publicKey, ...admin } = found
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      ...relyingParty(url),
      // The counter is compared in the update, so that two logins at once cannot both pass.
      credential: { id: response.id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    }),
  )
  if (!verified) throw new ApiError('INVALID_PASSKEY')
  await countUp(db, { passkeyId: response.id, counter: authenticationInfo.newCounter, now })
  return admin
}

/** A counter that does not rise is that of a copy. Source: Web Authentication, 6.1.1. */
async function countUp(
  db: Database,
  { passkeyId, counter, now }: { passkeyId: string; counter: number; now: Date },
): Promise<void> {
  const isAhead = counter === 0 ? eq(adminPasskeys.counter, 0) : lt(adminPasskeys.counter, counter)
  const used = await db
    .update(adminPasskeys)
    .set({ counter, lastUsedAt: now.toISOString() })
    .where(and(eq(adminPasskeys.id, passkeyId), isAhead))
    .returning({ id: adminPasskeys.id })
  if (used.length > 0) return
  logEvent('the counter of a passkey went back', { counter })
  throw new ApiError('INVALID_PASSKEY')
}

export async function listPasskeys(db: Database, adminId: string): Promise<Passkey[]> {
  const { id, name, createdAt, lastUsedAt } = adminPasskeys
  return db
    .select({ id, name, createdAt, lastUsedAt })
    .from(adminPasskeys)
    .where(eq(adminPasskeys.adminId, adminId))
    .orderBy(desc(createdAt))
    .limit(adminLimits.passkeys)
}

export async function beginPasskey(
  { db, now }: Ctx,
  { id, username, displayName }: CurrentAdmin,
  url: URL,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn()
  const excludeCredentials = await db
    .select({ id: adminPasskeys.id, transports: adminPasskeys.transports })
    .from(adminPasskeys)
    .where(eq(adminPasskeys.adminId, id))
    .limit(adminLimits.passkeys)
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: url.hostname,
    userID: Buffer.from(id),
    userName: username,
    userDisplayName: displayName ?? username,
    timeout: challengeMs,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(db, options.challenge, { purpose: 'register', adminId: id, now })
  return options
}

/** Throws INVALID_PASSKEY, and CONFLICT beyond the limit of a person. */
export async function addPasskey(
  ctx: Ctx,
  { id: adminId, username }: CurrentAdmin,
  { name, credential: response, url }: AddPasskeyInput & { url: URL },
): Promise<void> {
  const { db, now } = ctx
  const { clientDataJSON, transports } = response.response
  const ceremony: Ceremony = { purpose: 'register', adminId, now }
  const expectedChallenge = await takeChallenge(db, clientDataJSON, ceremony)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await refusing(() =>
    verifyRegistrationResponse({ response, expectedChallenge, ...relyingParty(url) }),
  )
  if (!registrationInfo) throw new ApiError('INVALID_PASSKEY')
  const { id, publicKey, counter } = registrationInfo.credential
  const count = db
    .select({ count: sql`count(*)` })
    .from(adminPasskeys)
    .where(eq(adminPasskeys.adminId, adminId))
  const isFree = sql`${count} < ${adminLimits.passkeys} and not exists ${db
    .select({ id: adminPasskeys.id })
    .from(adminPasskeys)
    .where(eq(adminPasskeys.id, id))}`
  const entry = { subject: adminId, label: username, after: { name } }
  const results = await db.batch([
    auditEntry(ctx, { action: 'passkey.create', ...entry }, isFree),
    insertWhen(
      db,
      adminPasskeys,
      {
        id,
        adminId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        name,
        createdAt: now.toISOString(),
      },
      isFree,
    ),
  ])
  if (!hasChanged(results)) throw new ApiError('CONFLICT')
}

/** Throws NOT_FOUND for one that is not the actor's. */
export async function deletePasskey(
  ctx: Ctx,
  { id: adminId, username }: CurrentAdmin,
  passkeyId: string,
): Promise<void> {
  const { db } = ctx
  const isOwn = and(eq(adminPasskeys.id, passkeyId), eq(adminPasskeys.adminId, adminId))
  const [passkey] = await db
    .select({ name: adminPasskeys.name })
    .from(adminPasskeys)
    .where(isOwn)
    .limit(1)
  if (!passkey) throw new ApiError('NOT_FOUND')
  const entry = { subject: adminId, label: username, before: passkey }
  await db.batch([
    auditEntry(ctx, { action: 'passkey.delete', ...entry }),
    db.delete(adminPasskeys).where(isOwn),
  ])
}
