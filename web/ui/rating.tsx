import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../schema/numbers'
import { useLocale } from '../lib/locale-context'
import { Tooltip } from './tooltip'

/** `withSource` says in visible words that it is the editors' rating. */
export function Rating({ value, withSource = false }: { value: number; withSource?: boolean }) {
  const { t } = useTranslation('shell')
  const shown = formatNumber(value, useLocale(), 1)
  return (
    <Tooltip text={t('editorsRating')}>
      <span
        role="img"
        aria-label={t('ratingOf', { value: shown })}
        className="font-semibold before:me-1 before:text-[1.25em] before:leading-none before:text-turmeric before:content-['★'] xs:whitespace-nowrap"
      >
        {withSource ? t('ratedByEditors', { value: shown }) : shown}
      </span>
    </Tooltip>
  )
}
