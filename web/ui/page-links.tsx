import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from './button-styles'
import { SiteLink } from './site-link'

interface PageLinksProps {
  page: number
  last: number
  hrefOf: (page: number) => string
}

export function PageLinks({ page, last, hrefOf }: PageLinksProps) {
  const { t } = useTranslation('shell')
  if (page === 1 && last <= 1) return null
  return (
    <nav
      aria-label={t('pages.label')}
      className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-3"
      data-print="hide"
    >
      {page > 1 && (
        <SiteLink to={hrefOf(page - 1)} rel="prev" className={buttonStyles.secondary}>
          <ChevronLeft className="size-4.5" />
          {t('pages.previous')}
        </SiteLink>
      )}
      <span className="text-muted">{t('pages.current', { page, last: Math.max(page, last) })}</span>
      {page < last && (
        <SiteLink to={hrefOf(page + 1)} rel="next" className={buttonStyles.secondary}>
          {t('pages.next')}
          <ChevronRight className="size-4.5" />
        </SiteLink>
      )}
    </nav>
  )
}
