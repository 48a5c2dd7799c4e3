import { useTranslation } from 'react-i18next'
import type { AdminDashboard, CappedCount } from '../../../schema/api/admin-dashboard'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { formatInstant } from '../kit/format-instant'

interface KeyNumber {
  to: string
  label: string
  hint: string
  value: CappedCount
  isUrgent?: boolean
}

export function KeyNumbers({
  dashboard: { leads, subscribers, outbox },
}: {
  dashboard: AdminDashboard
}) {
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
      to: '/admin/leads?status=new',
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
