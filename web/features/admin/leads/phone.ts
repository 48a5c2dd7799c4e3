import type { Locale } from '../../../../schema/locale'

/** The first run of what phone numbers are made of; visitors also write “Zalo: …” or two numbers. */
const numberPattern = /\+?[\d(][\d\s().\u2010-\u2015-]{6,}\d/

/** Digits after the 0: nine for mobile phones (3, 5, 7, 8 or 9 first) and ten for landlines (2). Source: Vietnam's numbering plan since 2018. */
const nationalPattern = /^0([35789]\d{8}|2\d{9})$/
const mobilePattern = /^84[35789]\d{8}$/

/**
 * A phone number as links want it: country code and number, digits only (`84905123456`). A number without a country code is taken for a
 * Vietnamese one only where the visitor wrote in Vietnamese: elsewhere the same digits may be a stranger's. Undefined for what is none.
 */
export function internationalPhone(written: string, language: Locale): string | undefined {
  const found = numberPattern.exec(written)?.[0]
  if (!found) return undefined
  const isInternational = found.startsWith('+')
  // In “+84 (0)905” the zero is for callers at home.
  const digits = found.replace('(0)', '').replace(/\D/g, '')
  const bare = !isInternational && digits.startsWith('00') ? digits.slice(2) : digits
  if (isInternational || bare !== digits || /^84[235789]\d{8,9}$/.test(bare)) return withoutTrunkZero(bare)
  return language === 'vi' && nationalPattern.test(digits) ? `84${digits.slice(1)}` : undefined
}

/** E.164: eight to fifteen digits, none of them a zero at the start. People also write the zero after Vietnam's code. */
function withoutTrunkZero(digits: string): string | undefined {
  const number = digits.startsWith('840') ? `84${digits.slice(3)}` : digits
  return /^[1-9]\d{7,14}$/.test(number) ? number : undefined
}

export interface PhoneLinks {
  call: string
  /** Undefined for landlines of Vietnam. */
  whatsapp: string | undefined
  /** Only for mobile phones of Vietnam. */
  zalo: string | undefined
}

/** Where a number can be reached; undefined where it is not known which one it is. */
export function phoneLinks(written: string, language: Locale): PhoneLinks | undefined {
  const number = internationalPhone(written, language)
  if (!number) return undefined
  const isVietnamese = number.startsWith('84')
  const isMobile = mobilePattern.test(number)
  return {
    call: `tel:+${number}`,
    whatsapp: isMobile || !isVietnamese ? `https://wa.me/${number}` : undefined,
    zalo: isMobile ? `https://zalo.me/0${number.slice(2)}` : undefined,
  }
}
