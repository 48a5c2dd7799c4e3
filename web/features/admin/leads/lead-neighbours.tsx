import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../../schema/api/admin-leads'
import { leadPath } from '../../../../schema/submissions'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'

interface LeadNeighboursProps extends Pick<LeadDetail, 'newer' | 'older'> {
  /** The filter of the list, with its question mark. */
  query: string
}

/** Back to the list, and on to what stands next to this in it. */
export function LeadNeighbours({ newer, older, query }: LeadNeighboursProps) {
  const { t } = useTranslation('admin')
  return (
    <nav aria-label={t('leads.neighbours')} className="mb-4 flex flex-wrap items-center gap-2">
      <SiteLink to={`/admin/leads${query}`} className={`${buttonStyles.quiet} me-auto`}>
        {t('leads.back')}
      </SiteLink>
      {newer && (
        <SiteLink to={`${leadPath(newer.kind, newer.id)}${query}`} className={buttonStyles.secondary}>
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">{t('leads.newer')}</span>
        </SiteLink>
      )}
      {older && (
        <SiteLink to={`${leadPath(older.kind, older.id)}${query}`} className={buttonStyles.secondary}>
          <span className="max-sm:sr-only">{t('leads.older')}</span>
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </SiteLink>
      )}
    </nav>
  )
}
