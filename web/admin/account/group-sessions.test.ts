import { expect, it } from 'vitest'
import type { AdminSession } from '../../../schema/api/admins'
import { groupSessions } from './group-sessions'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

function session(id: string, userAgent: string, hour: number, isCurrent = false): AdminSession {
  const at = (minute: string) => `2026-11-26T${String(hour).padStart(2, '0')}:${minute}:00.000Z`
  return { id, userAgent, createdAt: at('00'), lastSeenAt: at('30'), isCurrent }
}

it('groups sessions by browser and system, this one first and alone', () => {
  const sessions = [
    session('a', chrome, 9),
    session('b', firefox, 8),
    session('c', chrome, 7, true),
    session('d', chrome, 5),
  ]
  const groups = groupSessions(sessions).map(
    ({ browser, isCurrent, sessions: own, startedAt, lastSeenAt }) => ({
      browser,
      isCurrent,
      ids: own.map(({ id }) => id),
      startedAt: startedAt.slice(11, 16),
      lastSeenAt: lastSeenAt.slice(11, 16),
    }),
  )
  expect(groups).toEqual([
    { browser: 'Chrome', isCurrent: true, ids: ['c'], startedAt: '07:00', lastSeenAt: '07:30' },
    {
      browser: 'Chrome',
      isCurrent: false,
      ids: ['a', 'd'],
      startedAt: '09:00',
      lastSeenAt: '09:30',
    },
    { browser: 'Firefox', isCurrent: false, ids: ['b'], startedAt: '08:00', lastSeenAt: '08:30' },
  ])
})
