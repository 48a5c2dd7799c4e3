import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadBoard as Board, LeadRow } from '../../../schema/api/admin-leads'
import { boardStatuses, type LeadStatus } from '../../../schema/submissions'
import type { ListState } from '../../lib/list-state'
import { SelectField } from '../../ui/form-controls'
import { SiteLink } from '../../ui/site-link'
import { AdminList } from '../kit/list/admin-list'
import { queryOf, useAdminList } from '../kit/list/use-admin-list'
import { cardId, LeadCard } from './lead-card'
import { filterFields, leadFilters } from './lead-fields'
import { columnQuery, countText } from './lead-words'
import { leadFilterForm, useLeadFilters } from './use-lead-filters'
import { useStatusChange } from './use-status-change'

const { status: _, ...fields } = filterFields
/** Without the column: another one needs no other answer. */
const toQuery = (state: ListState<typeof fields>) =>
  queryOf(leadFilters, { ...state, status: 'all' })

export function LeadBoard() {
  const { t } = useTranslation('admin')
  const list = useAdminList('/api/admin/leads/board', fields, toQuery)
  const { data, state, query, retry, set } = list
  const { changeStatus } = useStatusChange(retry)
  const [dragged, setDragged] = useState<LeadRow>()
  const moved = useRef<string>(undefined)
  useEffect(() => {
    // The card is a new one in its new column.
    if (data && moved.current) document.getElementById(cardId(moved.current))?.focus()
    moved.current = undefined
  }, [data])

  function move(lead: LeadRow, status: LeadStatus) {
    setDragged(undefined)
    if (lead.status === status) return
    void changeStatus([lead], status, () => {
      moved.current = lead.id
    })
  }

  const counts = new Map(data?.columns.map(({ status, count }) => [status, countText(count)]))
  return (
    <AdminList
      list={list}
      filterForm={leadFilterForm}
      filters={useLeadFilters(state.assignee)}
      rows={undefined}
      rowId={({ id }: LeadRow) => id}
    >
      <div className="mb-3 lg:hidden">
        <SelectField
          label={t('leads.status')}
          value={state.column}
          options={boardStatuses.map((value) => ({
            value,
            label: `${t(`leads.statuses.${value}`)} (${counts.get(value) ?? ''})`,
          }))}
          onChange={(column) => set({ column })}
        />
      </div>
      <div className="grid items-start gap-3 *:min-w-0 lg:grid-cols-5">
        {data?.columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            query={query}
            isShown={column.status === state.column}
            isTarget={dragged !== undefined && dragged.status !== column.status}
            onDrag={setDragged}
            onDrop={() => dragged && move(dragged, column.status)}
            onMove={move}
          />
        ))}
      </div>
    </AdminList>
  )
}

interface BoardColumnProps {
  column: Board['columns'][number]
  query: string
  /** On a phone, which shows one. */
  isShown: boolean
  /** Whether a card can be dropped here. */
  isTarget: boolean
  onDrag: (lead: LeadRow | undefined) => void
  onDrop: () => void
  onMove: (lead: LeadRow, status: LeadStatus) => void
}

function BoardColumn(props: BoardColumnProps) {
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
        `rounded-card border bg-paper p-2 lg:block lg:min-h-80 ${isShown ? '' : 'hidden'} ` +
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
