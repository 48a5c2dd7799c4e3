import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadDetail, LeadState } from '../../../schema/api/admin-leads'
import { leadPath } from '../../../schema/submissions'
import { ApiFailure } from '../../lib/api'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'

export type Decision = Pick<LeadState, 'status' | 'assignee'>

export type LeadDesk = ReturnType<typeof useLeadDesk>

/** Stores each decision at once, in order and with Undo; refuses to overwrite other changes. */
export function useLeadDesk(
  lead: LeadDetail['lead'],
  reload: () => Promise<LeadDetail | undefined>,
) {
  const { t } = useTranslation(['admin', 'shell'])
  const [pending, setPending] = useState<Decision>()
  const [refused, setRefused] = useState<Decision>()
  /** `updatedAt` of the write that is under way. */
  const storing = useRef<Promise<string | null>>(undefined)
  const decision: Decision = pending ?? { status: lead.status, assignee: lead.assignee }

  async function put(
    wanted: Decision,
    seen: Promise<string | null> | string | null,
  ): Promise<string | null> {
    const { updatedAt } = await writeAdmin<LeadState>(
      'PUT',
      `/api${leadPath(lead.kind, lead.id)}`,
      { ...wanted, updatedAt: await seen },
    )
    return updatedAt
  }

  async function store(
    wanted: Decision,
    seen: Promise<string | null> | string | null,
    undo?: Decision,
  ) {
    setPending(wanted)
    setRefused(undefined)
    const stored = put(wanted, seen)
    storing.current = stored
    try {
      const updatedAt = await stored
      const action = undo && { label: t('shell:undo'), onClick: () => void store(undo, updatedAt) }
      showToast({ title: t('leads.saved'), ...(action && { action }) })
    } catch (error) {
      const isConflict = error instanceof ApiFailure && error.status === 409
      console.debug('the decision was not stored', error)
      if (isConflict) setRefused(wanted)
      else showToast({ title: t('frame.failed'), destructive: true })
    }
    await reload()
    if (storing.current === stored) storing.current = undefined
    setPending((current) => (current === wanted ? undefined : current))
  }

  return {
    decision,
    /** Makes decisions wait for another write of the lead, such as a note. */
    async follow(write: Promise<unknown>): Promise<void> {
      const stored = write.then(reload).then((detail) => detail?.lead.updatedAt ?? lead.updatedAt)
      const seen = stored.catch(() => lead.updatedAt)
      storing.current = seen
      await stored.finally(() => {
        if (storing.current === seen) storing.current = undefined
      })
    },
    isSaving: pending !== undefined,
    decide: (wanted: Decision) => void store(wanted, storing.current ?? lead.updatedAt, decision),
    refused,
    forget: () => setRefused(undefined),
  }
}
