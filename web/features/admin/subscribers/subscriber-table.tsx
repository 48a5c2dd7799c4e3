import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubscriberRow } from '../../../../schema/api/admin-subscribers'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { ConfirmDialog } from '../kit/confirm-dialog'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark, type Tone } from '../kit/status-mark'
import { useIsOwner } from '../kit/use-is-owner'

const tones: Record<SubscriberRow['status'], Tone> = { confirmed: 'good', pending: 'plain', unsubscribed: 'plain' }

function useColumns(onRemove: (email: string) => void): readonly Column<SubscriberRow>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  return useMemo(() => {
    const columns: Column<SubscriberRow>[] = [
      {
        id: 'email',
        header: t('subscribers.columns.email'),
        isTitle: true,
        cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
      },
      {
        id: 'status',
        header: t('subscribers.columns.status'),
        cell: ({ status }) => <StatusMark tone={tones[status]}>{t(`subscribers.statuses.${status}`)}</StatusMark>,
      },
      {
        id: 'language',
        header: t('subscribers.columns.language'),
        cell: ({ language }) => t(`subscribers.languages.${language}`),
      },
      { id: 'created', header: t('subscribers.columns.created'), cell: ({ createdAt }) => formatInstant(createdAt, locale) },
      {
        id: 'confirmed',
        header: t('subscribers.columns.confirmed'),
        cell: ({ confirmedAt }) => formatInstant(confirmedAt, locale) || '–',
      },
    ]
    const removal: Column<SubscriberRow> = {
      id: 'action',
      header: t('subscribers.columns.action'),
      cell: ({ email }) => (
        <button
          type="button"
          className={buttonStyles.quiet}
          aria-label={t('subscribers.removeAddress', { email })}
          onClick={() => onRemove(email)}
        >
          {t('subscribers.remove')}
        </button>
      ),
    }
    return isOwner ? [...columns, removal] : columns
  }, [t, locale, isOwner, onRemove])
}

interface SubscriberTableProps {
  rows: readonly SubscriberRow[]
  onRemoved: () => void
}

/** The addresses; one can be removed when its owner asks for it. */
export function SubscriberTable({ rows, onRemoved }: SubscriberTableProps) {
  const { t } = useTranslation('admin')
  const [leaving, setLeaving] = useState<string>()
  const columns = useColumns(setLeaving)

  async function remove(email: string) {
    try {
      await writeAdmin('POST', '/api/admin/subscribers/remove', { email })
      showToast({ title: t('subscribers.removed') })
    } catch (error) {
      console.debug('the address was not removed', error)
      showToast({ title: t('frame.failed'), destructive: true })
    }
    onRemoved()
  }

  return (
    <>
      <DataTable caption={t('subscribers.list')} columns={columns} rows={rows} rowId={({ email }) => email} />
      {leaving && (
        <ConfirmDialog
          title={t('subscribers.removeTitle')}
          text={t('subscribers.removeText', { email: leaving })}
          action={t('subscribers.remove')}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
