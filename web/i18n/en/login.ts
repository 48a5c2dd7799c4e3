import type { SameTexts } from '../i18n'
import type { texts as vi } from '../vi/login'

export const texts: SameTexts<typeof vi> = {
  title: 'Admin login',
  intro: 'For the editors and staff of Mango Road.',
  username: 'Username',
  usernameHint: 'Enter your username',
  password: 'Password',
  passwordHint: 'Enter your password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  needsScripts: 'Logging in needs JavaScript.',
  submit: 'Sign In',
  submitting: 'Signing in...',
  missingTitle: 'Missing credentials',
  missingText: 'Please enter both username and password',
  failedTitle: 'Login failed',
  successTitle: 'Login successful',
  successText: 'Welcome back, admin!',
}
