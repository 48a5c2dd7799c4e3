import { useTranslation } from 'react-i18next'
import type { Presence } from '../../../../schema/api/teamwork'
import { useLocale } from '../../../lib/locale-context'
import { clockTime } from '../../kit/format-instant'
import { pathLabel } from '../form/labels'
import { type Team, useTeam } from './team-context'
import { openThreads, reviewStateOf } from './team-facts'

const link = 'min-h-6 underline underline-offset-4'

/** Who else has the entry open, and what waits to be answered. */
export function TeamLine() {
  const { t } = useTranslation('admin')
  const team = useTeam()
  if (!team) return null
  const { kind, teamwork, presence, openComments, openReview } = team
  const count = openThreads(teamwork).length
  const state = reviewStateOf(teamwork)
  const isSecond = presence.some(({ isSelf, isEarlier }) => isSelf && isEarlier)
  if (presence.length === 0 && count === 0 && state === 'none') return null
  return (
    <div className="flex w-full flex-wrap gap-x-4 text-sm">
      {presence.length > 0 && (
        <ul aria-label={t('teamwork.here')} className="flex flex-wrap gap-x-4 text-accent">
          {presence.map((one) => (
            <li key={one.windowId}>
              <PresenceMark kind={kind} presence={one} />
            </li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <button type="button" className={link} onClick={() => openComments()}>
          {t('teamwork.open', { count })}
        </button>
      )}
      {state !== 'none' && (
        <button type="button" className={link} onClick={openReview}>
          {t(`teamwork.review.marks.${state}`)}
        </button>
      )}
      {isSecond && <p className="w-full">{t('teamwork.second')}</p>}
    </div>
  )
}

interface PresenceMarkProps {
  kind: Team['kind']
  presence: Presence
}

function PresenceMark({ kind, presence: { name, since, field, isSelf } }: PresenceMarkProps) {
  const { t } = useTranslation('admin')
  const time = clockTime(since, useLocale())
  if (isSelf) return t('teamwork.self', { time })
  if (field === null) return t('teamwork.editing', { name, time })
  return t('teamwork.editingField', { name, time, field: pathLabel(t, kind, field.split('.')) })
}
