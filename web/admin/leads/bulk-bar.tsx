import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadChange, LeadChangesAnswer, LeadRow } from '../../../schema/api/admin-leads'
import { type LeadStatus, leadStatuses } from '../../../schema/submissions'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { useAttempt } from '../kit/use-attempt'

interface BulkBarProps {
  chosen: readonly LeadRow[]
  onClear: () => void
  onChanged: () => void
}

/** Changes the status of the chosen rows, with Undo. */
export function BulkBar({ chosen, onClear, onChanged }: BulkBarProps) {
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
    })
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
    <div
      role="group"
      aria-label={t('leads.chosen', { count: chosen.length })}
      className="mb-3 flex flex-wrap items-end gap-3"
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
      <button type="button" className={buttonStyles.quiet} onClick={onClear}>
        {t('leads.clearChosen')}
      </button>
      <p role="status" className="min-h-11 content-center text-muted">
        {t('leads.chosen', { count: chosen.length })}
      </p>
    </div>
  )
}
