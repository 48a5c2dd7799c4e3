import type { PasswordInput } from '../../../schema/api/admins'
import { isGuessablePassword } from '../../../schema/api/guessable-password'

/** Characters; `schema/api/admins.ts` has the same limit but would load zod. */
export const minLength = 15

export interface PasswordErrors {
  currentPassword?: 'missing' | 'wrong'
  newPassword?: 'short' | 'guessable' | 'same'
}

export function findErrors(
  { currentPassword, newPassword }: PasswordInput,
  username = '',
): PasswordErrors {
  return {
    ...(currentPassword === '' && { currentPassword: 'missing' as const }),
    ...newPasswordError(currentPassword, newPassword, username),
  }
}

function newPasswordError(
  currentPassword: string,
  newPassword: string,
  username: string,
): PasswordErrors {
  if (newPassword.length < minLength) return { newPassword: 'short' }
  if (isGuessablePassword(newPassword, [username])) return { newPassword: 'guessable' }
  return newPassword === currentPassword ? { newPassword: 'same' } : {}
}
