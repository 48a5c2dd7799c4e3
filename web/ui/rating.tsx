import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../schema/numbers'
import { useLocale } from '../lib/locale-context'
import { ErrorBoundary } from './error-boundary'

interface RatingProps {
  /** Without one nothing is shown. */
  value: number | undefined
  /** Says in visible words that it is the editors' rating. */
  withSource?: boolean
}

export function Rating({ value, withSource = false }: RatingProps) {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  if (!value) return null
  const shown = formatNumber(value, locale, 1)
  return (
    <Tooltip text={t('editorsRating')}>
      <span
        role="img"
        aria-label={t('ratingOf', { value: shown })}
        className="rating font-semibold xs:whitespace-nowrap"
      >
        {withSource ? t('ratedByEditors', { value: shown }) : shown}
      </span>
    </Tooltip>
  )
}

const LoadedTooltip = lazy(async () => ({
  default: (await import('./loaded-tooltip')).LoadedTooltip,
}))

interface TooltipProps {
  text: string
  /** The element that the tooltip explains; its meaning must not depend on the tooltip. */
  children: ReactElement<{ onPointerEnter?: () => void }>
}

/** Loaded when the pointer is near; without its code there is none. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isNear, setNear] = useState(false)
  const plain = cloneElement(children, { onPointerEnter: () => setNear(true) })
  if (!isNear) return plain
  return (
    <ErrorBoundary Fallback={() => plain}>
      <Suspense fallback={plain}>
        <LoadedTooltip text={text}>{children}</LoadedTooltip>
      </Suspense>
    </ErrorBoundary>
  )
}
