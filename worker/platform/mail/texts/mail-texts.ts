import type { SiteSettings } from '../../../../schema/content/site-settings'
import { type Locale, text } from '../../../../schema/locale'
import { texts as en } from './en'
import { type MailTexts, texts as vi } from './vi'

/** The words of all mails. */
export const mailTexts: Record<Locale, MailTexts> = { vi, en }

/**
 * Replaces the `{{name}}` placeholders of a text; placeholders within the values are not replaced.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/** Who sends our mails: the company and the address of its first office. */
export function senderOf(language: Locale, { company, offices: [office] }: SiteSettings): string {
  return fill(mailTexts[language].sender, {
    company: company.legalName,
    address: office ? text(office, 'address', language) : '',
  })
}
