import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outboxStatuses } from '../../../schema/admin-fields'
import type {
  OutboxEntry,
  OutboxStatus,
  OutboxSubject,
  RetriedDead,
} from '../../../schema/api/admin-outbox'
import type { OutboxKind } from '../../../schema/outbox-kinds'
import { outboxKinds } from '../../../schema/outbox-kinds'
import { fillPath, paths } from '../../../schema/paths'
import { errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { AdminList } from '../kit/list/admin-list'
import { choices, pageField, useAdminList } from '../kit/list/use-admin-list'
import { StatusMark, type Tone } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { HeldMail } from './held-mail'
import { SetupNotice } from './setup-notice'

export const deliveryFields = {
  status: choices(['all', ...outboxStatuses]),
  kind: choices(['', ...outboxKinds]),
  page: pageField,
}

export function DeliveryList() {
  const { t } = useTranslation('admin')
  const list = useAdminList('/api/admin/outbox', deliveryFields)
  const { retry, retryDead, pendingId } = useRetry(list.mutate)
  const columns = useDeliveryColumns(retry, pendingId)
  const entries = list.data?.entries
  return (
    <AdminList
      list={list}
      filterForm={{ grid: 'sm:grid-cols-2 lg:max-w-2xl' }}
      filters={{
        status: { label: t('outbox.status'), textOf: (value) => t(`outbox.statuses.${value}`) },
        kind: {
          label: t('outbox.kind'),
          all: t('outbox.allKinds'),
          textOf: (value) => t(`outbox.kinds.${value}`),
        },
      }}
      rows={entries}
      rowId={({ id }) => id}
      caption={t('outbox.title')}
      columns={columns}
      empty={{ title: t('outbox.emptyTitle'), text: t('outbox.emptyText') }}
    >
      <h2 className="sr-only">{t('outbox.deliveries')}</h2>
      <div className="mb-4 grid gap-4 empty:hidden">
        <HeldMail />
        {list.data && <SetupNotice setup={list.data.setup} />}
        {entries?.some(({ status }) => status === 'dead') && (
          <ConfirmButton
            className={`${buttonStyles.secondary} justify-self-start`}
            title={t('outbox.retryAll')}
            text={t('outbox.retryAllText')}
            action={t('outbox.retry')}
            onConfirm={retryDead}
          >
            {t('outbox.retryAll')}
          </ConfirmButton>
        )}
      </div>
    </AdminList>
  )
}

/** The Worker sends after its response, so the list is read once more after this time. */
const sendingMs = 1500

function useRetry(refresh: () => Promise<unknown>) {
  const { t } = useTranslation('admin')
  const { attempt, errorText } = useAttempt()
  const [pendingId, setPendingId] = useState<string>()

  async function resend(work: () => Promise<{ title: string; text?: string }>) {
    await attempt(
      async () => {
        showToast(await work())
        setTimeout(() => void refresh(), sendingMs)
      },
      {
        title: t('outbox.retryFailed'),
        text: (error) =>
          errorCodeOf(error) === 'CONFLICT' ? t('outbox.alreadyDone') : errorText(error),
      },
    )
    await refresh()
  }

  async function retry(id: string) {
    setPendingId(id)
    await resend(async () => {
      await writeAdmin('POST', `/api/admin/outbox/${id}/retry`)
      return { title: t('outbox.retried'), text: t('outbox.retriedText') }
    })
    setPendingId(undefined)
  }

  function retryDead() {
    void resend(async () => {
      const { retried } = await writeAdmin<RetriedDead>('POST', '/api/admin/outbox/retry-dead')
      return { title: t('outbox.retriedAll', { count: retried }) }
    })
  }

  return { retry, retryDead, pendingId }
}

const statusTones: Record<OutboxStatus, Tone> = {
  pending: 'strong',
  dead: 'bad',
  sent: 'good',
  gone: 'plain',
}

function useDeliveryColumns(
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
  if (about.kind === 'colleague') return t('outbox.aboutColleague')
  if (about.kind === 'trouble') return t('outbox.aboutTrouble')
  if (about.kind === 'booking')
    return (
      <SiteLink to={`/admin/tours/bookings/${about.code}`} className={linkStyle}>
        {t('outbox.aboutBooking')}
      </SiteLink>
    )
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
