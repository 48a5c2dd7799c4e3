import { useTranslation } from 'react-i18next'
import type { OutboxEntry, OutboxStatus, OutboxSubject } from '../../../schema/api/admin-outbox'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { type Column, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark, type Tone } from '../kit/status-mark'

const statusTones: Record<OutboxStatus, Tone> = {
  pending: 'strong',
  dead: 'bad',
  sent: 'good',
  gone: 'plain',
}

export function useDeliveryColumns(
  onRetry: (id: string) => void,
  pendingId: string | undefined,
): Column<OutboxEntry>[] {
  const { t } = useTranslation('admin')
  return [
    {
      header: t('outbox.kind'),
      isTitle: true,
      cell: ({ kind, about }) => (
        <>
          <span className="xl:whitespace-nowrap">{t(`outbox.kinds.${kind}`)}</span>
          <span className="block text-sm font-normal text-muted">
            <Subject kind={kind} about={about} />
          </span>
        </>
      ),
    },
    {
      header: t('outbox.status'),
      cell: ({ status }) => (
        <StatusMark tone={statusTones[status]}>{t(`outbox.statuses.${status}`)}</StatusMark>
      ),
    },
    { header: t('outbox.attempts'), align: 'end', cell: ({ attempts }) => attempts },
    {
      header: t('outbox.lastError'),
      isLong: true,
      cell: ({ lastError }) =>
        lastError ? <span className="text-sm wrap-anywhere">{lastError}</span> : '–',
    },
    { header: t('outbox.when'), cell: (entry) => <Times entry={entry} /> },
    {
      header: t('outbox.action'),
      cell: ({ id, kind, status }) =>
        status === 'dead' || status === 'pending' ? (
          <button
            type="button"
            className={rowButton}
            disabled={id === pendingId}
            aria-label={t('outbox.retryOf', { kind: t(`outbox.kinds.${kind}`) })}
            onClick={() => onRetry(id)}
          >
            {t('outbox.retry')}
          </button>
        ) : (
          '–'
        ),
    },
  ]
}

const linkStyle = 'underline decoration-1 underline-offset-4 hover:decoration-2 wrap-anywhere'

function Subject({ kind, about }: { kind: OutboxKind; about: OutboxSubject }) {
  const { t } = useTranslation('admin')
  if (kind === 'newsletter-letter' || kind === 'newsletter-test') return t('outbox.aboutLetter')
  if (about.kind === 'newsletter') return t('outbox.aboutNewsletter')
  if (about.kind === 'invitation') return t('outbox.aboutInvitation')
  if (about.kind === 'article')
    return (
      <SiteLink to={fillPath(paths.article, { slug: about.slug })} className={linkStyle}>
        {`${about.slug} (${about.locale})`}
      </SiteLink>
    )
  return (
    <SiteLink to={`/admin/leads/${about.kind}/${about.id}`} className={linkStyle}>
      {about.kind === 'trip' ? t('outbox.aboutTrip') : t('outbox.aboutMessage')}
    </SiteLink>
  )
}

function Times({ entry: { createdAt, nextAttemptAt, settledAt } }: { entry: OutboxEntry }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <span className="grid text-sm whitespace-nowrap">
      <span>{t('outbox.created', { when: formatInstant(createdAt, locale) })}</span>
      {nextAttemptAt && (
        <span className="text-muted">
          {t('outbox.next', { when: formatInstant(nextAttemptAt, locale) })}
        </span>
      )}
      {settledAt && (
        <span className="text-muted">
          {t('outbox.settled', { when: formatInstant(settledAt, locale) })}
        </span>
      )}
    </span>
  )
}
