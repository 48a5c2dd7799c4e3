import { useTranslation } from 'react-i18next'
import type { LeadBoard, LeadRow } from '../../../schema/api/admin-leads'
import type { LeadStatus } from '../../../schema/submissions'
import { SiteLink } from '../../ui/site-link'
import { LeadCard } from './lead-card'
import { columnQuery, countText } from './lead-words'

interface BoardColumnProps {
  column: LeadBoard['columns'][number]
  query: string
  /** On a phone, which shows one. */
  isShown: boolean
  /** Whether a card can be dropped here. */
  isTarget: boolean
  onDrag: (lead: LeadRow | undefined) => void
  onDrop: () => void
  onMove: (lead: LeadRow, status: LeadStatus) => void
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, query, isShown, isTarget, onDrag, onDrop, onMove } = props
  const { status, count, leads } = column
  const { t } = useTranslation('admin')
  const title = t(`leads.statuses.${status}`)
  return (
    <section
      aria-label={title}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
      className={
        `rounded-card border bg-paper p-2 lg:block ${isShown ? '' : 'hidden'} ` +
        (isTarget ? 'border-dashed border-ink' : 'border-line')
      }
    >
      <h2 className="flex justify-between gap-2 px-1 pb-2 text-base font-semibold">
        {title}
        <span className="text-muted">{countText(count)}</span>
      </h2>
      {leads.length === 0 && <p className="px-1 pb-2 text-sm text-muted">{t('leads.noCards')}</p>}
      <ul className="grid gap-2">
        {leads.map((lead) => (
          <LeadCard
            key={lead.id}
            lead={lead}
            query={query}
            onDrag={(isDragged) => onDrag(isDragged ? lead : undefined)}
            onMove={(next) => onMove(lead, next)}
          />
        ))}
      </ul>
      {count.count > leads.length && (
        <SiteLink
          to={`/admin/leads${columnQuery(query, status)}`}
          className="mt-2 flex min-h-11 items-center px-1 text-sm underline underline-offset-4"
        >
          {t('leads.moreCards', { number: countText(count) })}
        </SiteLink>
      )}
    </section>
  )
}
