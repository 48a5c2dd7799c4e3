import { describe, expect, it } from 'vitest'
import { internationalPhone, isLinkOfPhone, phoneLinks } from './phone'

describe('a phone number', () => {
  it.each([
    ['0905123456', 'VN', '84905123456'],
    ['0905 123 456', 'VN', '84905123456'],
    ['090.512.3456', 'VN', '84905123456'],
    ['+84 905 123 456', undefined, '84905123456'],
    ['+84 (0)905 123 456', 'VN', '84905123456'],
    ['+84 0905 123 456', 'VN', '84905123456'],
    ['0084905123456', undefined, '84905123456'],
    ['84905123456', undefined, '84905123456'],
    ['Zalo: 0905-123-456 (chị Lan)', 'VN', '84905123456'],
    ['0905123456 / 0912345678', 'VN', '84905123456'],
    ['0236 3123 456', 'VN', '842363123456'],
    ['+1 (916) 555-0100', undefined, '19165550100'],
    ['+44 7700 900123', undefined, '447700900123'],
    ['+61 412 345 678', 'VN', '61412345678'],
  ] as const)('%s, of a writer in %s, is %s', (written, country, number) => {
    expect(internationalPhone(written, country)).toBe(number)
  })

  it.each([
    ['', 'VN'],
    ['không có', 'VN'],
    ['12345', 'VN'],
    ['0712345678', undefined],
    ['0412 345 678', 'VN'],
    ['916 555 0100', undefined],
    ['+0 905 123 456', 'VN'],
    ['+1234567890123456', undefined],
  ] as const)('%j, of a writer in %s, is none that is known', (written, country) => {
    expect(internationalPhone(written, country)).toBeUndefined()
  })
})

describe('the links of a number', () => {
  it('are all for a Vietnamese mobile phone', () => {
    expect(phoneLinks('0905 123 456', 'VN')).toEqual({
      call: 'tel:+84905123456',
      whatsapp: 'https://wa.me/84905123456',
      zalo: 'https://zalo.me/0905123456',
    })
  })

  it('are without Zalo abroad, and only a call for a Vietnamese landline', () => {
    expect(phoneLinks('+1 916 555 0100')).toMatchObject({
      whatsapp: 'https://wa.me/19165550100',
      zalo: undefined,
    })
    expect(phoneLinks('0236 3123 456', 'VN')).toEqual({
      call: 'tel:+842363123456',
      whatsapp: undefined,
      zalo: undefined,
    })
    expect(phoneLinks('nhắn e-mail nhé', 'VN')).toBeUndefined()
  })

  it('are those of a number of the USA without its code only there', () => {
    expect(phoneLinks('(916) 555-0100', 'US')?.whatsapp).toBe('https://wa.me/19165550100')
  })

  it.each([
    ['https://wa.me/84905123456', true],
    ['https://chat.example/send?phone=84905123456', true],
    ['https://zalo.me/0905123456', true],
    ['https://zalo.me/84905123457', false],
    ['https://zalo.me/mangoroad', false],
  ])('%s leads to the number: %s', (address, isSame) => {
    expect(isLinkOfPhone(address, '+84 905 123 456')).toBe(isSame)
    expect(isLinkOfPhone(address, 'none')).toBe(false)
  })
})
