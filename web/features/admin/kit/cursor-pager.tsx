import { useTranslation } from 'react-i18next'
import type { PageLinks } from '../../../../schema/api/admin-cursor'
import { buttonStyles } from '../../../ui/button-styles'

interface CursorPagerProps {
  links: PageLinks
  onChange: (place: { before: string; after: string }) => void
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
