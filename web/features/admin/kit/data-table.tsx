import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'

const features = tableFeatures({})

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their cell. */
  align?: 'end'
  /** The column that names the row. */
  isTitle?: boolean
}

interface DataTableProps<Row> {
  /** What the table is about, for screen readers. */
  caption: string
  /** Stable: declare them outside of the component, or memoise them. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/** A table of one page of rows, sorted and paged by the server. On phones each row stands as a card, its cells under one another. */
export function DataTable<Row extends object>({ caption, columns, rows, rowId }: DataTableProps<Row>) {
  const definitions: ColumnDef<typeof features, Row>[] = columns.map(({ id, header, cell }) => ({
    id,
    header,
    cell: ({ row }) => cell(row.original),
  }))
  const table = useTable({ features, columns: definitions, data: rows, getRowId: rowId })
  const styles = new Map(columns.map((column) => [column.id, column]))
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="block w-full text-[0.9375rem] md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b border-line">
              {group.headers.map((header) => (
                <th
                  key={header.id}
                  scope="col"
                  className={`px-4 py-2.5 text-sm font-semibold text-muted ${styles.get(header.column.id)?.align === 'end' ? 'text-end' : 'text-start'}`}
                >
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody className="block md:table-row-group">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="block border-b border-line px-4 py-3 last:border-0 md:table-row md:p-0 md:hover:bg-line/25">
              {row.getAllCells().map((cell) => {
                const { isTitle, align, header } = styles.get(cell.column.id) ?? {}
                const place = `flex justify-between gap-4 py-1 before:shrink-0 before:text-sm before:text-muted md:table-cell md:px-4 md:py-2.5 md:align-top md:before:hidden ${align === 'end' ? 'md:text-end md:tabular-nums' : ''}`
                return isTitle ? (
                  <th
                    key={cell.id}
                    scope="row"
                    className="block pb-1 text-start font-semibold md:table-cell md:px-4 md:py-2.5 md:align-top"
                  >
                    <table.FlexRender cell={cell} />
                  </th>
                ) : (
                  <td key={cell.id} data-label={header} className={`${place} before:content-[attr(data-label)]`}>
                    <div className="min-w-0 text-end md:[text-align:inherit]">
                      <table.FlexRender cell={cell} />
                    </div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
