import { type Locale, languageTags } from '../../../../schema/locale'
import { contentTimeZone, isInstant } from '../../../../schema/time'

/** Returns the date and time in Vietnam; empty for null or an invalid instant. */
export function formatInstant(instant: string | null, locale: Locale): string {
  if (!isInstant(instant)) return ''
  return new Intl.DateTimeFormat(languageTags[locale].bcp47, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: contentTimeZone,
  }).format(new Date(instant))
}
