import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invitation } from '../../../../schema/api/admins'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { ConfirmDialog } from '../kit/confirm-dialog'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { useFailureToast } from './use-failure-toast'

interface InvitationTableProps {
  rows: readonly Invitation[]
  onChanged: () => void
}

/** Invitations that nobody has accepted yet. */
export function InvitationTable({ rows, onChanged }: InvitationTableProps) {
  const { t } = useTranslation('admin')
  const [doomed, setDoomed] = useState<Invitation>()
  const columns = useColumns(setDoomed)
  const showFailure = useFailureToast()

  async function revoke({ id }: Invitation) {
    try {
      await writeAdmin('DELETE', `/api/admin/colleagues/invitations/${id}`)
      showToast({ title: t('colleagues.revoked') })
    } catch (error) {
      showFailure(error)
    }
    onChanged()
  }

  return (
    <section>
      <h2 className="mb-4 text-heading">{t('colleagues.invitations')}</h2>
      <DataTable caption={t('colleagues.invitations')} columns={columns} rows={rows} rowId={({ id }) => id} />
      {doomed && (
        <ConfirmDialog
          title={t('colleagues.revokeTitle', { username: doomed.username })}
          text={t('colleagues.revokeText')}
          action={t('colleagues.revoke')}
          onConfirm={() => void revoke(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </section>
  )
}

function useColumns(onRevoke: (invitation: Invitation) => void): Column<Invitation>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return [
    {
      id: 'username',
      header: t('colleagues.username'),
      isTitle: true,
      cell: ({ username }) => <span className="wrap-anywhere">{username}</span>,
    },
    { id: 'role', header: t('colleagues.role'), cell: ({ role }) => t(`colleagues.roles.${role}`) },
    { id: 'email', header: t('colleagues.email'), cell: ({ email }) => <span className="wrap-anywhere">{email ?? '–'}</span> },
    { id: 'invitedBy', header: t('colleagues.invitedBy'), cell: ({ invitedBy }) => invitedBy },
    {
      id: 'expires',
      header: t('colleagues.expires'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? <StatusMark tone="bad">{t('colleagues.expired')}</StatusMark> : formatInstant(expiresAt, locale),
    },
    {
      id: 'action',
      header: t('colleagues.action'),
      cell: (invitation) => (
        <button
          type="button"
          className={`${buttonStyles.quiet} md:-my-2.5`}
          aria-label={`${t('colleagues.revoke')}: ${invitation.username}`}
          onClick={() => onRevoke(invitation)}
        >
          {t('colleagues.revoke')}
        </button>
      ),
    },
  ]
}
