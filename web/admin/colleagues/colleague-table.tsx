import { useTranslation } from 'react-i18next'
import type { Colleague } from '../../../schema/api/admins'
import { useLocale } from '../../lib/locale-context'
import { writeAdmin } from '../kit/admin-api'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { RowAction } from '../kit/list/row-action'
import { StatusMark } from '../kit/status-mark'

type Action = 'makeOwner' | 'makeEditor' | 'resetFactor' | 'remove'

function perform(action: Action, { id }: Colleague): Promise<unknown> {
  const path = `/api/admin/colleagues/${encodeURIComponent(id)}`
  if (action === 'remove') return writeAdmin('DELETE', path)
  if (action === 'resetFactor') return writeAdmin('DELETE', `${path}/second-factor`)
  return writeAdmin('PUT', path, { role: action === 'makeOwner' ? 'owner' : 'editor' })
}

interface ColleagueTableProps {
  rows: readonly Colleague[]
  onChanged: () => void
}

export function ColleagueTable({ rows, onChanged }: ColleagueTableProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
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
          <span className="inline-flex flex-wrap justify-end gap-x-4">
            {button(
              colleague.role === 'owner' ? 'makeEditor' : 'makeOwner',
              t('colleagues.changeRole'),
              colleague,
            )}
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
