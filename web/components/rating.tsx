import { Star } from 'lucide-react'
import { type Locale, languageTags } from '../../schema/locale'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from '../lib/locale-context'

/** Made once a language: to make one takes longer than to draw all the rest of a card. */
const formats: Partial<Record<Locale, Intl.NumberFormat>> = {}

function oneDecimal(value: number, locale: Locale): string {
  formats[locale] ??= new Intl.NumberFormat(languageTags[locale].bcp47, { minimumFractionDigits: 1 })
  return formats[locale].format(value)
}

/** The editors' own rating (decision D9), with the number of reviews where there is one. */
export function Rating({ value, reviews }: { value: number; reviews?: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { bcp47 } = languageTags[locale]
  const shown = oneDecimal(value, locale)
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-semibold" title={t('shell.editorsRating')}>
      <Star aria-hidden="true" className="size-4 fill-turmeric text-turmeric" />
      <span className="sr-only">{t('shell.ratingOf', { value: shown })}</span>
      <span aria-hidden="true">{shown}</span>
      {reviews !== undefined && (
        <span className="font-normal text-muted">({t('shell.reviews', { count: reviews, shown: reviews.toLocaleString(bcp47) })})</span>
      )}
    </span>
  )
}
