import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { LetterList } from '../../../schema/api/letters'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { localMail } from '../../testing/outbox'
import { request } from '../../testing/site'

beforeEach(async () => {
  await clearAdmins()
  await env.DB.prepare('delete from sender_checks').run()
})

it('shows what DNS was found to hold of the sender, however the domain is written in MAIL_FROM', async () => {
  await insertAdmin('mai')
  const headers = await sessionCookie('mai')
  const found = {
    spf: 'set',
    dkim: 'missing',
    dmarc: 'unknown',
    checkedAt: '2026-11-20T00:00:00.000Z',
  }
  await env.DB.prepare("insert into sender_checks values ('mangoroad.example', ?, ?, ?, ?)")
    .bind(found.spf, found.dkim, found.dmarc, found.checkedAt)
    .run()
  for (const sender of ['letters@mangoroad.example', 'letters@mangoroad.example'.toUpperCase()]) {
    const { setup } = await (
      await request('/api/admin/letters', { headers }, { ...localMail, MAIL_FROM: sender })
    ).json<LetterList>()
    expect(setup).toMatchObject({ sender, dns: found })
  }
})
