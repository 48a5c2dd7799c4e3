import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '../locale'

/** `owner`: everything, colleagues and the audit log included; `editor`: content and leads. */
export const adminRoles = ['owner', 'editor'] as const
export type AdminRole = (typeof adminRoles)[number]

/** Who may log in, one row per person. */
export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  /** In lower case. */
  username: text('username').notNull().unique(),
  /** A PHC string: algorithm, parameters, salt and hash. */
  passwordHash: text('password_hash').notNull(),
  createdAt: text('created_at').notNull(),
  passwordChangedAt: text('password_changed_at').notNull(),
  role: text('role', { enum: adminRoles }).notNull().default('owner'),
  lastLoginAt: text('last_login_at'),
  /** The secret of the second factor (TOTP) in base32, from its set-up on. */
  totpSecret: text('totp_secret'),
  /** When the first code confirmed the secret; until then logging in takes no code. */
  totpEnabledAt: text('totp_enabled_at'),
  /** The time step of the last accepted code: each code is accepted once (RFC 6238, 5.2). */
  totpLastStep: integer('totp_last_step').notNull().default(0),
})

/** Codes that take the place of the second factor, once each. */
export const adminRecoveryCodes = sqliteTable(
  'admin_recovery_codes',
  {
    /** SHA-256 of the code (120 random bits), in hexadecimal digits. */
    hash: text('hash').primaryKey(),
    adminId: text('admin_id').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('admin_recovery_codes_admin').on(table.adminId)],
)

/** Logins whose password was right and that wait for the second factor. */
export const adminPendingLogins = sqliteTable(
  'admin_pending_logins',
  {
    /** SHA-256 of the token in the browser's cookie, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    adminId: text('admin_id').notNull(),
    /** How many codes were tried. */
    tries: integer('tries').notNull().default(0),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('admin_pending_logins_expires').on(table.expiresAt)],
)

/** Who is invited to become an admin; the row goes when the invitation is accepted or revoked. */
export const adminInvitations = sqliteTable(
  'admin_invitations',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    username: text('username').notNull().unique(),
    role: text('role', { enum: adminRoles }).notNull(),
    /** Where the link is mailed to, if anywhere. */
    email: text('email'),
    /** The language of that mail. */
    language: text('language', { enum: locales }).notNull(),
    /** The name of the owner who invited them. */
    invitedBy: text('invited_by').notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [index('admin_invitations_expires').on(table.expiresAt)],
)

/** The links of an invitation: the one that was shown, and one a mail. */
export const adminInvitationTokens = sqliteTable(
  'admin_invitation_tokens',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    hash: text('hash').primaryKey(),
    invitationId: text('invitation_id').notNull(),
  },
  (table) => [index('admin_invitation_tokens_invitation').on(table.invitationId)],
)

/** Who is logged in where. The token itself is only in the browser's cookie. */
export const adminSessions = sqliteTable(
  'admin_sessions',
  {
    /** Identifies the session in lists; unrelated to the token. */
    id: text('id').primaryKey(),
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').notNull().unique(),
    adminId: text('admin_id').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: text('created_at').notNull(),
    lastSeenAt: text('last_seen_at').notNull(),
    /** Twelve hours after it was last seen, at most seven days after the login. */
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('admin_sessions_admin').on(table.adminId),
    index('admin_sessions_expires').on(table.expiresAt),
  ],
)

/** Secret keys that the site makes for itself, such as the one that signs preview links. */
export const siteKeys = sqliteTable('site_keys', {
  name: text('name').primaryKey(),
  /** 32 random bytes, in hexadecimal digits. */
  key: text('key').notNull(),
  createdAt: text('created_at').notNull(),
})
