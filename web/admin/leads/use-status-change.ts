import { useTranslation } from 'react-i18next'
import type { LeadChange, LeadChangesAnswer, LeadRow } from '../../../schema/api/admin-leads'
import type { LeadStatus } from '../../../schema/submissions'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { useAttempt, withoutReason } from '../kit/use-attempt'
import { useCountNewLeads } from './use-new-leads'

/** Changes the state of leads, with Undo; what somebody else has changed stays as it is. */
export function useStatusChange(onChanged: () => void) {
  const { t } = useTranslation(['admin', 'shell'])
  const { attempt, isPending } = useAttempt()
  const countNewLeads = useCountNewLeads()

  async function store(
    changes: LeadChange[],
    undo?: ReadonlyMap<string, LeadStatus>,
    onStored?: () => void,
  ) {
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
      onStored?.()
    }, withoutReason)
    countNewLeads()
    onChanged()
  }

  return {
    isPending,
    changeStatus: (leads: readonly LeadRow[], status: LeadStatus, onStored: () => void) =>
      store(
        leads.map(({ kind, id, updatedAt }) => ({ kind, id, status, updatedAt })),
        new Map(leads.map((lead) => [lead.id, lead.status])),
        onStored,
      ),
  }
}
