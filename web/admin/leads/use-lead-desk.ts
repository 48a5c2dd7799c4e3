import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  LeadDecision,
  LeadDetail,
  LeadState,
  LeadWritten,
} from '../../../schema/api/admin-leads'
import { leadPath } from '../../../schema/submissions'
import { ApiFailure } from '../../lib/api'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { useCountNewLeads } from './use-new-leads'

export type Change = Partial<LeadDecision>

export type LeadDesk = ReturnType<typeof useLeadDesk>

/** Stores each decision at once, in order and with Undo; refuses to overwrite other changes. */
export function useLeadDesk(
  lead: LeadDetail['lead'],
  reload: () => Promise<LeadDetail | undefined>,
) {
  const { t } = useTranslation(['admin', 'shell'])
  const countNewLeads = useCountNewLeads()
  const [pending, setPending] = useState<Change>()
  const [refused, setRefused] = useState<Change>()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** `updatedAt` after this window's last write, which may not be shown yet. */
  const own = useRef<string | null>(null)
  const { status, assignee, followUpOn, value } = lead
  const decision: LeadDecision = { status, assignee, followUpOn, value, ...pending }

  /** The version that the editor has seen: instants compare as texts. */
  const seen = () => ((own.current ?? '') > (lead.updatedAt ?? '') ? own.current : lead.updatedAt)

  function enqueue<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    const before = queue.current
    const answer = Promise.allSettled([before]).then(write)
    queue.current = answer
    return answer
  }

  async function put(wanted: Change) {
    const { updatedAt } = await writeAdmin<LeadState>(
      'PUT',
      `/api${leadPath(lead.kind, lead.id)}`,
      { ...wanted, updatedAt: seen() },
    )
    own.current = updatedAt
  }

  async function store(wanted: Change, undo?: Change) {
    setPending((current) => ({ ...current, ...wanted }))
    setRefused(undefined)
    const stored = enqueue(() => put(wanted))
    try {
      await stored
      const action = undo && { label: t('shell:undo'), onClick: () => void store(undo) }
      showToast({ title: t('leads.saved'), ...(action && { action }) })
    } catch (error) {
      const isConflict = error instanceof ApiFailure && error.status === 409
      console.debug('the decision was not stored', error)
      if (isConflict) setRefused(wanted)
      else showToast({ title: t('frame.failed'), destructive: true })
    }
    countNewLeads()
    await reload()
    if (queue.current === stored) setPending(undefined)
  }

  return {
    decision,
    /** Runs another write of the lead, such as a note, in its turn. */
    async follow(write: () => Promise<LeadWritten>): Promise<void> {
      const { was, updatedAt } = await enqueue(write)
      // Otherwise somebody else was quicker, and the next decision has to be refused.
      if (was === seen()) own.current = updatedAt
      countNewLeads()
      await reload()
    },
    reload,
    isSaving: pending !== undefined,
    decide(change: Change) {
      const undo = Object.keys(change).map((name) => [name, Reflect.get(decision, name)])
      void store(change, Object.fromEntries(undo))
    },
    refused,
    forget: () => setRefused(undefined),
  }
}
