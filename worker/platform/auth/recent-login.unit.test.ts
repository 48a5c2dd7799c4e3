import { expect, it } from 'vitest'
import { refuseOldLogin } from './recent-login'

const now = new Date('2026-11-30T10:10:00.000Z')

it.each(['2026-11-30T10:00:00.000Z', '2026-11-30T10:10:00.000Z'])('takes a login at %s', (at) => {
  expect(() => refuseOldLogin(at, now)).not.toThrow()
})

it.each(['2026-11-30T09:59:59.999Z', ''])('refuses a login at “%s”', (at) => {
  expect(() => refuseOldLogin(at, now)).toThrow('Log in again')
})
