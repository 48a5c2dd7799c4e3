import { useTranslation } from '../../../i18n/use-translation'
import { buttonStyles } from '../../../ui/button-styles'

interface PagerProps {
  /** The current page, from 1. */
  page: number
  hasNext: boolean
  onChange: (page: number) => void
}

/** To the page before and after. */
export function Pager({ page, hasNext, onChange }: PagerProps) {
  const { t } = useTranslation()
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label={t('admin.frame.pages')} className="mt-4 flex items-center justify-between gap-3">
      <button type="button" className={buttonStyles.secondary} disabled={page === 1} onClick={() => onChange(page - 1)}>
        {t('admin.frame.previousPage')}
      </button>
      <span className="text-sm text-muted">{t('admin.frame.page', { page })}</span>
      <button type="button" className={buttonStyles.secondary} disabled={!hasNext} onClick={() => onChange(page + 1)}>
        {t('admin.frame.nextPage')}
      </button>
    </nav>
  )
}
