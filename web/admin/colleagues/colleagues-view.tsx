import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invitation } from '../../../schema/api/admins'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { ColleagueTable } from './colleague-table'
import { InviteDialog } from './invite-dialog'

/** Who may use the admin, and who is invited to. */
export function View() {
  const { t } = useTranslation('admin')
  const { data, error, retry, mutate } = useAdminData('/api/admin/colleagues')
  const [isInviting, setIsInviting] = useState(false)
  const reload = () => void mutate()
  return (
    <>
      <ViewHeader title={t('colleagues.title')} intro={t('colleagues.intro')}>
        <button type="button" className={buttonStyles.primary} onClick={() => setIsInviting(true)}>
          {t('colleagues.invite')}
        </button>
      </ViewHeader>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!data && !error && <Waiting />}
      {data && (
        <div className="grid gap-10">
          <ColleagueTable rows={data.colleagues} onChanged={reload} />
          {data.invitations.length > 0 && (
            <InvitationTable rows={data.invitations} onChanged={reload} />
          )}
        </div>
      )}
      {isInviting && <InviteDialog onInvited={reload} onClose={() => setIsInviting(false)} />}
    </>
  )
}

interface InvitationTableProps {
  rows: readonly Invitation[]
  onChanged: () => void
}

/** Invitations that nobody has accepted yet. */
function InvitationTable({ rows, onChanged }: InvitationTableProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { attempt, errorText } = useAttempt()

  async function revoke({ id }: Invitation) {
    await attempt(
      async () => {
        await writeAdmin('DELETE', `/api/admin/colleagues/invitations/${id}`)
        showToast({ title: t('colleagues.revoked') })
      },
      (error) => ({ text: errorText(error) }),
    )
    onChanged()
  }

  const columns: Column<Invitation>[] = [
    {
      header: t('colleagues.username'),
      isTitle: true,
      cell: ({ username }) => <span className="wrap-anywhere">{username}</span>,
    },
    { header: t('colleagues.role'), cell: ({ role }) => t(`colleagues.roles.${role}`) },
    {
      header: t('colleagues.email'),
      isLong: true,
      cell: ({ email }) => <span className="wrap-anywhere">{email ?? '–'}</span>,
    },
    { header: t('colleagues.invitedBy'), cell: ({ invitedBy }) => invitedBy },
    {
      header: t('colleagues.expires'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? (
          <StatusMark tone="bad">{t('colleagues.expired')}</StatusMark>
        ) : (
          formatInstant(expiresAt, locale)
        ),
    },
    {
      header: t('colleagues.action'),
      cell: (invitation) => (
        <ConfirmButton
          className={rowButton}
          label={`${t('colleagues.revoke')}: ${invitation.username}`}
          title={t('colleagues.revokeTitle', { username: invitation.username })}
          text={t('colleagues.revokeText')}
          action={t('colleagues.revoke')}
          onConfirm={() => void revoke(invitation)}
        >
          {t('colleagues.revoke')}
        </ConfirmButton>
      ),
    },
  ]
  return (
    <section>
      <h2 className="mb-4 text-heading">{t('colleagues.invitations')}</h2>
      <DataTable
        caption={t('colleagues.invitations')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
      />
    </section>
  )
}
