import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { LeadDelivery, LeadDetail, LeadRef } from '../../../schema/api/admin-leads'
import { leadPath } from '../../../schema/submissions'
import { errorCodeOf } from '../../lib/api'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { lazyPart } from '../kit/lazy-part'
import { queryOf } from '../kit/list/use-admin-list'
import { StatusMark } from '../kit/status-mark'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { DeliveryFailure, DeliveryMark } from './delivery-state'
import { LeadDeskPanel } from './lead-desk-panel'
import { LeadFacts } from './lead-facts'
import { filterFields } from './lead-fields'
import { LeadThread } from './lead-thread'
import { ReplyPanel } from './reply-panel'
import { useLeadDesk } from './use-lead-desk'
import { hasAnswerDraft } from './use-session-draft'

const AnswerComposer = lazyPart(['leads'], async () => {
  const { AnswerComposer } = await import('./answer-composer')
  return AnswerComposer
})

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
  return <Lead key={data.lead.id} detail={data} query={query} reload={() => mutate()} />
}

type Reload = () => Promise<LeadDetail | undefined>

interface LeadProps {
  detail: LeadDetail
  query: string
  reload: Reload
}

function Lead({ detail, query, reload }: LeadProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { lead, deliveries, hasReply, newer, older } = detail
  const desk = useLeadDesk(lead, reload)
  const automatic = deliveries.filter(({ messageId }) => messageId === null)
  const [isWriting, setIsWriting] = useState(() => hasAnswerDraft(lead.id))

  function startReply() {
    if (lead.status === 'new') desk.decide({ status: 'open' })
  }

  return (
    <>
      <LeadNeighbours newer={newer} older={older} query={query} />
      <ViewHeader
        title={lead.name}
        intro={[
          t(`leads.kindOf.${lead.kind}`),
          ...(lead.source === 'hand' ? [t('leads.byHand')] : []),
          formatInstant(lead.createdAt, locale),
        ].join(' · ')}
      >
        {hasReply && <StatusMark tone="strong">{t('leads.replied')}</StatusMark>}
      </ViewHeader>
      <div
        className={
          'grid items-start gap-4 *:min-w-0 xl:grid-cols-[1fr_20rem] xl:grid-rows-[auto_1fr]'
        }
      >
        <LeadFacts lead={lead} />
        <div className="grid items-start gap-4 *:min-w-0 md:max-xl:grid-cols-2 xl:row-span-2">
          <LeadDeskPanel detail={detail} desk={desk} />
          <ReplyPanel lead={lead} onWrite={() => setIsWriting(true)} onReply={startReply} />
        </div>
        <div className="grid gap-4 *:min-w-0">
          {isWriting && (
            <PageSection fallback={<div className="pulsing skeleton h-60" />}>
              <AnswerComposer lead={lead} desk={desk} onClose={() => setIsWriting(false)} />
            </PageSection>
          )}
          <LeadThread detail={detail} desk={desk} />
          {(automatic.length > 0 || lead.source === 'form') && (
            <LeadDeliveries deliveries={automatic} reload={reload} />
          )}
        </div>
      </div>
    </>
  )
}

interface LeadNeighboursProps extends Pick<LeadDetail, 'newer' | 'older'> {
  query: string
}

function LeadNeighbours({ newer, older, query }: LeadNeighboursProps) {
  const { t } = useTranslation('admin')
  const pathOf = ({ kind, id }: LeadRef) => `${leadPath(kind, id)}${query}`
  return (
    <nav aria-label={t('leads.neighbours')} className="mb-4 flex flex-wrap items-center gap-2">
      <SiteLink to={`/admin/leads${query}`} className={`${buttonStyles.quiet} me-auto`}>
        {t('leads.back')}
      </SiteLink>
      {newer && (
        <SiteLink to={pathOf(newer)} className={buttonStyles.secondary}>
          <ChevronLeft className="size-4.5" />
          <span className="max-sm:sr-only">{t('leads.newer')}</span>
        </SiteLink>
      )}
      {older && (
        <SiteLink to={pathOf(older)} className={buttonStyles.secondary}>
          <span className="max-sm:sr-only">{t('leads.older')}</span>
          <ChevronRight className="size-4.5" />
        </SiteLink>
      )}
    </nav>
  )
}

function nameOf(kind: LeadDelivery['kind']): 'staff' | 'acknowledged' | 'channel' | 'reminder' {
  if (kind.endsWith('-reminder')) return 'reminder'
  if (kind.endsWith('-staff')) return 'staff'
  return kind.endsWith('-acknowledged') ? 'acknowledged' : 'channel'
}

function LeadDeliveries({ deliveries, reload }: { deliveries: LeadDelivery[]; reload: Reload }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <section
      aria-label={t('leads.deliveries.title')}
      className="rounded-card border border-line bg-card p-4"
    >
      <h2 className="mb-2 text-heading">{t('leads.deliveries.title')}</h2>
      {deliveries.length === 0 && (
        <p className="text-sm text-muted">{t('leads.deliveries.none')}</p>
      )}
      <ul className="grid gap-3">
        {deliveries.map((delivery) => {
          const { id, kind, attempts: count, settledAt, nextAttemptAt } = delivery
          const time = formatInstant(settledAt ?? nextAttemptAt, locale)
          return (
            <li key={id} className="text-[0.9375rem]">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <span>{t(`leads.deliveries.kinds.${nameOf(kind)}`)}</span>
                <DeliveryMark delivery={delivery} />
              </div>
              <p className="text-sm text-muted">
                {settledAt === null && `${t('leads.deliveries.attempts', { count })}, `}
                {settledAt ? time : t('leads.deliveries.nextAttempt', { time })}
              </p>
              <DeliveryFailure delivery={delivery} onRetried={reload} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
