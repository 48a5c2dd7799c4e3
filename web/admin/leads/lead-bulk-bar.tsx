import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadChange, LeadChangesAnswer, LeadRow } from '../../../schema/api/admin-leads'
import { type LeadStatus, leadStatuses } from '../../../schema/submissions'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { BulkBar } from '../kit/list/bulk-bar'
import { useAttempt, withoutReason } from '../kit/use-attempt'

interface LeadBulkBarProps {
  chosen: readonly LeadRow[]
  onClear: () => void
  onChanged: () => void
}

export function LeadBulkBar({ chosen, onClear, onChanged }: LeadBulkBarProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const [status, setStatus] = useState<LeadStatus>('open')
  const { attempt, isPending } = useAttempt()

  async function store(changes: LeadChange[], undo?: ReadonlyMap<string, LeadStatus>) {
    await attempt(async () => {
      const { changed, conflicts } = await writeAdmin<LeadChangesAnswer>(
        'PUT',
        '/api/admin/leads/status',
        { changes },
      )
      const back = changed.map((row) => ({ ...row, status: undo?.get(row.id) ?? row.status }))
      showToast({
        title: t('leads.changed', { count: changed.length }),
        ...(conflicts.length > 0 && { text: t('leads.conflicts', { count: conflicts.length }) }),
        ...(undo &&
          back.length > 0 && {
            action: { label: t('shell:undo'), onClick: () => void store(back) },
          }),
      })
      onClear()
    }, withoutReason)
    onChanged()
  }

  function change() {
    const before = new Map(chosen.map((row) => [row.id, row.status]))
    void store(
      chosen.map(({ kind, id, updatedAt }) => ({ kind, id, status, updatedAt })),
      before,
    )
  }

  if (chosen.length === 0) return null
  const options = leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }))
  return (
    <BulkBar
      label={t('leads.chosen', { count: chosen.length })}
      clearLabel={t('leads.clearChosen')}
      onClear={onClear}
      className=""
    >
      <SelectField
        label={t('leads.changeTo')}
        name="to"
        value={status}
        options={options}
        onChange={setStatus}
      />
      <button type="button" className={buttonStyles.primary} disabled={isPending} onClick={change}>
        {t('leads.change')}
      </button>
    </BulkBar>
  )
}
