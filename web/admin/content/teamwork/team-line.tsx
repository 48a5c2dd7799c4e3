import { useTranslation } from 'react-i18next'
import type { Presence } from '../../../../schema/api/teamwork'
import { useLocale } from '../../../lib/locale-context'
import { clockTime } from '../../kit/format-instant'
import { pathLabel } from '../form/labels'
import { storedKeys } from './field-paths'
import { useTeam } from './team-context'
import { openThreads, reviewStateOf } from './team-facts'

const link = 'underline underline-offset-4'

/** Who else has the entry open, and what waits to be answered. */
export function TeamLine() {
  const { t } = useTranslation('admin')
  const team = useTeam()
  if (!team) return null
  const { teamwork, presence, openComments, openReview } = team
  const count = openThreads(teamwork).length
  const state = teamwork ? reviewStateOf(teamwork) : 'none'
  const isSecond = presence.some(({ isSelf, isEarlier }) => isSelf && isEarlier)
  return (
    <>
      <ul
        aria-label={t('teamwork.here')}
        className="flex flex-wrap gap-x-4 text-sm text-accent empty:hidden"
      >
        {presence.map((one) => (
          <li key={one.windowId}>
            <PresenceMark presence={one} />
          </li>
        ))}
      </ul>
      {isSecond && <p className="text-sm">{t('teamwork.second')}</p>}
      <p className="flex flex-wrap gap-x-4 text-sm empty:hidden">
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
      </p>
    </>
  )
}

function PresenceMark({ presence: { name, since, field, isSelf } }: { presence: Presence }) {
  const { t } = useTranslation('admin')
  const time = clockTime(since, useLocale())
  if (isSelf) return t('teamwork.self', { time })
  if (field === null) return t('teamwork.editing', { name, time })
  return t('teamwork.editingField', { name, time, field: pathLabel(t, storedKeys(field)) })
}
