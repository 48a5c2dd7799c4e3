import * as z from 'zod'
import { adminLimits, usernamePattern } from '../admin-fields'
import { locales } from '../locale'
import { textLimits } from '../submissions'
import {
  type AdminRole,
  type adminInvitations,
  adminRoles,
  type adminSessions,
  type admins,
} from '../tables/admins'
import { isGuessablePassword } from './guessable-password'
import { emailField, oneLine } from './text-fields'

export const usernameField = z
  .string()
  .trim()
  .toLowerCase()
  .regex(usernamePattern, 'two to forty letters, digits, dots, dashes or underscores')

/** Any text is accepted, so that a response never shows which part was wrong. */
export const loginInput = z.object({
  username: z.string().max(adminLimits.password),
  password: z.string().max(adminLimits.password),
})

/** Source: NIST SP 800-63B-4 (a password as the only factor). */
export const passwordMinLength = 15

/** A static file of passwords that leaked often, a line each in lower case, after one of credit. */
export const commonPasswordsPath = '/common-passwords.txt'

export const newPasswordField = z
  .string()
  .min(passwordMinLength, `at least ${passwordMinLength} characters`)
  .max(adminLimits.password)
  .refine((password) => !isGuessablePassword(password), 'words that are harder to guess')
export const passwordInput = z.object({
  currentPassword: z.string().max(adminLimits.password),
  newPassword: newPasswordField,
})
export type PasswordInput = z.input<typeof passwordInput>

/** Authenticator or recovery code; spaces and dashes are removed. */
export const codeField = z
  .string()
  .max(adminLimits.code)
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
export const codeInput = z.object({ code: codeField })

export type LoginResult = { username: string } | { isCodeRequired: true }

export const secondFactorSetupInput = z.object({
  currentPassword: z.string().max(adminLimits.password),
})
export const secondFactorDisableInput = z.object({
  currentPassword: z.string().max(adminLimits.password),
  code: codeField,
})

export interface SecondFactorSetup {
  /** Base32. */
  secret: string
  /** Shown as a QR code: `otpauth://totp/…`. */
  uri: string
}

/** Recovery codes are returned only when they are made. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

export const profileInput = z.object({
  /** Empty counts as none: colleagues see the username. */
  displayName: oneLine(adminLimits.displayName).transform((name) => name || null),
  email: z.union([z.literal(''), emailField]).transform((email) => email || null),
})
export type ProfileInput = z.input<typeof profileInput>

export interface AdminMe {
  username: string
  displayName: string | null
  /** For notices. */
  email: string | null
  role: AdminRole
  hasSecondFactor: boolean
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: number
  /** Whether an owner's rights wait until a second factor is set up. */
  needsSecondFactor: boolean
  hasTranslator: boolean
  /** Entry of the author page that names this account. */
  authorId: string | null
  /** UTC ISO instant; activity extends the session. */
  expiresAt: string
}

export interface AdminSession
  extends Pick<typeof adminSessions.$inferSelect, 'id' | 'userAgent' | 'createdAt' | 'lastSeenAt'> {
  isCurrent: boolean
}

export const inviteInput = z.object({
  username: usernameField,
  role: z.enum(adminRoles),
  /** The link is mailed here; empty counts as none. */
  email: z
    .union([z.literal(''), z.email().max(textLimits.email)])
    .optional()
    .transform((email) => email?.toLowerCase() || undefined),
  language: z.enum(locales),
})
export type InviteInput = z.input<typeof inviteInput>

/** The link is returned only once. */
export interface NewInvitation {
  /** Path with the token after `#`. */
  path: string
  expiresAt: string
}

export interface Colleague
  extends Pick<typeof admins.$inferSelect, 'id' | 'username' | 'role' | 'lastLoginAt'> {
  hasSecondFactor: boolean
  isSelf: boolean
}

export interface Invitation
  extends Omit<typeof adminInvitations.$inferSelect, 'language' | 'createdAt'> {
  isExpired: boolean
}

export interface ColleagueList {
  colleagues: Colleague[]
  invitations: Invitation[]
}

export const roleInput = z.object({ role: z.enum(adminRoles) })
export const colleagueParam = z.object({ id: z.string().max(100) })
export const invitationParam = z.object({ id: z.uuid() })

const tokenField = z.string().regex(/^[\w-]{43}$/)
export const invitationTokenInput = z.object({ token: tokenField })
export const acceptInvitationInput = z.object({ token: tokenField, password: newPasswordField })

export type InvitationPreview = Pick<Invitation, 'username' | 'role' | 'invitedBy' | 'expiresAt'>

export const sessionParam = z.object({ id: z.uuid() })
