import { MessageSquare, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTeam } from './team-context'

const words = 'max-sm:sr-only'
const icon = 'size-4.5 shrink-0'

export function TeamActions({ className }: { className: string }) {
  const { t } = useTranslation('admin')
  const team = useTeam()
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
        className={className}
        title={t('entry-form.team.review')}
        disabled={!team}
        onClick={team?.openReview}
      >
        <UserCheck className={icon} />
        <span className={words}>{t('entry-form.team.review')}</span>
      </button>
    </>
  )
}
