import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { ReviewText } from './review-text'
import { useTeam } from './team-context'

interface ApprovalNoteProps {
  isDirty: boolean
  /** Opens the review. */
  onOpen: () => void
}

export function ApprovalNote({ isDirty, onOpen }: ApprovalNoteProps) {
  const { t } = useTranslation('admin')
  const team = useTeam()
  if (!team) return null
  const { teamwork } = team
  if (!teamwork.needsApprovalOf && !teamwork.review) return null
  const isHeld = team.isHeld(isDirty)
  return (
    <div className="rounded-control border border-line bg-paper p-3">
      <p className={isHeld ? 'font-semibold' : ''}>
        <ReviewText teamwork={teamwork} />
      </p>
      {isHeld && (
        <p className="mt-1 text-sm">
          {isDirty
            ? t('teamwork.review.unsaved')
            : t(`teamwork.review.required.${teamwork.needsApprovalOf ?? 'colleague'}`)}
        </p>
      )}
      <button type="button" className={buttonStyles.quiet} onClick={onOpen}>
        {t(isHeld ? 'entry-form.team.review' : 'teamwork.review.open')}
      </button>
    </div>
  )
}
