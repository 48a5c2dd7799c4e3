import { MessageSquare, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTeam } from './team-context'

const icon = 'size-4.5 shrink-0'

export function TeamActions({ className }: { className: string }) {
  const { t } = useTranslation('admin')
  const team = useTeam()
  if (!team) return null
  return (
    <>
      <button type="button" className={className} onClick={() => team.openComments()}>
        <MessageSquare className={icon} />
        <span className="max-sm:sr-only">{t('entry-form.team.comments')}</span>
      </button>
      <button type="button" className={className} onClick={team.openReview}>
        <UserCheck className={icon} />
        <span className="max-sm:sr-only">{t('entry-form.team.review')}</span>
      </button>
    </>
  )
}
