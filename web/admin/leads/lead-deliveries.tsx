import { useTranslation } from 'react-i18next'
import type { LeadDelivery } from '../../../schema/api/admin-leads'
import { useLocale } from '../../lib/locale-context'
import { formatInstant } from '../kit/format-instant'
import { StatusMark, type Tone } from '../kit/status-mark'

const tones: Record<LeadDelivery['status'], Tone> = {
  pending: 'plain',
  sent: 'good',
  dead: 'bad',
  gone: 'plain',
}

function nameOf(kind: LeadDelivery['kind']): 'staff' | 'acknowledged' | 'channel' {
  if (kind.endsWith('-staff')) return 'staff'
  return kind.endsWith('-acknowledged') ? 'acknowledged' : 'channel'
}

export function LeadDeliveries({ deliveries }: { deliveries: readonly LeadDelivery[] }) {
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
        {deliveries.map(({ id, kind, status, attempts, lastError, settledAt, nextAttemptAt }) => (
          <li key={id} className="text-[0.9375rem]">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span>{t(`leads.deliveries.kinds.${nameOf(kind)}`)}</span>
              <StatusMark tone={tones[status]}>
                {t(`leads.deliveries.statuses.${status}`)}
              </StatusMark>
            </div>
            <p className="text-sm text-muted">
              {settledAt
                ? formatInstant(settledAt, locale)
                : [
                    t('leads.deliveries.attempts', { count: attempts }),
                    t('leads.deliveries.nextAttempt', {
                      time: formatInstant(nextAttemptAt, locale),
                    }),
                  ].join(', ')}
            </p>
            {status !== 'sent' && lastError && (
              <p className="text-sm wrap-anywhere text-bad">{lastError}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
