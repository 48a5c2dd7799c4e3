import { useTranslation } from 'react-i18next'
import type { AdminDashboard, CappedCount } from '../../../schema/api/admin-dashboard'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { useAdminData, useIsOwner } from '../kit/admin-api'
import { DayChart } from '../kit/day-chart'
import { formatInstant } from '../kit/format-instant'
import { lazyPart } from '../kit/lazy-part'
import { ViewHeader } from '../kit/view-header'
import { HeldMail } from '../outbox/held-mail'
import { SetupNotice } from '../outbox/setup-notice'
import { Waiting } from '../waiting'
import { ShortList, TopLists } from './top-lists'
import { useWorkLists } from './use-work-lists'

const SecurityList = lazyPart(
  ['audit'],
  async () => (await import('../audit/security-list')).SecurityList,
)

export function View() {
  const { t } = useTranslation('admin')
  return (
    <>
      <ViewHeader title={t('dashboard.title')} />
      <Overview />
    </>
  )
}

function Overview() {
  const { t } = useTranslation('admin')
  const isOwner = useIsOwner()
  const { data, error, retry } = useAdminData('/api/admin/dashboard')
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  return (
    <div className="grid gap-6">
      <HeldMail />
      {isOwner && data.troubles > 0 && (
        <SiteLink to="/admin/operations" className="font-semibold text-bad underline">
          {t('dashboard.troubles', { number: data.troubles })}
        </SiteLink>
      )}
      <SetupNotice setup={data.setup} />
      <KeyNumbers dashboard={data} />
      <WaitingLists />
      <div className="grid gap-4 xl:grid-cols-2">
        <DayChart
          title={t('dashboard.newSubscribers')}
          days={data.subscribers.days}
          empty={t('dashboard.noNewSubscribers')}
        />
        <DayChart
          title={t('dashboard.clicks')}
          days={data.clicks.days}
          empty={t('kit.chart.noClicks')}
        />
      </div>
      <TopLists {...data} />
      {isOwner && (
        <PageSection>
          <SecurityList />
        </PageSection>
      )}
    </div>
  )
}

function WaitingLists() {
  const { t } = useTranslation('admin')
  const { lists, error, retry } = useWorkLists()
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!lists) return <div className="pulsing skeleton h-40" />
  const busy = lists.filter(({ lines }) => lines.length > 0)
  const quiet = lists.filter(({ lines }) => lines.length === 0)
  return (
    <section aria-labelledby="waiting-work">
      <h2 id="waiting-work" className="mb-3 text-heading">
        {t('dashboard.work')}
      </h2>
      {/* Growing cards leave no hole in the last row. */}
      <div className="flex flex-wrap gap-4 *:grow *:basis-72">
        {busy.map((list) => (
          <ShortList key={list.title} as="h3" {...list} />
        ))}
        {quiet.length > 0 && (
          <section className="rounded-card border border-line p-4">
            <h3 className="text-base font-semibold">{t('dashboard.quiet')}</h3>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {quiet.map(({ title, all }) => (
                <li key={title}>
                  <SiteLink
                    to={all[0]?.to ?? ''}
                    className={
                      'inline-flex min-h-11 items-center text-muted ' +
                      'hover:text-ink hover:underline lg:min-h-8'
                    }
                  >
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  )
}

interface KeyNumber {
  to: string
  label: string
  hint: string
  value: CappedCount
  isUrgent?: boolean
}

function KeyNumbers({ dashboard: { leads, subscribers, outbox } }: { dashboard: AdminDashboard }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const failed = {
    count: outbox.dead.count + outbox.failing.count,
    isCapped: outbox.dead.isCapped || outbox.failing.isCapped,
  }
  const waiting = outbox.waiting.count
  const noFailure =
    waiting > 0 ? t('dashboard.waiting', { count: waiting }) : t('dashboard.noTrouble')
  const numbers: KeyNumber[] = [
    {
      to: '/admin/leads?todo=fresh',
      label: t('dashboard.fresh'),
      hint: t('dashboard.freshHint'),
      value: leads.fresh,
    },
    {
      to: '/admin/leads?status=new',
      label: t('dashboard.late'),
      hint: leads.late.count > 0 ? t('dashboard.lateHint') : t('dashboard.noneLate'),
      value: leads.late,
      isUrgent: leads.late.count > 0,
    },
    {
      to: '/admin/subscribers',
      label: t('dashboard.subscribers'),
      hint: t('dashboard.subscribersHint'),
      value: subscribers.confirmed,
    },
    {
      to: outbox.dead.count > 0 ? '/admin/outbox?status=dead' : '/admin/outbox?status=pending',
      label: t('dashboard.trouble'),
      hint: outbox.oldestTrouble
        ? t('dashboard.troubleSince', { when: formatInstant(outbox.oldestTrouble, locale) })
        : noFailure,
      value: failed,
      isUrgent: failed.count > 0,
    },
  ]
  return (
    <section aria-labelledby="key-numbers">
      <h2 id="key-numbers" className="sr-only">
        {t('dashboard.numbers')}
      </h2>
      <ul className="rounded-card border border-line bg-card px-4 py-2">
        {numbers.map((number) => (
          <li key={number.label} className="border-b border-line last:border-0">
            <NumberLine {...number} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NumberLine({ to, label, hint, value, isUrgent = false }: KeyNumber) {
  const { t } = useTranslation('admin')
  const number = formatNumber(value.count, useLocale())
  return (
    <SiteLink to={to} className="flex flex-wrap items-baseline gap-x-2 py-2 hover:underline">
      <span className="font-semibold">{label}:</span>
      <b className={`font-display text-xl ${isUrgent ? 'text-bad' : ''}`}>
        {value.isCapped ? t('dashboard.atLeast', { number }) : number}
      </b>
      <span className="text-sm text-muted">{hint}</span>
    </SiteLink>
  )
}
