import type { LeadDetail } from '../../../schema/api/admin-leads'
import type { Locale } from '../../../schema/locale'

/** In the guest's language, for a lead that names no place. */
const anywhere: Record<Locale, string> = { vi: 'Việt Nam', en: 'Vietnam' }

/** Replaces the tokens of a template; unknown ones stay. */
export function fillAnswer(template: string, lead: LeadDetail['lead'], editor: string): string {
  const values: Record<string, string> = {
    name: lead.name,
    destination: (lead.kind === 'trip' && lead.destination) || anywhere[lead.language],
    editor,
  }
  return template.replace(/\{\{(\w+)\}\}/g, (token, name: string) => values[name] ?? token)
}
