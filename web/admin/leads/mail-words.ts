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

/** What mail programs put above the mail that is answered. */
const introPattern =
  /^(?:>|-{3,} ?(?:Original|Forwarded)|On .+ wrote:|.*(?:đã viết|viết):$|(?:From|Từ): .+@)/i

/** Parts a mail into what its sender wrote and the mail quoted below. */
export function splitQuote(text: string): { words: string; quote: string } {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => introPattern.test(line.trim()))
  // A mail that begins with a quote is answered between the lines.
  if (start <= 0) return { words: text, quote: '' }
  return {
    words: lines.slice(0, start).join('\n').trim(),
    quote: lines.slice(start).join('\n').trim(),
  }
}
