import type { Locale } from '../../../schema/locale'
import { text } from '../../../schema/locale'
import { site } from '../../../schema/site'
import { fill, mailTexts } from './texts/mail-texts'

/** Who sends our mails: the company and the address of its first office. */
export function senderOf(language: Locale): string {
  const [office] = site.offices
  return fill(mailTexts[language].sender, { company: site.company.legalName, address: text(office, 'address', language) })
}
