import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { readPrivateSettings } from './private-settings'
import { readSettings } from './settings'

it('reads the settings of wrangler.toml', () => {
  expect(readSettings(env)).toMatchObject({
    siteUrl: 'https://mangoroad.example',
    defaultLocale: env.DEFAULT_LOCALE,
  })
})

it.each(['SITE_URL', 'DEFAULT_LOCALE', 'TILE_URL', 'HOTEL_PARTNER_ID', 'ACTIVITY_PARTNER_ID'])(
  'stops with a sentence that names a bad %s',
  (name) => {
    expect(() => readSettings({ ...env, [name]: '' })).toThrow(name)
  },
)

const badVariablesOf = (env: object) => readPrivateSettings(env).badVariables

it.each(['MAIL_API_URL', 'TELEGRAM_API_URL'])(
  'sends nothing unencrypted by %s, but to the same machine',
  (name) => {
    expect(badVariablesOf({ [name]: 'http://mail.example/send' })).toEqual([name])
    for (const address of [
      'https://mail.example/send',
      'http://localhost:9/send',
      'http://127.0.0.1:9/send',
    ])
      expect(badVariablesOf({ [name]: address })).toEqual([])
  },
)

it.each([
  'whsec_',
  'whsec_abc',
  'whsec_ab-cd_efgh',
  'whsec_ab=cd',
  'whsec_bWFuZ28====',
  'a secret of words',
])('takes no events of the mail service with %j, which verifies none', (secret) =>
  expect(readPrivateSettings({ MAIL_EVENTS_SECRET: secret })).toMatchObject({
    badVariables: ['MAIL_EVENTS_SECRET'],
  }),
)

it.each([
  '',
  'whsec_bWFuZ28tcm9hZC1tYWlsLWV2ZW50cy1zZWNyZXQ=',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'bWFuZ28tcm9hZA',
])('takes %j as the signing secret of the mail service', (secret) =>
  expect(badVariablesOf({ MAIL_EVENTS_SECRET: secret })).toEqual([]),
)

it('finds what is wrong with a part beside what is wrong with another', () => {
  const bad = { MAIL_ADAPTER: 'http', MAIL_FROM: 'hello@mangoroad.example', LETTER_RATE: '0' }
  expect(badVariablesOf(bad)).toEqual(['LETTER_RATE', 'MAIL_API_URL'])
})
