import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
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
