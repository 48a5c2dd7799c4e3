import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { readPrivateSettings } from './private-settings'
import { readSettings } from './settings'

it('reads the settings of wrangler.toml', () => {
  expect(readSettings(env)).toMatchObject({ siteUrl: 'https://mangoroad.example', defaultLocale: env.DEFAULT_LOCALE })
})

it.each(['SITE_URL', 'DEFAULT_LOCALE', 'TILE_URL', 'HOTEL_PARTNER_ID', 'ACTIVITY_PARTNER_ID'])(
  'stops with a sentence that names a bad %s',
  (name) => {
    expect(() => readSettings({ ...env, [name]: '' })).toThrow(name)
  },
)

it.each(['MAIL_API_URL', 'TELEGRAM_API_URL'])('sends nothing unencrypted by %s, but to the same machine', (name) => {
  expect(() => readPrivateSettings({ [name]: 'http://mail.example/send' })).toThrow(name)
  for (const address of ['https://mail.example/send', 'http://localhost:9/send', 'http://127.0.0.1:9/send'])
    expect(() => readPrivateSettings({ [name]: address })).not.toThrow()
})

it.each(['whsec_', 'whsec_abc', 'whsec_ab-cd_efgh', 'whsec_ab=cd', 'whsec_bWFuZ28====', 'a secret of words'])(
  'stops at %j, which verifies no event of the mail service',
  (secret) => expect(() => readPrivateSettings({ MAIL_EVENTS_SECRET: secret })).toThrow('MAIL_EVENTS_SECRET'),
)

it.each(['', 'whsec_bWFuZ28tcm9hZC1tYWlsLWV2ZW50cy1zZWNyZXQ=', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'bWFuZ28tcm9hZA'])(
  'starts with %j as the signing secret of the mail service',
  (secret) => expect(() => readPrivateSettings({ MAIL_EVENTS_SECRET: secret })).not.toThrow(),
)
