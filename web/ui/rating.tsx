import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../schema/numbers'
import { useLocale } from '../lib/locale-context'
import { Tooltip } from './tooltip'

/** The editors' own rating, 0 to 5. `withSource` says whose it is in visible words, else only in the tooltip and to screen readers. */
export function Rating({ value, withSource = false }: { value: number; withSource?: boolean }) {
  const { t } = useTranslation('shell')
  const shown = formatNumber(value, useLocale(), 1)
  return (
    <Tooltip text={t('editorsRating')}>
      <span
        role="img"
        aria-label={t('ratingOf', { value: shown })}
        className="inline-flex items-center gap-1 xs:whitespace-nowrap font-semibold"
      >
        <Star aria-hidden="true" className="size-4 fill-turmeric text-turmeric" />
        {withSource ? t('ratedByEditors', { value: shown }) : shown}
      </span>
    </Tooltip>
  )
}
