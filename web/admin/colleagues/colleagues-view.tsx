import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invitation } from '../../../schema/api/admins'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { LoadError } from '../../ui/states'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { RowAction } from '../kit/list/row-action'
import { StatusMark } from '../kit/status-mark'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { ColleagueTable } from './colleague-table'
import { InviteDialog } from './invite-dialog'

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

function InvitationTable({ rows, onChanged }: InvitationTableProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
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
      cell: ({ id, username }) => (
        <RowAction
          label={`${t('colleagues.revoke')}: ${username}`}
          title={t('colleagues.revokeTitle', { username })}
          text={t('colleagues.revokeText')}
          action={t('colleagues.revoke')}
          work={() => writeAdmin('DELETE', `/api/admin/colleagues/invitations/${id}`)}
          done={t('colleagues.revoked')}
          reload={onChanged}
        />
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
