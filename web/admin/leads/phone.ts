import type { Locale } from '../../../schema/locale'

/** The first number in a text such as “Zalo: …”. */
const numberPattern = /\+?[\d(][\d\s().\u2010-\u2015-]{6,}\d/

/**
 * Digits after the 0: nine for mobile phones, ten for landlines. Source: Vietnam's numbering plan
 * since 2018.
 */
const nationalPattern = /^0([35789]\d{8}|2\d{9})$/
const mobilePattern = /^84[35789]\d{8}$/

/**
 * Returns country code and number in digits (`84905123456`); undefined for none. Without a country
 * code it is Vietnamese only where the visitor wrote in Vietnamese: elsewhere the same digits may
 * be a stranger's.
 */
export function internationalPhone(written: string, language: Locale): string | undefined {
  const found = numberPattern.exec(written)?.[0]
  if (!found) return undefined
  const isInternational = found.startsWith('+')
  // “+84 (0)905”: the zero is for domestic calls.
  const digits = found.replace('(0)', '').replace(/\D/g, '')
  const bare = !isInternational && digits.startsWith('00') ? digits.slice(2) : digits
  if (isInternational || bare !== digits || /^84[235789]\d{8,9}$/.test(bare))
    return withoutTrunkZero(bare)
  return language === 'vi' && nationalPattern.test(digits) ? `84${digits.slice(1)}` : undefined
}

/** E.164: eight to fifteen digits. People also write the zero after Vietnam's code. */
function withoutTrunkZero(digits: string): string | undefined {
  const number = digits.startsWith('840') ? `84${digits.slice(3)}` : digits
  return /^[1-9]\d{7,14}$/.test(number) ? number : undefined
}

/** Returns the links to a phone number; undefined for none. */
export function phoneLinks(written: string, language: Locale) {
  const number = internationalPhone(written, language)
  if (!number) return undefined
  const isVietnamese = number.startsWith('84')
  const isMobile = mobilePattern.test(number)
  return {
    call: `tel:+${number}`,
    // Landlines of Vietnam have no WhatsApp, other countries no Zalo.
    whatsapp: isMobile || !isVietnamese ? `https://wa.me/${number}` : undefined,
    zalo: isMobile ? `https://zalo.me/0${number.slice(2)}` : undefined,
  }
}
