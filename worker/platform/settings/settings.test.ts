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
