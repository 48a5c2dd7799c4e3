import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colleague, Invitation } from '../../../schema/api/admins'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { LoadError } from '../../ui/states'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { DialogFrame } from '../kit/dialog-frame'
import { formatInstant } from '../kit/format-instant'
import { lazyPart } from '../kit/lazy-part'
import { RowAction } from '../kit/list/row-action'
import { StatusMark } from '../kit/status-mark'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { InviteDialog } from './invite-dialog'

const SessionList = lazyPart(
  ['account'],
  async () => (await import('../account/session-list')).SessionList,
)

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

function InvitationTable({
  rows,
  onChanged,
}: {
  rows: readonly Invitation[]
  onChanged: () => void
}) {
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

type Action = 'makeOwner' | 'makeEditor' | 'resetFactor' | 'remove'

function perform(action: Action, { id }: Colleague): Promise<unknown> {
  const path = `/api/admin/colleagues/${encodeURIComponent(id)}`
  if (action === 'remove') return writeAdmin('DELETE', path)
  if (action === 'resetFactor') return writeAdmin('DELETE', `${path}/second-factor`)
  return writeAdmin('PUT', path, { role: action === 'makeOwner' ? 'owner' : 'editor' })
}

function ColleagueTable({
  rows,
  onChanged,
}: {
  rows: readonly Colleague[]
  onChanged: () => void
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [shown, setShown] = useState<Colleague>()
  const button = (action: Action, label: string, colleague: Colleague) => (
    <ActionButton action={action} label={label} colleague={colleague} onDone={onChanged} />
  )
  const columns: Column<Colleague>[] = [
    {
      header: t('colleagues.username'),
      isTitle: true,
      cell: ({ username, isSelf }) => (
        <span className="wrap-anywhere">
          {username}{' '}
          {isSelf && <span className="font-normal text-muted">{t('colleagues.you')}</span>}
        </span>
      ),
    },
    {
      header: t('colleagues.role'),
      cell: ({ role }) => (
        <StatusMark tone={role === 'owner' ? 'strong' : 'plain'}>
          {t(`colleagues.roles.${role}`)}
        </StatusMark>
      ),
    },
    {
      header: t('colleagues.lastLogin'),
      cell: ({ lastLoginAt }) => formatInstant(lastLoginAt, locale) || t('colleagues.never'),
    },
    {
      header: t('colleagues.factor'),
      cell: (colleague) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
          <StatusMark tone={colleague.hasSecondFactor ? 'good' : 'plain'}>
            {colleague.hasSecondFactor ? t('colleagues.on') : t('colleagues.off')}
          </StatusMark>
          {colleague.hasSecondFactor &&
            !colleague.isSelf &&
            button('resetFactor', t('colleagues.turnOff'), colleague)}
        </span>
      ),
    },
    {
      header: t('colleagues.action'),
      // Nobody can lock themselves out; the server guards the last owner.
      cell: (colleague) =>
        colleague.isSelf ? (
          '–'
        ) : (
          <span className="inline-flex flex-wrap justify-end gap-x-4 xl:flex-nowrap xl:whitespace-nowrap">
            {button(
              colleague.role === 'owner' ? 'makeEditor' : 'makeOwner',
              t('colleagues.changeRole'),
              colleague,
            )}
            <button type="button" className={rowButton} onClick={() => setShown(colleague)}>
              {t('colleagues.sessions')}
            </button>
            {button('remove', t('colleagues.remove'), colleague)}
          </span>
        ),
    },
  ]
  return (
    <section>
      <h2 className="sr-only">{t('colleagues.list')}</h2>
      <DataTable
        caption={t('colleagues.list')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
      />
      {shown && (
        <DialogFrame
          size="medium"
          title={t('colleagues.sessionsOf', { username: shown.username })}
          onClose={() => setShown(undefined)}
        >
          <PageSection fallback={<Waiting />}>
            <SessionList path={`/api/admin/colleagues/${encodeURIComponent(shown.id)}/sessions`} />
          </PageSection>
        </DialogFrame>
      )}
    </section>
  )
}

interface ActionButtonProps {
  action: Action
  label: string
  colleague: Colleague
  onDone: () => void
}

function ActionButton({ action, label, colleague, onDone }: ActionButtonProps) {
  const { t } = useTranslation('admin')
  const { username } = colleague
  return (
    <RowAction
      label={`${label}: ${username}`}
      title={t(`colleagues.${action}Title`, { username })}
      text={t(`colleagues.${action}Text`)}
      action={t(`colleagues.${action}`)}
      work={() => perform(action, colleague)}
      done={t(`colleagues.done.${action}`, { username })}
      reload={onDone}
    >
      {label}
    </RowAction>
  )
}
