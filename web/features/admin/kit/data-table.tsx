import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Unique in its table. */
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** The column that names the row. */
  isTitle?: boolean
  /** On phones without its header: in the corner of the row's card, or on a line of its own. */
  onPhone?: 'corner' | 'line'
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/** A table, sorted and paged by the server. On phones each row is a card. */
export function DataTable<Row>({ caption, columns, rows, rowId }: DataTableProps<Row>) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="block w-full text-[0.9375rem] md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-b border-line">
            {columns.map(({ header, align }) => (
              <th
                key={header}
                scope="col"
                className={`px-4 py-2.5 text-sm font-semibold text-muted ${align === 'end' ? 'text-end' : 'text-start'}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowId(row)}
              className="relative block border-b border-line px-4 py-3 last:border-0 md:table-row md:p-0 md:hover:bg-line/25"
            >
              {columns.map((column) => (
                <Cell key={column.header} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column: { isTitle, onPhone, align, header }, children }: { column: Column<Row>; children: ReactNode }) {
  if (isTitle) {
    return (
      <th scope="row" className="block pe-10 pb-1 text-start font-semibold md:table-cell md:px-4 md:py-2.5 md:align-top">
        {children}
      </th>
    )
  }
  if (onPhone === 'line') return <td className="block py-1 md:table-cell md:px-4 md:py-2.5 md:align-top">{children}</td>
  if (onPhone === 'corner')
    return <td className="absolute end-4 top-3 md:static md:table-cell md:px-4 md:py-2.5 md:align-top">{children}</td>
  return (
    <td
      data-label={header}
      className={`flex justify-between gap-4 py-1 before:shrink-0 before:text-sm before:text-muted before:content-[attr(data-label)] md:table-cell md:px-4 md:py-2.5 md:align-top md:before:hidden ${align === 'end' ? 'md:text-end md:tabular-nums' : ''}`}
    >
      <div className="min-w-0 text-end md:[text-align:inherit]">{children}</div>
    </td>
  )
}
