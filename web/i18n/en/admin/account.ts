import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/account'

export const texts: SameTexts<typeof vi> = {
  title: 'Account',
  intro: 'You are logged in as {{username}}.',
  password: 'Change password',
  passwordText:
    'The new password needs at least {{length}} characters; a sentence that you can remember is best. Every other device is then logged out.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  change: 'Change password',
  saving: 'Saving...',
  changed: 'Password changed',
  changedText: 'Your other devices have been logged out.',
  notChanged: 'The password was not changed',
  errors: {
    missing: 'Please enter your current password',
    wrong: 'The current password is wrong',
    short: 'The new password needs at least {{length}} characters',
    guessable: 'This one is easy to guess: familiar words, neighbouring keys or repetition',
    same: 'The new password must differ from the current one',
  },
  sessions: 'Where you are logged in',
  sessionsText:
    'A session ends after 12 hours without use and after 7 days at the latest. If you do not recognise one, log it out and change your password.',
  browser: 'Browser',
  browserOn: '{{browser}} on {{system}}',
  unknownBrowser: 'Unknown browser',
  sessionCount: 'Sessions',
  started: 'Latest login',
  lastSeen: 'Last used',
  action: 'Actions',
  current: 'This session',
  revoke: 'Log out',
  revokeOne: 'Log out {{browser}}',
  revokeOthers: 'Log out everywhere else',
  revokeTitle: 'Log out {{browser}}?',
  revokeOthersTitle: 'Log out everywhere else?',
  revokeText: 'Whoever is using it will have to log in again.',
  revoked: 'Logged out',
}
