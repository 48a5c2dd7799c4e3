import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { LeadDetail } from '../../../schema/api/admin-leads'
import { leadPath } from '../../../schema/submissions'
import { errorCodeOf } from '../../lib/api'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { queryOf } from '../kit/list/list-fields'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { LeadDeliveries } from './lead-deliveries'
import { LeadDeskPanel } from './lead-desk-panel'
import { LeadFacts } from './lead-facts'
import { filterFields } from './lead-fields'
import { LeadThread } from './lead-thread'
import { ReplyPanel } from './reply-panel'
import { useLeadDesk } from './use-lead-desk'

export function View() {
  const { kind = '', id = '' } = useParams()
  const { t } = useTranslation('admin')
  const { state } = useListState(filterFields)
  const query = queryOf(filterFields, state)
  const path =
    `/api/admin/leads/${encodeURIComponent(kind)}/${encodeURIComponent(id)}${query}` as const
  const { data, error, retry, mutate } = useAdminData(path)
  if (error) {
    const isGone = errorCodeOf(error) === 'NOT_FOUND' || errorCodeOf(error) === 'BAD_REQUEST'
    return (
      <>
        <LeadNeighbours newer={null} older={null} query={query} />
        <ViewHeader title={t('leads.title')} />
        <h2 className="sr-only">{t('leads.asked')}</h2>
        {isGone ? (
          <EmptyState title={t('leads.noMatch')} />
        ) : (
          <LoadError error={error} onRetry={retry} />
        )}
      </>
    )
  }
  if (!data) return <Waiting />
  return <Lead detail={data} query={query} reload={() => mutate()} />
}

function Lead({
  detail,
  query,
  reload,
}: {
  detail: LeadDetail
  query: string
  reload: () => Promise<LeadDetail | undefined>
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { lead, deliveries, newer, older } = detail
  const desk = useLeadDesk(lead, reload)

  function startReply() {
    if (lead.status === 'new') desk.decide({ status: 'open', assignee: lead.assignee })
  }

  return (
    <>
      <LeadNeighbours newer={newer} older={older} query={query} />
      <ViewHeader
        title={lead.name}
        intro={`${t(`leads.kindOf.${lead.kind}`)} · ${formatInstant(lead.createdAt, locale)}`}
      />
      <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-[1fr_20rem] xl:grid-rows-[auto_1fr]">
        <LeadFacts lead={lead} />
        <div className="grid items-start gap-4 *:min-w-0 md:max-xl:grid-cols-2 xl:row-span-2">
          <LeadDeskPanel detail={detail} desk={desk} />
          <ReplyPanel lead={lead} onReply={startReply} />
          <LeadDeliveries deliveries={deliveries} />
        </div>
        <LeadThread detail={detail} follow={desk.follow} />
      </div>
    </>
  )
}

interface LeadNeighboursProps extends Pick<LeadDetail, 'newer' | 'older'> {
  query: string
}

function LeadNeighbours({ newer, older, query }: LeadNeighboursProps) {
  const { t } = useTranslation('admin')
  return (
    <nav aria-label={t('leads.neighbours')} className="mb-4 flex flex-wrap items-center gap-2">
      <SiteLink to={`/admin/leads${query}`} className={`${buttonStyles.quiet} me-auto`}>
        {t('leads.back')}
      </SiteLink>
      {newer && (
        <SiteLink
          to={`${leadPath(newer.kind, newer.id)}${query}`}
          className={buttonStyles.secondary}
        >
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">{t('leads.newer')}</span>
        </SiteLink>
      )}
      {older && (
        <SiteLink
          to={`${leadPath(older.kind, older.id)}${query}`}
          className={buttonStyles.secondary}
        >
          <span className="max-sm:sr-only">{t('leads.older')}</span>
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </SiteLink>
      )}
    </nav>
  )
}
