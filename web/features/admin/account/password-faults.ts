import type { PasswordInput } from '../../../../schema/api/admins'
import { isGuessablePassword } from '../../../../schema/api/guessable-password'
import { ApiFailure } from '../../../lib/api'

/** The shortest password, in characters; `schema/api/admins.ts` says the same, but would bring its validator along. */
export const minLength = 15

export interface PasswordFaults {
  currentPassword?: 'missing' | 'wrong'
  newPassword?: 'short' | 'guessable' | 'same'
}

/** What is wrong with a change of password before it is sent. */
export function findFaults({ currentPassword, newPassword }: PasswordInput, username = ''): PasswordFaults {
  return {
    ...(currentPassword === '' && { currentPassword: 'missing' as const }),
    ...newPasswordFault(currentPassword, newPassword, username),
  }
}

function newPasswordFault(currentPassword: string, newPassword: string, username: string): PasswordFaults {
  if (newPassword.length < minLength) return { newPassword: 'short' }
  if (isGuessablePassword(newPassword, [username])) return { newPassword: 'guessable' }
  return newPassword === currentPassword ? { newPassword: 'same' } : {}
}

/** Whether the server says that the current password is not the right one. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiFailure && error.body?.code === 'INVALID_CREDENTIALS'
}
