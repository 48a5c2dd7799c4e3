import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageLinks } from '../../../../schema/api/text-fields'
import type { Fields } from '../../../lib/list-state'
import type { Remote } from '../../../lib/use-api'
import { EmptyState, LoadError } from '../../../ui/states'
import { Waiting } from '../../waiting'
import { type Column, DataTable } from '../data-table'
import { type Filters, type ListControls, ListFilters } from './list-filters'
import { CursorPager, Pager } from './pager'

export interface Selection<Row> {
  chosen: readonly Row[]
  has: (row: Row) => boolean
  choose: (row: Row, isChosen: boolean) => void
  clear: () => void
}

export interface EmptyWords {
  title: string
  text?: string
  as?: 'h2'
  reset?: string
}

interface AdminListProps<Row, F extends Fields> {
  list: ListControls &
    Pick<Remote<object>, 'data' | 'error' | 'retry'> & {
      fields: F
      isActive?: boolean
      reset?: () => void
    }
  filters?: Filters<F>
  filterForm?: { label?: string; grid: string }
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  caption?: string
  columns?: readonly Column<Row>[]
  draw?: (rows: readonly Row[], selection: Selection<Row>) => ReactNode
  /** What can be done with chosen rows; in a table `nameOf` names the box of each. */
  bulk?: { bar: (selection: Selection<Row>) => ReactNode; nameOf?: (row: Row) => string }
  empty?: EmptyWords
  noMatch?: EmptyWords
  pager?: ReactNode
  children?: ReactNode
}

export function AdminList<Row, F extends Fields>(props: AdminListProps<Row, F>) {
  const { list, filters, filterForm, rows, empty, noMatch, pager, children } = props
  const { data, error, retry, isActive, reset } = list
  const words = (isActive && noMatch) || empty
  return (
    <>
      {filters && filterForm && (
        <ListFilters
          list={list}
          filters={filters}
          label={filterForm.label}
          grid={filterForm.grid}
        />
      )}
      {children}
      {error ? <LoadError error={error} onRetry={retry} /> : !data && <Waiting />}
      {rows && rows.length > 0 && <Rows {...props} rows={rows} />}
      {rows?.length === 0 && words && <NoRows {...words} onReset={reset} />}
      {data && (pager ?? <ListPager page={data} list={list} />)}
    </>
  )
}

function NoRows({ reset, onReset, ...words }: EmptyWords & { onReset: (() => void) | undefined }) {
  const action = reset && onReset ? { label: reset, onClick: onReset } : undefined
  return <EmptyState {...words} action={action} />
}

interface ListPagerProps {
  page: { hasNext?: boolean } & Partial<PageLinks>
  list: ListControls
}

function ListPager({ page: { hasNext, newer = null, older = null }, list }: ListPagerProps) {
  const onChange = (change: Record<string, string>) => list.set(change)
  if (!('page' in list.fields)) return <CursorPager links={{ newer, older }} onChange={onChange} />
  return <Pager page={list.state.page} hasNext={hasNext === true} onChange={onChange} />
}

function Rows<Row, F extends Fields>({
  rows,
  rowId,
  caption = '',
  columns = [],
  draw,
  bulk,
}: AdminListProps<Row, F> & { rows: readonly Row[] }) {
  const { t } = useTranslation('admin')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const allBox = useRef<HTMLInputElement>(null)
  const selection: Selection<Row> = {
    chosen: rows.filter((row) => ids.has(rowId(row))),
    has: (row) => ids.has(rowId(row)),
    choose: (row, isChosen) => {
      const others = [...ids].filter((id) => id !== rowId(row))
      setIds(new Set(isChosen ? [...others, rowId(row)] : others))
    },
    clear: () => {
      setIds(new Set())
      // The bar disappears, and with it the button that has the focus.
      allBox.current?.focus()
    },
  }
  const isAll = selection.chosen.length === rows.length
  const nameOf = bulk?.nameOf
  const boxes: Column<Row> | undefined = nameOf && {
    header: t('kit.list.choose'),
    isHeaderHidden: true,
    onPhone: 'corner',
    cell: (row) => (
      <input
        type="checkbox"
        aria-label={t('kit.list.one', { title: nameOf(row) })}
        checked={selection.has(row)}
        onChange={(event) => selection.choose(row, event.target.checked)}
        className="size-6 align-middle accent-action"
      />
    ),
  }
  return (
    <>
      {boxes && (
        <label className="mb-2 inline-flex min-h-11 items-center gap-2.5">
          <input
            ref={allBox}
            type="checkbox"
            checked={isAll}
            onChange={() => setIds(new Set(isAll ? [] : rows.map(rowId)))}
            className="size-6 accent-action"
          />
          {t('kit.list.all')}
        </label>
      )}
      {bulk?.bar(selection)}
      {draw ? (
        draw(rows, selection)
      ) : (
        <DataTable
          caption={caption}
          columns={boxes ? [boxes, ...columns] : columns}
          rows={rows}
          rowId={rowId}
        />
      )}
    </>
  )
}
