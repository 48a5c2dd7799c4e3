import * as z from 'zod'
import { isGuessablePassword } from './guessable-password'

export const usernameField = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, 'two to forty letters, digits, dots, dashes or underscores')

/** Any text is accepted, so that a response never shows which part was wrong. */
export const loginInput = z.object({ username: z.string().max(200), password: z.string().max(200) })

/** The shortest password, in characters. Source: NIST SP 800-63B-4 (a password as the only factor). */
export const passwordMinLength = 15

export const newPasswordField = z
  .string()
  .min(passwordMinLength, `at least ${passwordMinLength} characters`)
  .max(200)
  .refine((password) => !isGuessablePassword(password), 'words that are harder to guess')
export const passwordInput = z.object({ currentPassword: z.string().max(200), newPassword: newPasswordField })
export type PasswordInput = z.input<typeof passwordInput>

/** The response of `GET /api/admin/me`. */
export interface AdminMe {
  username: string
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

export const sessionParam = z.object({ id: z.uuid() })
