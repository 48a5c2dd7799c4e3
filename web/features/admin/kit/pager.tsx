import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'

interface PagerProps {
  /** The current page, from 1. */
  page: number
  hasNext: boolean
  onChange: (page: number) => void
}

/** To the page before and after. */
export function Pager({ page, hasNext, onChange }: PagerProps) {
  const { t } = useTranslation('admin')
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label={t('frame.pages')} className="mt-4 flex items-center justify-between gap-3">
      <button type="button" className={buttonStyles.secondary} disabled={page === 1} onClick={() => onChange(page - 1)}>
        {t('frame.previousPage')}
      </button>
      <span className="text-sm text-muted">{t('frame.page', { page })}</span>
      <button type="button" className={buttonStyles.secondary} disabled={!hasNext} onClick={() => onChange(page + 1)}>
        {t('frame.nextPage')}
      </button>
    </nav>
  )
}
