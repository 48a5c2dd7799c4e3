import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageLinks } from '../../../../schema/api/text-fields'
import { buttonStyles } from '../../../ui/button-styles'

interface PageNavProps {
  previous?: string
  next?: string
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  children?: ReactNode
}

export function PageNav({ previous, next, onPrevious, onNext, children }: PageNavProps) {
  const { t } = useTranslation('admin')
  if (!onPrevious && !onNext) return null
  return (
    <nav aria-label={t('frame.pages')} className="mt-4 flex items-center justify-between gap-3">
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        {previous ?? t('frame.previousPage')}
      </button>
      {children}
      <button type="button" className={buttonStyles.secondary} disabled={!onNext} onClick={onNext}>
        {next ?? t('frame.nextPage')}
      </button>
    </nav>
  )
}

export function Pager({
  page,
  hasNext,
  onChange,
}: {
  page: string
  hasNext: boolean
  onChange: (change: { page: string }) => void
}) {
  const { t } = useTranslation('admin')
  const goTo = (next: number) => () => onChange({ page: String(next) })
  const current = Number(page)
  return (
    <PageNav
      onPrevious={current > 1 ? goTo(current - 1) : undefined}
      onNext={hasNext ? goTo(current + 1) : undefined}
    >
      <span className="text-sm text-muted">{t('frame.page', { page })}</span>
    </PageNav>
  )
}

interface CursorPagerProps {
  links: PageLinks
  onChange: (cursor: { before: string; after: string }) => void
}

export function CursorPager({ links: { newer, older }, onChange }: CursorPagerProps) {
  return (
    <PageNav
      onPrevious={newer ? () => onChange({ before: '', after: newer }) : undefined}
      onNext={older ? () => onChange({ before: older, after: '' }) : undefined}
    />
  )
}
