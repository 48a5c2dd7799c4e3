import { describe, expect, it } from 'vitest'
import { internationalPhone, phoneLinks } from './reply-panel'

describe('a phone number', () => {
  it.each([
    ['0905123456', 'vi', '84905123456'],
    ['0905 123 456', 'vi', '84905123456'],
    ['090.512.3456', 'vi', '84905123456'],
    ['+84 905 123 456', 'en', '84905123456'],
    ['+84 (0)905 123 456', 'vi', '84905123456'],
    ['+84 0905 123 456', 'vi', '84905123456'],
    ['0084905123456', 'en', '84905123456'],
    ['84905123456', 'en', '84905123456'],
    ['Zalo: 0905-123-456 (chị Lan)', 'vi', '84905123456'],
    ['0905123456 / 0912345678', 'vi', '84905123456'],
    ['0236 3123 456', 'vi', '842363123456'],
    ['+1 (916) 555-0100', 'en', '19165550100'],
    ['+44 7700 900123', 'en', '447700900123'],
    ['+61 412 345 678', 'vi', '61412345678'],
  ] as const)('%s, written in %s, is %s', (written, language, number) => {
    expect(internationalPhone(written, language)).toBe(number)
  })

  it.each([
    ['', 'vi'],
    ['không có', 'vi'],
    ['12345', 'vi'],
    ['0712345678', 'en'],
    ['0412 345 678', 'vi'],
    ['916 555 0100', 'en'],
    ['+0 905 123 456', 'vi'],
    ['+1234567890123456', 'en'],
  ] as const)('%j, written in %s, is none that is known', (written, language) => {
    expect(internationalPhone(written, language)).toBeUndefined()
  })
})

describe('the links of a number', () => {
  it('are all for a Vietnamese mobile phone', () => {
    expect(phoneLinks('0905 123 456', 'vi')).toEqual({
      call: 'tel:+84905123456',
      whatsapp: 'https://wa.me/84905123456',
      zalo: 'https://zalo.me/0905123456',
    })
  })

  it('are without Zalo abroad, and only a call for a Vietnamese landline', () => {
    expect(phoneLinks('+1 916 555 0100', 'en')).toMatchObject({
      whatsapp: 'https://wa.me/19165550100',
      zalo: undefined,
    })
    expect(phoneLinks('0236 3123 456', 'vi')).toEqual({
      call: 'tel:+842363123456',
      whatsapp: undefined,
      zalo: undefined,
    })
    expect(phoneLinks('nhắn e-mail nhé', 'vi')).toBeUndefined()
  })
})
