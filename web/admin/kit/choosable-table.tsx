import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkBar, type BulkRows } from './bulk-bar'
import { type Column, DataTable } from './data-table'

interface ChoosableTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  bulk: BulkRows<Row>
}

/** A table with boxes to choose several rows, and what can be done with those. */
export function ChoosableTable<Row extends { id: string }>({
  caption,
  columns,
  rows,
  bulk,
}: ChoosableTableProps<Row>) {
  const { t } = useTranslation('admin')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const allBox = useRef<HTMLInputElement>(null)
  const chosen = rows.filter(({ id }) => ids.has(id))
  const choose = (id: string, isOn: boolean) =>
    setIds(new Set(isOn ? [...ids, id] : [...ids].filter((one) => one !== id)))
  /** The bar goes, and with it the button that has the focus. */
  function clear() {
    setIds(new Set())
    allBox.current?.focus()
  }
  const isAll = chosen.length === rows.length
  const boxes: Column<Row> = {
    header: t('entries.columns.choose'),
    isHeaderHidden: true,
    onPhone: 'corner',
    cell: (row) => (
      <input
        type="checkbox"
        aria-label={t('entries.bulk.one', { title: bulk.titleOf(row) })}
        checked={ids.has(row.id)}
        onChange={(event) => choose(row.id, event.target.checked)}
        className="size-6 align-middle accent-action"
      />
    ),
  }
  return (
    <>
      <label className="mb-2 inline-flex min-h-11 items-center gap-2.5">
        <input
          ref={allBox}
          type="checkbox"
          checked={isAll}
          onChange={() => setIds(new Set(isAll ? [] : rows.map(({ id }) => id)))}
          className="size-6 accent-action"
        />
        {t('entries.bulk.all')}
      </label>
      <BulkBar chosen={chosen} bulk={bulk} onClear={clear} />
      <DataTable
        caption={caption}
        columns={[boxes, ...columns]}
        rows={rows}
        rowId={({ id }) => id}
      />
    </>
  )
}
