import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { ReviewText } from './review-text'
import { reviewStateOf, useTeam } from './team-context'

/** Whether the site asks for an OK that the entry, or what is typed in it, does not have. */
export function useIsHeld(isDirty: boolean): boolean {
  const teamwork = useTeam()?.teamwork
  if (!teamwork?.isApprovalRequired) return false
  return isDirty || reviewStateOf(teamwork) !== 'approved'
}

interface ApprovalNoteProps {
  isDirty: boolean
  /** Called before the review opens. */
  onOpen: () => void
}

export function ApprovalNote({ isDirty, onOpen }: ApprovalNoteProps) {
  const { t } = useTranslation('admin')
  const isHeld = useIsHeld(isDirty)
  const team = useTeam()
  if (!team?.teamwork) return null
  const { teamwork, openReview } = team
  if (!teamwork.isApprovalRequired && !teamwork.review) return null
  return (
    <div className="rounded-control border border-line bg-paper p-3">
      <p className={isHeld ? 'font-semibold' : ''}>
        <ReviewText teamwork={teamwork} />
      </p>
      {isHeld && (
        <p className="mt-1 text-sm">
          {t(isDirty ? 'teamwork.review.unsaved' : 'teamwork.review.required')}
        </p>
      )}
      <button
        type="button"
        className={buttonStyles.quiet}
        onClick={() => {
          onOpen()
          openReview()
        }}
      >
        {t(isHeld ? 'teamwork.review.action' : 'teamwork.review.open')}
      </button>
    </div>
  )
}
