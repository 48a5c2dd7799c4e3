import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../schema/numbers'
import { useLocale } from '../lib/locale-context'
import { Tooltip } from './tooltip'

export function Rating({ value, reviews }: { value: number; reviews?: number }) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const shown = formatNumber(value, locale, 1)
  return (
    <Tooltip text={t('editorsRating')}>
      <span className="inline-flex items-center gap-1 xs:whitespace-nowrap font-semibold">
        <Star aria-hidden="true" className="size-4 fill-turmeric text-turmeric" />
        <span className="sr-only">{t('ratingOf', { value: shown })}</span>
        <span aria-hidden="true">{shown}</span>
        {reviews !== undefined && (
          <span className="font-normal text-muted">({t('reviews', { count: reviews, shown: formatNumber(reviews, locale) })})</span>
        )}
      </span>
    </Tooltip>
  )
}
