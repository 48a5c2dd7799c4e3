import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Who may log in, one row per person. */
export const admins = sqliteTable('admins', {
  id: text('id').primaryKey(),
  /** In lower case. */
  username: text('username').notNull().unique(),
  /** A PHC string: algorithm, parameters, salt and hash. */
  passwordHash: text('password_hash').notNull(),
  createdAt: text('created_at').notNull(),
  passwordChangedAt: text('password_changed_at').notNull(),
})

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
  (table) => [index('admin_sessions_admin').on(table.adminId), index('admin_sessions_expires').on(table.expiresAt)],
)

/** Secret keys that the site makes for itself, such as the one that signs preview links. */
export const siteKeys = sqliteTable('site_keys', {
  name: text('name').primaryKey(),
  /** 32 random bytes, in hexadecimal digits. */
  key: text('key').notNull(),
  createdAt: text('created_at').notNull(),
})
