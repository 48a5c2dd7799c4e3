import { expect, it } from 'vitest'
import type { AdminSession } from '../../../schema/api/admins'
import { groupSessions, readBrowser } from './session-list'

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

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} coc_coc_browser/130.0 Chrome/124.0.0.0 Safari/537.36`,
    'Cốc Cốc',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  ['curl/8.10.1', undefined, undefined],
  ['', undefined, undefined],
])('reads %s', (userAgent, browser, system) =>
  expect(readBrowser(userAgent)).toEqual({ browser, system }),
)
