import { useTranslation } from 'react-i18next'
import type { LeadDetail } from '../../../../schema/api/admin-leads'
import { useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { EmptyState, errorCodeOf, LoadError } from '../../../ui/states'
import { formatInstant } from '../kit/format-instant'
import { useAdminData } from '../kit/use-admin-data'
import { ViewHeader } from '../kit/view-header'
import type { ViewProps } from '../routes'
import { Waiting } from '../waiting'
import { LeadDeliveries } from './lead-deliveries'
import { LeadDeskPanel } from './lead-desk-panel'
import { LeadFacts } from './lead-facts'
import { filterFields, queryOf } from './lead-filters'
import { LeadNeighbours } from './lead-neighbours'
import { LeadThread } from './lead-thread'
import { ReplyPanel } from './reply-panel'
import { useLeadDesk } from './use-lead-desk'

/** One request or message: what was asked, what is done about it. */
export function View({ params: { kind = '', id = '' } }: ViewProps) {
  const { t } = useTranslation('admin')
  const { state } = useListState(filterFields)
  const query = queryOf(state)
  const path = `/api/admin/leads/${encodeURIComponent(kind)}/${encodeURIComponent(id)}${query}` as const
  const { data, error, retry, mutate } = useAdminData(path)
  if (error) {
    const isGone = errorCodeOf(error) === 'NOT_FOUND' || errorCodeOf(error) === 'BAD_REQUEST'
    return (
      <>
        <LeadNeighbours newer={null} older={null} query={query} />
        <ViewHeader title={t('leads.title')} />
        <h2 className="sr-only">{t('leads.asked')}</h2>
        {isGone ? <EmptyState title={t('leads.noMatch')} /> : <LoadError error={error} onRetry={retry} />}
      </>
    )
  }
  if (!data) return <Waiting />
  return <Lead detail={data} query={query} reload={() => mutate()} />
}

function Lead({ detail, query, reload }: { detail: LeadDetail; query: string; reload: () => Promise<unknown> }) {
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
      <ViewHeader title={lead.name} intro={`${t(`leads.kindOf.${lead.kind}`)} · ${formatInstant(lead.createdAt, locale)}`} />
      <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-[1fr_20rem] xl:grid-rows-[auto_1fr]">
        <LeadFacts lead={lead} />
        <div className="grid items-start gap-4 *:min-w-0 md:max-xl:grid-cols-2 xl:row-span-2">
          <LeadDeskPanel detail={detail} desk={desk} />
          <ReplyPanel lead={lead} onReply={startReply} />
          <LeadDeliveries deliveries={deliveries} />
        </div>
        <LeadThread detail={detail} onAdded={reload} />
      </div>
    </>
  )
}
