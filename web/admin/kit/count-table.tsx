import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'

interface CountTableProps {
  caption: string
  /** Header of the names. */
  corner: string
  columns: readonly string[]
  rows: readonly { name: string; counts: readonly number[] }[]
}

/** The numbers of a chart. */
export function CountTable({ caption, corner, columns, rows }: CountTableProps) {
  const locale = useLocale()
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 pe-3 text-start font-semibold">
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-end font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal whitespace-nowrap">
                {name}
              </th>
              {columns.map((column, index) => (
                <td key={column} className="px-3 py-1.5 text-end tabular-nums">
                  {formatNumber(counts[index] ?? 0, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
