import { useEffect, useEffectEvent, useState } from 'react'
import type { Teamwork } from '../../../../schema/api/teamwork'
import { useApi } from '../../../lib/use-api'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'
import type { EntryEditing } from '../editor/use-entry-editor'
import { entryApi } from '../entry-api'
import type { Path } from '../form/paths'
import { ApprovalNote } from './approval-note'
import { FieldMarks } from './field-marks'
import type { Team } from './team-context'
import { reviewStateOf } from './team-facts'
import { TeamLine } from './team-line'
import { usePresence } from './use-presence'

const CommentsDialog = lazyPart(
  ['teamwork'],
  async () => (await import('./comments-dialog')).CommentsDialog,
)
const ReviewDialog = lazyPart(
  ['teamwork'],
  async () => (await import('./review-dialog')).ReviewDialog,
)

export interface TeamHostProps {
  editing: EntryEditing
  windowId: string
  onGoTo: (path: Path) => void
  onTeam: (team: Team) => void
}

/** Tells colleagues of this window, knows what they say, and shows its dialogs. */
export function TeamHost({ editing, windowId, onGoTo, onTeam }: TeamHostProps) {
  const { id } = editing.entry
  const presence = usePresence(id, windowId)
  // Reads without asking for a login, which would take the keyboard from whoever writes.
  const { data: teamwork, mutate } = useApi(entryApi.teamwork(id), {
    freshForMs: 0,
    revalidateOnFocus: true,
  })
  const [shown, setShown] = useState<{ field: string | undefined } | 'review'>()
  useCommentKey((field) => setShown({ field }))
  const tell = useEffectEvent(onTeam)
  useEffect(() => {
    if (!teamwork) return
    tell({
      teamwork,
      presence,
      isHeld: (isDirty) =>
        teamwork.isApprovalRequired && (isDirty || reviewStateOf(teamwork) !== 'approved'),
      openComments: (field) => setShown({ field }),
      openReview: () => setShown('review'),
      FieldMarks,
      TeamLine,
      ApprovalNote,
    })
  }, [teamwork, presence])
  if (!shown || !teamwork) return null
  const dialog = {
    teamwork,
    editing,
    onChanged: (next: Teamwork) => void mutate(next, { revalidate: false }),
    onClose: () => setShown(undefined),
  }
  return (
    <PageSection>
      {shown === 'review' ? (
        <ReviewDialog {...dialog} />
      ) : (
        <CommentsDialog field={shown.field} onGoTo={onGoTo} {...dialog} />
      )}
    </PageSection>
  )
}

/** Ctrl+Alt+M or Cmd+Alt+M comments on the field with the focus, unless a dialog is open. */
function useCommentKey(comment: (field: string) => void): void {
  const run = useEffectEvent(comment)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM') return
      const around = document.activeElement?.closest('[data-field]')
      const field = around?.querySelector<HTMLElement>('[data-stored]')?.dataset.stored
      if (field === undefined || document.querySelector('dialog[open]')) return
      event.preventDefault()
      run(field)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
