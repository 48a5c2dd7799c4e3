import { MessageSquare, Route } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadRow } from '../../../schema/api/admin-leads'
import { formatDong } from '../../../schema/numbers'
import { type LeadStatus, leadPath } from '../../../schema/submissions'
import { formatDate, vietnamDay } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { useNames } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import type { Selection } from '../kit/list/admin-list'
import { StatusMark, type Tone } from '../kit/status-mark'
import { aboutText } from './lead-words'

const statusTones: Record<LeadStatus, Tone> = {
  new: 'strong',
  open: 'plain',
  waiting: 'plain',
  won: 'good',
  lost: 'plain',
  spam: 'bad',
}

interface LeadItemsProps {
  leads: readonly LeadRow[]
  query: string
  selection: Selection<LeadRow>
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

export function LeadItems({ leads, query, selection }: LeadItemsProps) {
  const { t } = useTranslation('admin')
  const list = useRef<HTMLUListElement>(null)

  function move(event: KeyboardEvent<HTMLUListElement>) {
    const step = steps[event.key]
    if (!step) return
    const rows = [...(list.current?.children ?? [])]
    const index = rows.findIndex((row) => row.contains(document.activeElement))
    event.preventDefault()
    rows[step(index, rows.length)]?.querySelector('a')?.focus()
  }

  return (
    <ul
      ref={list}
      aria-label={t('leads.list')}
      onKeyDown={move}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card"
    >
      {leads.map((lead) => (
        <LeadItem key={lead.id} lead={lead} query={query} selection={selection} />
      ))}
    </ul>
  )
}

interface LeadItemProps extends Omit<LeadItemsProps, 'leads'> {
  lead: LeadRow
}

function LeadItem({ lead, query, selection }: LeadItemProps) {
  const { t } = useTranslation('admin')
  const nameOf = useNames()
  const locale = useLocale()
  const isNew = lead.status === 'new' || lead.hasReply
  const Icon = lead.kind === 'trip' ? Route : MessageSquare
  const about = aboutText(lead, t)
  const { followUpOn, value } = lead
  return (
    <li className={`flex items-start hover:bg-line/25 ${isNew ? 'font-semibold' : ''}`}>
      <label
        className={'flex min-h-14 w-11 shrink-0 items-center justify-center self-stretch md:w-12'}
      >
        <input
          type="checkbox"
          checked={selection.has(lead)}
          aria-label={t('leads.choose', { name: lead.name })}
          onChange={(event) => selection.choose(lead, event.target.checked)}
          className="size-5 accent-action"
        />
      </label>
      <SiteLink
        to={`${leadPath(lead.kind, lead.id)}${query}`}
        className={
          'grid min-h-14 min-w-0 grow gap-x-4 gap-y-0.5 py-2.5 pe-4 ' +
          'focus-visible:-outline-offset-2 md:grid-cols-[minmax(9rem,15rem)_1fr_auto] ' +
          'md:items-center'
        }
      >
        <span className="flex min-w-0 items-center gap-2">
          <Icon className="size-4.5 shrink-0 text-muted" />
          <span className="sr-only">{t(`leads.kindOf.${lead.kind}`)}: </span>
          <span className="truncate">{lead.name}</span>
        </span>
        <span className="min-w-0 truncate">
          {about}
          {lead.excerpt && (
            <span lang={lead.language} className="font-normal text-muted">
              {about && ' · '}
              {lead.excerpt}
            </span>
          )}
        </span>
        <span
          className={
            'flex flex-wrap items-center gap-x-3 gap-y-1 ' +
            'text-sm font-normal text-muted md:justify-end'
          }
        >
          {value !== null && <span>{formatDong(value, locale)}</span>}
          {followUpOn && (
            <span className={followUpOn <= vietnamDay(new Date()) ? 'text-bad' : ''}>
              {t('leads.followUpOn', { date: formatDate(followUpOn, locale, 'season') })}
            </span>
          )}
          {lead.hasReply && <StatusMark tone="strong">{t('leads.replied')}</StatusMark>}
          <StatusMark tone={statusTones[lead.status]}>
            {t(`leads.statuses.${lead.status}`)}
          </StatusMark>
          {lead.assignee && <span>{nameOf(lead.assignee)}</span>}
          <time dateTime={lead.createdAt}>{formatInstant(lead.createdAt, locale)}</time>
        </span>
      </SiteLink>
    </li>
  )
}
