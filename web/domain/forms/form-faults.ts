import { ApiFailure } from '../../lib/api'

/** What is wrong with a name that must be given. */
export function nameFault(name: string): { name?: 'name' } {
  return name === '' ? { name: 'name' } : {}
}

/** What is wrong with an e-mail address that must be given; the server looks at it more closely. */
export function emailFault(email: string): { email?: 'email' | 'emailForm' } {
  if (email === '') return { email: 'email' }
  return /^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'emailForm' }
}

/** Whether the server refused the e-mail address. */
export function isEmailRefused(error: unknown): boolean {
  return error instanceof ApiFailure && (error.body?.issues?.some(({ path }) => path === 'email') ?? false)
}
