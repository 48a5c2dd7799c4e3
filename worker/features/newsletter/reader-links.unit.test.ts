import { sign } from 'hono/jwt'
import { describe, expect, it } from 'vitest'
import { makeReaderLinks, readReaderToken } from './links'

const secret = 'a secret of the tests, long enough'
const settings = { siteUrl: 'https://mangoroad.example', defaultLocale: 'vi' } as const
const links = (letter?: string) =>
  makeReaderLinks({
    readerId: 'reader-1',
    list: 'letter',
    ...(letter && { letter }),
    language: 'en',
    settings,
    secret,
  })
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

describe('the links of a reader', () => {
  it('name the reader, the list and the letter, in the reader’s language', async () => {
    const { preferences, unsubscribe } = await links('sending-1')
    expect(preferences).toContain('https://mangoroad.example/en/ban-tin/tuy-chon?token=')
    expect(unsubscribe).toContain('https://mangoroad.example/en/ban-tin/huy-dang-ky?token=')
    for (const url of [preferences, unsubscribe]) {
      expect(await readReaderToken(tokenOf(url), secret)).toEqual({
        readerId: 'reader-1',
        list: 'letter',
        letter: 'sending-1',
      })
    }
    expect(await readReaderToken(tokenOf((await links()).preferences), secret)).toEqual({
      readerId: 'reader-1',
      list: 'letter',
    })
  })

  it('lead to the bare address in English where that is the default', async () => {
    const inEnglish = { ...settings, defaultLocale: 'en' } as const
    const read = (language: 'vi' | 'en') =>
      makeReaderLinks({
        readerId: 'reader-1',
        list: 'letter',
        language,
        settings: inEnglish,
        secret,
      })
    expect((await read('en')).unsubscribe).toContain(
      'https://mangoroad.example/ban-tin/huy-dang-ky?token=',
    )
    expect((await read('vi')).unsubscribe).toContain(
      'https://mangoroad.example/vi/ban-tin/huy-dang-ky?token=',
    )
  })

  it('are nobody’s where they were forged, cut, signed otherwise, or where there is no secret', async () => {
    const token = tokenOf((await links('sending-1')).preferences)
    const [head, body, signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ sub: 'reader-2', list: 'letter' })).toString(
      'base64url',
    )
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    const wrong = [
      '',
      'x',
      'a.b.c',
      '..',
      token.slice(0, -2),
      `${token}x`,
      `${head}.${forged}.${signature}`,
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      'a'.repeat(1000),
      await sign({ sub: 'reader-1', list: 'letter' }, `${secret}!`, 'HS256'),
      await sign({ sub: 'reader-1', list: 'letter' }, secret, 'HS512'),
      await sign({ sub: 'reader-1', list: 'shop' }, secret, 'HS256'),
      await sign({ list: 'letter' }, secret, 'HS256'),
    ]
    for (const one of wrong) expect(await readReaderToken(one, secret), one).toBeUndefined()
    expect(await readReaderToken(token, undefined)).toBeUndefined()
    expect(await readReaderToken(token, '')).toBeUndefined()
    expect(await readReaderToken(token, secret)).toBeDefined()
  })
})
