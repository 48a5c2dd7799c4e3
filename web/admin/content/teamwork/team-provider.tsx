import { type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ErrorBoundary } from '../../../ui/error-boundary'
import { useAdminData } from '../../kit/admin-api'
import { lazyPart } from '../../kit/lazy-part'
import type { EntryEditing } from '../editor/use-entry-editor'
import { entryApi } from '../entry-api'
import type { Path } from '../form/paths'
import { TeamContext } from './team-context'
import { usePresence } from './use-presence'

const CommentsDialog = lazyPart(
  ['teamwork'],
  async () => (await import('./comments-dialog')).CommentsDialog,
)
const ReviewDialog = lazyPart(
  ['teamwork'],
  async () => (await import('./review-dialog')).ReviewDialog,
)

interface TeamProviderProps {
  editing: EntryEditing
  windowId: string
  onGoTo: (path: Path) => void
  children: ReactNode
}

/** Heartbeats render what shows colleagues, and not the form within. */
export function TeamProvider({ editing, windowId, onGoTo, children }: TeamProviderProps) {
  const { id } = editing.entry
  const presence = usePresence(id, windowId)
  const { data: teamwork, mutate } = useAdminData(entryApi.teamwork(id))
  const [shown, setShown] = useState<{ field: string | undefined } | 'review'>()
  useCommentKey((field) => setShown({ field }))
  const team = useMemo(
    () => ({
      teamwork,
      presence,
      openComments: (field?: string) => setShown({ field }),
      openReview: () => setShown('review'),
    }),
    [teamwork, presence],
  )
  const dialog = {
    editing,
    onChanged: (next: NonNullable<typeof teamwork>) => void mutate(next, { revalidate: false }),
    onClose: () => setShown(undefined),
  }
  return (
    <TeamContext value={team}>
      {children}
      {shown && teamwork && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            {shown === 'review' ? (
              <ReviewDialog teamwork={teamwork} {...dialog} />
            ) : (
              <CommentsDialog teamwork={teamwork} field={shown.field} onGoTo={onGoTo} {...dialog} />
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </TeamContext>
  )
}

/** Ctrl+Alt+M or Cmd+Alt+M comments on the field with the focus, unless a dialog is open. */
function useCommentKey(comment: (field: string) => void): void {
  const run = useEffectEvent(comment)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM') return
      const field = document.activeElement?.closest<HTMLElement>('[data-stored]')?.dataset.stored
      if (field === undefined || document.querySelector('dialog[open]')) return
      event.preventDefault()
      run(field)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
