import { useTranslation } from 'react-i18next'
import type { SubscriberRow } from '../../../../schema/api/admin-subscribers'
import type { MailingList } from '../../../../schema/mailing-lists'
import { useLocale } from '../../../lib/locale-context'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark, type Tone } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { useIsOwner } from '../kit/use-is-owner'

const tones: Record<SubscriberRow['status'], Tone> = { confirmed: 'good', pending: 'plain', unsubscribed: 'plain' }

interface SubscriberTableProps {
  list: MailingList
  rows: readonly SubscriberRow[]
  onRemoved: () => void
}

/** The addresses; one can be removed when its owner asks for it. */
export function SubscriberTable({ list, rows, onRemoved }: SubscriberTableProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { attempt } = useAttempt()
  const isOwner = useIsOwner()

  async function remove(email: string) {
    await attempt(async () => {
      await writeAdmin('POST', '/api/admin/subscribers/remove', { email, list })
      showToast({ title: t('subscribers.removed') })
    })
    onRemoved()
  }

  const columns: Column<SubscriberRow>[] = [
    {
      header: t('subscribers.columns.email'),
      isTitle: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      header: t('subscribers.columns.status'),
      cell: ({ status }) => <StatusMark tone={tones[status]}>{t(`subscribers.statuses.${status}`)}</StatusMark>,
    },
    { header: t('subscribers.columns.language'), cell: ({ language }) => t(`subscribers.languages.${language}`) },
    { header: t('subscribers.columns.created'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
    { header: t('subscribers.columns.confirmed'), cell: ({ confirmedAt }) => formatInstant(confirmedAt, locale) || '–' },
  ]
  if (isOwner) {
    columns.push({
      header: t('subscribers.columns.action'),
      cell: ({ email }) => (
        <ConfirmButton
          className={rowButton}
          label={t('subscribers.removeAddress', { email })}
          title={t('subscribers.removeTitle')}
          text={t('subscribers.removeText', { email })}
          action={t('subscribers.remove')}
          onConfirm={() => void remove(email)}
        >
          {t('subscribers.remove')}
        </ConfirmButton>
      ),
    })
  }
  return <DataTable caption={t('subscribers.list')} columns={columns} rows={rows} rowId={({ email }) => email} />
}
