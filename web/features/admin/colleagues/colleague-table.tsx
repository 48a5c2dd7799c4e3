import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colleague } from '../../../../schema/api/admins'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { ConfirmDialog } from '../kit/confirm-dialog'
import { type Column, DataTable } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { useFailureToast } from './use-failure-toast'

type Action = 'makeOwner' | 'makeEditor' | 'resetFactor' | 'remove'

function perform(action: Action, { id }: Colleague): Promise<unknown> {
  const path = `/api/admin/colleagues/${encodeURIComponent(id)}`
  if (action === 'remove') return writeAdmin('DELETE', path)
  if (action === 'resetFactor') return writeAdmin('DELETE', `${path}/second-factor`)
  return writeAdmin('PUT', path, { role: action === 'makeOwner' ? 'owner' : 'editor' })
}

function doneText(action: Action, { username }: Colleague, t: TFunction<'admin'>): string {
  if (action === 'remove') return t('colleagues.removed', { username })
  return action === 'resetFactor' ? t('colleagues.factorReset', { username }) : t('colleagues.roleChanged')
}

interface ColleagueTableProps {
  rows: readonly Colleague[]
  onChanged: () => void
}

export function ColleagueTable({ rows, onChanged }: ColleagueTableProps) {
  const { t } = useTranslation('admin')
  const columns = useColumns((action, colleague) => setAsked({ action, colleague }))
  const showFailure = useFailureToast()
  const [asked, setAsked] = useState<{ action: Action; colleague: Colleague }>()

  async function act(action: Action, colleague: Colleague) {
    try {
      await perform(action, colleague)
      showToast({ title: doneText(action, colleague, t) })
    } catch (error) {
      showFailure(error)
    }
    onChanged()
  }

  return (
    <section>
      <h2 className="sr-only">{t('colleagues.list')}</h2>
      <DataTable caption={t('colleagues.list')} columns={columns} rows={rows} rowId={({ id }) => id} />
      {asked && (
        <ConfirmDialog
          title={t(`colleagues.${asked.action}Title`, { username: asked.colleague.username })}
          text={t(`colleagues.${asked.action}Text`)}
          action={t(`colleagues.${asked.action}`)}
          onConfirm={() => void act(asked.action, asked.colleague)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

function useColumns(onAsk: (action: Action, colleague: Colleague) => void): Column<Colleague>[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return [
    {
      id: 'username',
      header: t('colleagues.username'),
      isTitle: true,
      cell: ({ username, isSelf }) => (
        <span className="wrap-anywhere">
          {username} {isSelf && <span className="font-normal text-muted">{t('colleagues.you')}</span>}
        </span>
      ),
    },
    {
      id: 'role',
      header: t('colleagues.role'),
      cell: ({ role }) => <StatusMark tone={role === 'owner' ? 'strong' : 'plain'}>{t(`colleagues.roles.${role}`)}</StatusMark>,
    },
    {
      id: 'lastLogin',
      header: t('colleagues.lastLogin'),
      cell: ({ lastLoginAt }) => formatInstant(lastLoginAt, locale) || t('colleagues.never'),
    },
    {
      id: 'factor',
      header: t('colleagues.factor'),
      cell: (colleague) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
          <StatusMark tone={colleague.hasSecondFactor ? 'good' : 'plain'}>
            {colleague.hasSecondFactor ? t('colleagues.on') : t('colleagues.off')}
          </StatusMark>
          {colleague.hasSecondFactor && !colleague.isSelf && (
            <ActionButton
              label={t('colleagues.turnOff')}
              fullLabel={`${t('colleagues.resetFactor')}: ${colleague.username}`}
              onClick={() => onAsk('resetFactor', colleague)}
            />
          )}
        </span>
      ),
    },
    {
      id: 'action',
      header: t('colleagues.action'),
      // Nobody locks out themselves; the server guards the last owner.
      cell: (colleague) =>
        colleague.isSelf ? (
          '–'
        ) : (
          <span className="inline-flex flex-wrap justify-end gap-x-4">
            <ActionButton
              label={t('colleagues.changeRole')}
              fullLabel={`${t('colleagues.changeRole')}: ${colleague.username}`}
              onClick={() => onAsk(colleague.role === 'owner' ? 'makeEditor' : 'makeOwner', colleague)}
            />
            <ActionButton
              label={t('colleagues.remove')}
              fullLabel={`${t('colleagues.remove')}: ${colleague.username}`}
              onClick={() => onAsk('remove', colleague)}
            />
          </span>
        ),
    },
  ]
}

interface ActionButtonProps {
  label: string
  /** What it says to whoever does not see the row. */
  fullLabel: string
  onClick: () => void
}

function ActionButton({ label, fullLabel, onClick }: ActionButtonProps) {
  return (
    <button type="button" className={`${buttonStyles.quiet} md:-my-2.5`} aria-label={fullLabel} onClick={onClick}>
      {label}
    </button>
  )
}
