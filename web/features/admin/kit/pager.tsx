import { useTranslation } from 'react-i18next'
import type { PageLinks } from '../../../../schema/api/admin-cursor'
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

interface CursorPagerProps {
  links: PageLinks
  onChange: (cursor: { before: string; after: string }) => void
}

/** To what is newer and what is older, in a list that goes on from a row rather than by numbers of pages. */
export function CursorPager({ links: { newer, older }, onChange }: CursorPagerProps) {
  const { t } = useTranslation('admin')
  if (!newer && !older) return null
  return (
    <nav aria-label={t('frame.pages')} className="mt-4 flex items-center justify-between gap-3">
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={!newer}
        onClick={() => onChange({ before: '', after: newer ?? '' })}
      >
        {t('frame.previousPage')}
      </button>
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={!older}
        onClick={() => onChange({ before: older ?? '', after: '' })}
      >
        {t('frame.nextPage')}
      </button>
    </nav>
  )
}
