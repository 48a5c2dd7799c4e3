import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentHeaders } from '../../worker/edge/policy'
import { anyStyleHash, type Scanned, scoreSite } from './observatory'

const html = readFileSync('web/index.html', 'utf8')
const settings = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' }

/** A document as the Worker answers it; worker/edge/headers.test.ts sees to it that every answer has these headers. */
function scanned(changes: Record<string, string | undefined> = {}): Scanned {
  const all = Object.entries({ ...documentHeaders(settings, anyStyleHash), ...changes })
  const headers = Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name.toLowerCase(), value]])))
  return { headers, html, cookies: [], isPreloaded: false }
}

it('scores 140 at least, before its host is on the preload list', () => {
  const { total, points } = scoreSite(scanned())
  expect(total, JSON.stringify(points)).toBeGreaterThanOrEqual(140)
})

it('scores as much with the check of forms, whose script comes from another host', () => {
  const { headers } = scanned(documentHeaders({ ...settings, turnstileSiteKey: 'key' }, anyStyleHash))
  expect(scoreSite({ ...scanned(), headers }).total).toBeGreaterThanOrEqual(140)
})

it('loses nothing to the cookies of the staff', () => {
  const cookies = ['__Host-session=x; Path=/; HttpOnly; Secure; SameSite=Lax', '__Host-staff=1; Path=/; Secure; SameSite=Lax']
  expect(scoreSite({ ...scanned(), cookies }).points.cookies).toBe(5)
})

describe('a policy that is worse loses points', () => {
  it.each([
    ['Content-Security-Policy', undefined],
    ['Content-Security-Policy', "default-src 'none'; script-src 'self' 'unsafe-inline'"],
    ['Content-Security-Policy', "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'"],
    ['Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'"],
    ['Cross-Origin-Opener-Policy', undefined],
    ['Cross-Origin-Resource-Policy', 'anything'],
    ['Referrer-Policy', 'unsafe-url'],
    ['Strict-Transport-Security', 'max-age=600'],
    ['Strict-Transport-Security', undefined],
    ['X-Content-Type-Options', undefined],
    ['Access-Control-Allow-Credentials', 'true'],
  ])('%s: %s', (name, value) => {
    expect(scoreSite(scanned({ [name]: value })).total).toBeLessThan(scoreSite(scanned()).total)
  })
})
