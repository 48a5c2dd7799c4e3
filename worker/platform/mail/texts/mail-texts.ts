import type { SiteSettings } from '../../../../schema/content/site-settings'
import { type Locale, text } from '../../../../schema/locale'
import { texts as en } from './en'
import { type MailTexts, texts as vi } from './vi'

export const mailTexts: Record<Locale, MailTexts> = { vi, en }

/** Replaces `{{name}}` placeholders, but not within the values. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The company and the address of its first office. */
export function senderOf(language: Locale, { company, offices: [office] }: SiteSettings): string {
  return fill(mailTexts[language].sender, {
    company: company.legalName,
    address: office ? text(office, 'address', language) : '',
  })
}
