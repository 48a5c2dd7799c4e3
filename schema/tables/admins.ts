import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '../locale'

/** `owner` may do everything; `editor` content and leads. */
export const adminRoles = ['owner', 'editor'] as const
export type AdminRole = (typeof adminRoles)[number]

/** How a browser reaches an authenticator (Web Authentication, AuthenticatorTransport). */
export const passkeyTransports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const
export type PasskeyTransport = (typeof passkeyTransports)[number]

export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  /** In lower case. */
  username: text('username').notNull().unique(),
  /** As colleagues see it; the username without one. */
  displayName: text('display_name'),
  /** For letters about mentions and reviews. */
  email: text('email'),
  /** PHC string: algorithm, parameters, salt and hash. */
  passwordHash: text('password_hash').notNull(),
  createdAt: text('created_at').notNull(),
  passwordChangedAt: text('password_changed_at').notNull(),
  role: text('role', { enum: adminRoles }).notNull().default('owner'),
  lastLoginAt: text('last_login_at'),
  /** Base32 secret of the second factor (TOTP), sealed where there is a `FACTOR_KEY`. */
  totpSecret: text('totp_secret'),
  /** When a code confirmed the secret; before, login asks for no code. */
  totpEnabledAt: text('totp_enabled_at'),
  /** Time step of the last accepted code: each is accepted once (RFC 6238, 5.2). */
  totpLastStep: integer('totp_last_step').notNull().default(0),
})

/** One-time codes that replace the second factor. */
export const adminRecoveryCodes = sqliteTable(
  'admin_recovery_codes',
  {
    /** SHA-256 of the code (120 random bits), in hex. */
    hash: text('hash').primaryKey(),
    adminId: text('admin_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('admin_recovery_codes_admin').on(table.adminId)],
)

/** Logins with the right password that wait for the second factor. */
export const adminPendingLogins = sqliteTable(
  'admin_pending_logins',
  {
    /** SHA-256 of the token in the cookie, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('admin_pending_logins_expires').on(table.expiresAt)],
)

/** Public keys of WebAuthn credentials that verify their user; each is a whole login. */
export const adminPasskeys = sqliteTable(
  'admin_passkeys',
  {
    /** Credential id in base64url, as the authenticator chose it. */
    id: text('id').primaryKey(),
    adminId: text('admin_id').notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the last login; 0 for authenticators that do not count. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<PasskeyTransport[]>().notNull(),
    name: text('name').notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('admin_passkeys_admin').on(table.adminId)],
)

/** Challenges that no authenticator has signed yet; deleted when one is presented. */
export const adminChallenges = sqliteTable(
  'admin_challenges',
  {
    /** SHA-256 of the challenge, in hex. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['login', 'register'] }).notNull(),
    /** Who registers; null before a login. */
    adminId: text('admin_id'),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('admin_challenges_expires').on(table.expiresAt)],
)

/** Deleted when accepted or revoked. */
export const adminInvitations = sqliteTable(
  'admin_invitations',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    username: text('username').notNull().unique(),
    role: text('role', { enum: adminRoles }).notNull(),
    email: text('email'),
    language: text('language', { enum: locales }).notNull(),
    invitedBy: text('invited_by').notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('admin_invitations_expires').on(table.expiresAt)],
)

/** One token for the shown link, and one for each mail. */
export const adminInvitationTokens = sqliteTable(
  'admin_invitation_tokens',
  {
    /** SHA-256 of the token, in hex. */
    hash: text('hash').primaryKey(),
    invitationId: text('invitation_id').notNull(),
  },
  (table) => [index('admin_invitation_tokens_invitation').on(table.invitationId)],
)

/** The token itself is only in the browser's cookie. */
export const adminSessions = sqliteTable(
  'admin_sessions',
  {
    /** For lists; unrelated to the token. */
    id: text('id').primaryKey(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull().unique(),
    adminId: text('admin_id').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: text('created_at').notNull(),
    lastSeenAt: text('last_seen_at').notNull(),
    /** Twelve hours after the last request, at most seven days after login. */
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('admin_sessions_admin').on(table.adminId),
    index('admin_sessions_expires').on(table.expiresAt),
  ],
)

/** Keys generated by the site, such as the one that signs preview links. */
export const siteKeys = sqliteTable('site_keys', {
  name: text('name').primaryKey(),
  /** 32 random bytes, in hex. */
  key: text('key').notNull(),
  createdAt: text('created_at').notNull(),
})
