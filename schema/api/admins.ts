import * as z from 'zod'
import { adminLimits, usernamePattern } from '../admin-fields'
import { locales } from '../locale'
import { textLimits } from '../submissions'
import { type AdminRole, adminRoles } from '../tables/admins'
import { isGuessablePassword } from './guessable-password'

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

/**
 * The shortest password, in characters. Source: NIST SP 800-63B-4 (a password as the only factor).
 */
export const passwordMinLength = 15

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

/** A code of the authenticator app, or a recovery code; spaces and dashes do not count. */
export const codeField = z
  .string()
  .max(100)
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase())
export const codeInput = z.object({ code: codeField })
export type CodeInput = z.input<typeof codeInput>

/** The response of `POST /api/admin/login` and of `POST /api/admin/login/code`. */
export type LoginResult = { username: string } | { isCodeRequired: true }

export const secondFactorSetupInput = z.object({
  currentPassword: z.string().max(adminLimits.password),
})
export const secondFactorDisableInput = z.object({
  currentPassword: z.string().max(adminLimits.password),
  code: codeField,
})

/** The response of `POST /api/admin/second-factor/setup`. */
export interface SecondFactorSetup {
  /** In base32. */
  secret: string
  /** What the QR code says: `otpauth://totp/…`. */
  uri: string
}

/** The response of whatever makes new recovery codes: the only time that they are shown. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

/** The response of `GET /api/admin/me`. */
export interface AdminMe {
  username: string
  role: AdminRole
  hasSecondFactor: boolean
  /** Whether an owner's rights wait until a second factor is set up. */
  needsSecondFactor: boolean
  /** UTC ISO instant at which the session ends unless something is done. */
  expiresAt: string
}

export interface AdminSession {
  id: string
  /** The browser, as it names itself. */
  userAgent: string
  createdAt: string
  lastSeenAt: string
  isCurrent: boolean
}

export const inviteInput = z.object({
  username: usernameField,
  role: z.enum(adminRoles),
  /** Where the link is mailed to; an empty one is none. */
  email: z
    .union([z.literal(''), z.email().max(textLimits.email)])
    .optional()
    .transform((email) => email?.toLowerCase() || undefined),
  language: z.enum(locales),
})
export type InviteInput = z.input<typeof inviteInput>

/**
 * The response of `POST /api/admin/colleagues/invitations`: the only time that the link is shown.
 */
export interface NewInvitation {
  /** The path on this site, with the token after the `#`. */
  path: string
  expiresAt: string
}

export interface Colleague {
  id: string
  username: string
  role: AdminRole
  lastLoginAt: string | null
  hasSecondFactor: boolean
  /** Whether it is who asks. */
  isSelf: boolean
}

/** An invitation that nobody has accepted yet. */
export interface Invitation {
  id: string
  username: string
  role: AdminRole
  email: string | null
  invitedBy: string
  expiresAt: string
  isExpired: boolean
}

/** The response of `GET /api/admin/colleagues`. */
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

/** The response of `POST /api/admin/invitation`: what a link invites to. */
export interface InvitationPreview {
  username: string
  role: AdminRole
  invitedBy: string
  expiresAt: string
}

export const sessionParam = z.object({ id: z.uuid() })
