import { type Locale, languageTags } from '../../../../schema/locale'
import { contentTimeZone, isInstant } from '../../../../schema/time'

/** An instant as editors read it: date and time in Vietnam, in the language's order; empty for none or a broken one. */
export function formatInstant(instant: string | null, locale: Locale): string {
  if (!isInstant(instant)) return ''
  return new Intl.DateTimeFormat(languageTags[locale].bcp47, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: contentTimeZone,
  }).format(new Date(instant))
}
