import { ArrowRightLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LeadRow } from '../../../schema/api/admin-leads'
import { formatDong } from '../../../schema/numbers'
import { type LeadStatus, leadPath, leadStatuses } from '../../../schema/submissions'
import { daysBetween, formatDate, vietnamDay } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { MenuButton } from '../../ui/menu-button'
import { SiteLink } from '../../ui/site-link'
import { useNames } from '../kit/admin-api'
import { StatusMark } from '../kit/status-mark'
import { aboutText } from './lead-words'

interface LeadCardProps {
  lead: LeadRow
  query: string
  onDrag: (isDragged: boolean) => void
  onMove: (status: LeadStatus) => void
}

export const cardId = (id: string): string => `lead-${id}`

export function LeadCard({ lead, query, onDrag, onMove }: LeadCardProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { kind, id, name, value, followUpOn, assignee, hasReply, createdAt } = lead
  const nameOf = useNames()
  const about = aboutText(lead, t)
  const today = vietnamDay(new Date())
  const moves = leadStatuses
    .filter((status) => status !== lead.status)
    .map((status) => ({
      label: t(`leads.statuses.${status}`),
      onClick: () => onMove(status),
    }))
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      className="cursor-grab rounded-control border border-line bg-card p-3 text-sm"
    >
      <div className="flex items-start justify-between gap-1">
        <SiteLink
          id={cardId(id)}
          to={`${leadPath(kind, id)}${query}`}
          draggable={false}
          className="text-base font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </SiteLink>
        <MenuButton
          label={t('leads.move', { name })}
          entries={moves}
          className={
            '-me-2 -my-2 inline-flex size-11 shrink-0 items-center justify-center ' +
            'rounded-full hover:bg-line/60'
          }
        >
          <ArrowRightLeft className="size-4.5" />
        </MenuButton>
      </div>
      {about && <p className="wrap-anywhere">{about}</p>}
      {value !== null && <p className="font-semibold">{formatDong(value, locale)}</p>}
      {followUpOn && (
        <p className={followUpOn <= today ? 'font-semibold text-bad' : 'text-muted'}>
          {t('leads.followUpOn', { date: formatDate(followUpOn, locale, 'season') })}
        </p>
      )}
      <p className="text-muted wrap-anywhere">
        {[
          nameOf(assignee) || t('leads.nobody'),
          t('leads.age', { count: daysBetween(vietnamDay(createdAt), today) }),
        ].join(' · ')}
      </p>
      {hasReply && (
        <div className="mt-1">
          <StatusMark tone="strong">{t('leads.replied')}</StatusMark>
        </div>
      )}
    </li>
  )
}
