import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { otherLocale, textIn } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { useNames } from './admin-api'
import { formatInstant } from './format-instant'

/** A button in a row that does not make the row higher. */
export const rowButton = `${buttonStyles.quiet} md:-my-2.5`

export interface Column<Row> {
  /** Unique in its table. */
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Names the row, and takes the width that the others leave unless one of them is long. */
  isTitle?: boolean
  /** Texts that may break; other columns are as wide as their longest line. */
  isLong?: boolean
  /** The header is for screen readers only. */
  isHeaderHidden?: boolean
  /** On phones without its header: in the corner of the row's card, or on a line of its own. */
  onPhone?: 'corner' | 'line'
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

export function DataTable<Row>({ caption, columns, rows, rowId }: DataTableProps<Row>) {
  const hasLong = columns.some(({ isLong }) => isLong)
  const hasCorner = columns.some(({ onPhone }) => onPhone === 'corner')
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="block w-full text-[0.9375rem] md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-b border-line">
            {columns.map(({ header, align, isHeaderHidden }) => (
              <th
                key={header}
                scope="col"
                className={
                  'px-3 py-2 text-sm font-semibold text-muted first:ps-4 xl:whitespace-nowrap ' +
                  `last:pe-4 ${align === 'end' ? 'text-end' : 'text-start'}`
                }
              >
                <span className={isHeaderHidden ? 'sr-only' : undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowId(row)}
              className={
                'relative block border-b border-line px-4 py-3 ' +
                'last:border-0 md:table-row md:p-0 md:hover:bg-line/25'
              }
            >
              {columns.map((column) => (
                <Cell key={column.header} column={column} isWidest={!hasLong} hasCorner={hasCorner}>
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

/** A line of 24 px between 8 px, on one baseline with the rest of the row. */
const wide = 'md:table-cell md:px-3 md:py-2 md:align-baseline md:first:ps-4 md:last:pe-4'

interface CellProps<Row> {
  column: Column<Row>
  isWidest: boolean
  hasCorner: boolean
  children: ReactNode
}

function Cell<Row>({
  column: { isTitle, isLong, onPhone, align, header },
  isWidest,
  hasCorner,
  children,
}: CellProps<Row>) {
  const width = isLong ? '' : 'xl:whitespace-nowrap'
  const none = children === '–' ? 'max-md:hidden' : ''
  if (isTitle) {
    return (
      <th
        scope="row"
        className={
          `block pb-1 text-start font-semibold ${hasCorner ? 'pe-10' : ''} ` +
          `${isWidest ? 'xl:w-full' : ''} ${wide}`
        }
      >
        {children}
      </th>
    )
  }
  if (onPhone === 'line') return <td className={`block py-1 ${wide} ${width}`}>{children}</td>
  if (onPhone === 'corner')
    return <td className={`absolute end-4 top-3 md:static ${wide} ${width}`}>{children}</td>
  return (
    <td
      data-label={header}
      className={
        'flex items-baseline justify-between gap-4 py-1 before:shrink-0 before:text-sm ' +
        `before:text-muted before:content-[attr(data-label)] md:before:hidden ${wide} ` +
        `${width} ${none} ${align === 'end' ? 'md:text-end' : ''}`
      }
    >
      <div className="min-w-0 text-end md:[text-align:inherit]">{children}</div>
    </td>
  )
}

export function LastChange({
  row: { updatedAt, updatedBy },
}: {
  row: { updatedAt: string; updatedBy: string }
}) {
  const { t } = useTranslation('admin')
  const nameOf = useNames()
  return (
    <>
      <span className="whitespace-nowrap">{formatInstant(updatedAt, useLocale())}</span>
      <span className="block text-sm text-muted">{nameOf(updatedBy) || t('kit.nobody')}</span>
    </>
  )
}

export function TwoTitles({
  row,
  to,
  name,
}: {
  row: { titleVi: string; titleEn: string }
  to: string
  name: string
}) {
  const locale = useLocale()
  const own = textIn(row, 'title', locale)
  const other = textIn(row, 'title', otherLocale(locale))
  return (
    <>
      <SiteLink
        to={to}
        lang={own.locale}
        title={name}
        className="underline-offset-4 hover:underline md:line-clamp-2"
      >
        {name}
      </SiteLink>
      {other.value !== own.value && (
        <span
          lang={other.locale}
          title={other.value}
          className="block text-sm font-normal text-muted md:line-clamp-1"
        >
          {other.value}
        </span>
      )}
    </>
  )
}
