import { MessageSquare, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { useAdminData } from '../../kit/admin-api'
import { useTeam } from './team-context'
import { isAskedOf } from './team-facts'

const words = 'max-sm:sr-only'
const icon = 'size-4.5 shrink-0'

export function TeamActions({ className }: { className: string }) {
  const { t } = useTranslation('admin')
  const team = useTeam()
  const { data: me } = useAdminData('/api/admin/me')
  const isAsked = team !== undefined && isAskedOf(team.teamwork, me?.username)
  const review = t(`entry-form.team.${isAsked ? 'approve' : 'review'}`)
  return (
    <>
      <button
        type="button"
        className={className}
        title={t('entry-form.team.comments')}
        disabled={!team}
        onClick={() => team?.openComments()}
      >
        <MessageSquare className={icon} />
        <span className={words}>{t('entry-form.team.comments')}</span>
      </button>
      <button
        type="button"
        className={isAsked ? buttonStyles.secondary : className}
        title={review}
        disabled={!team}
        onClick={team?.openReview}
      >
        <UserCheck className={icon} />
        <span className={isAsked ? '' : words}>{review}</span>
      </button>
    </>
  )
}
