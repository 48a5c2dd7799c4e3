import { useTranslation } from 'react-i18next'
import type { SuppressionRow } from '../../../../schema/api/admin-subscribers'
import { useLocale } from '../../../lib/locale-context'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { type Column, DataTable, rowButton } from '../../kit/data-table'
import { formatInstant } from '../../kit/format-instant'
import { StatusMark, type Tone } from '../../kit/status-mark'
import { useAttempt } from '../../kit/use-attempt'
import { useIsOwner } from '../../kit/use-is-owner'

const tones: Record<SuppressionRow['reason'], Tone> = {
  bounce: 'plain',
  complaint: 'bad',
  manual: 'strong',
}

interface SuppressionTableProps {
  rows: readonly SuppressionRow[]
  onLifted: () => void
}

/** The addresses with the reason; owners may lift one. */
export function SuppressionTable({ rows, onLifted }: SuppressionTableProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const { attempt, errorText } = useAttempt()

  async function lift(email: string) {
    await attempt(
      async () => {
        await writeAdmin('POST', '/api/admin/suppressions/remove', { email })
        showToast({ title: t('subscribers.suppressions.lifted') })
      },
      (error) => ({ text: errorText(error) }),
    )
    onLifted()
  }

  const columns: Column<SuppressionRow>[] = [
    {
      header: t('subscribers.columns.email'),
      isTitle: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      header: t('subscribers.suppressions.reason'),
      cell: ({ reason }) => (
        <StatusMark tone={tones[reason]}>
          {t(`subscribers.suppressions.reasons.${reason}`)}
        </StatusMark>
      ),
    },
    {
      header: t('subscribers.suppressions.detail'),
      isLong: true,
      cell: ({ detail }) =>
        detail ? <span className="text-sm wrap-anywhere">{detail}</span> : '–',
    },
    {
      header: t('subscribers.suppressions.since'),
      cell: ({ createdAt }) => formatInstant(createdAt, locale),
    },
  ]
  if (isOwner) {
    columns.push({
      header: t('subscribers.columns.action'),
      cell: ({ email, reason }) => (
        <ConfirmButton
          className={rowButton}
          label={t('subscribers.suppressions.liftOf', { email })}
          title={t('subscribers.suppressions.liftAsk')}
          text={t(`subscribers.suppressions.liftText.${reason}`, { email })}
          action={t('subscribers.suppressions.lift')}
          onConfirm={() => void lift(email)}
        >
          {t('subscribers.suppressions.lift')}
        </ConfirmButton>
      ),
    })
  }
  return (
    <DataTable
      caption={t('subscribers.suppressions.title')}
      columns={columns}
      rows={rows}
      rowId={({ email }) => email}
    />
  )
}
