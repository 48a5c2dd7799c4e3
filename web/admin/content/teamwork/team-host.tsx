import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Teamwork } from '../../../../schema/api/teamwork'
import { useApi } from '../../../lib/use-api'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'
import { useWindowKey } from '../../kit/use-window-key'
import type { EntryEditing } from '../editor/use-entry-editor'
import { entryApi } from '../entry-api'
import type { Path } from '../form/paths'
import { ApprovalNote } from './approval-note'
import type { CommentsAsked } from './comments-panel'
import { FieldMarks } from './field-marks'
import { quoteSelection } from './quotes'
import type { Team } from './team-context'
import { reviewStateOf } from './team-facts'
import { TeamLine } from './team-line'
import { usePresence } from './use-presence'

const CommentsPanel = lazyPart(
  ['teamwork'],
  async () => (await import('./comments-panel')).CommentsPanel,
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

/** Stored path of the field with the focus. */
function focusedField(): string | undefined {
  const around = document.activeElement?.closest('[data-field]')
  return around?.querySelector<HTMLElement>('[data-stored]')?.dataset.stored
}

/** Tells colleagues of this window, knows what they say, and shows its comments and review. */
export function TeamHost({ editing, windowId, onGoTo, onTeam }: TeamHostProps) {
  const { id, kind } = editing.entry
  const presence = usePresence(id, windowId)
  // Reads without asking for a login, which would take the keyboard from whoever writes.
  const { data: teamwork, mutate } = useApi(entryApi.teamwork(id), {
    freshForMs: 0,
    revalidateOnFocus: true,
  })
  const { asked, isOpen, openComments, closeComments } = useComments()
  const [isReviewing, setIsReviewing] = useState(false)
  const tell = useEffectEvent(onTeam)
  useEffect(() => {
    if (!teamwork) return
    tell({
      kind,
      teamwork,
      presence,
      isHeld: (isDirty) =>
        teamwork.needsApprovalOf !== null && (isDirty || reviewStateOf(teamwork) !== 'approved'),
      openComments,
      openReview: () => setIsReviewing(true),
      FieldMarks,
      TeamLine,
      ApprovalNote,
    })
  }, [kind, teamwork, presence, openComments])
  if (!teamwork) return null
  const shared = {
    teamwork,
    editing,
    onChanged: (next: Teamwork) => void mutate(next, { revalidate: false }),
  }
  return (
    <PageSection>
      {asked && (
        <CommentsPanel
          {...shared}
          asked={asked}
          isOpen={isOpen}
          onGoTo={onGoTo}
          onClose={closeComments}
        />
      )}
      {isReviewing && <ReviewDialog {...shared} onClose={() => setIsReviewing(false)} />}
    </PageSection>
  )
}

/** Ctrl+Alt+M or Cmd+Alt+M comments on the field with the focus, unless a dialog is open. */
function useComments() {
  const [asked, setAsked] = useState<CommentsAsked>()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<Element>(null)

  const openComments = useCallback((field?: string) => {
    const isHere = field !== undefined && field === focusedField()
    if (!document.activeElement?.closest('aside')) opener.current = document.activeElement
    setAsked({ field, quote: isHere ? quoteSelection() : '' })
    setIsOpen(true)
  }, [])

  function closeComments() {
    setIsOpen(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  useWindowKey((event, isInDialog) => {
    if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM') return
    const field = focusedField()
    if (field === undefined || isInDialog) return
    event.preventDefault()
    openComments(field)
  })

  return { asked, isOpen, openComments, closeComments }
}
