import { useTranslation } from 'react-i18next'
import { csvFaults } from './csv-reader'
import { type BadRow, isProductColumn, type PlaceKind } from './import-rows'

/** So many are listed; a file with more is broken as a whole. */
const mostListed = 200

/** Every row that is left out, by its line, and why. */
export function BadRows({ rows, placeKind }: { rows: readonly BadRow[]; placeKind: PlaceKind }) {
  const { t } = useTranslation('admin')
  if (rows.length === 0) return null
  const sorted = [...rows].sort((a, b) => a.place - b.place)

  function reasonOf({ fields, fault }: BadRow): string {
    const csvFault = csvFaults.find((known) => known === fault)
    if (csvFault) return t(`products.faults.${csvFault}`)
    if (fields.length === 0) return t('products.faults.row', { reason: fault ?? '' })
    return fields
      .map((field) => (isProductColumn(field) ? `${t(`products.fields.${field}`)}: ${t(`products.faults.${field}`)}` : field))
      .join(' ')
  }

  return (
    <div>
      <h3 className="text-base font-semibold">{t('products.badTitle')}</h3>
      <ul className="mt-2 grid gap-2">
        {sorted.slice(0, mostListed).map((row) => (
          <li key={row.place} className="border-s-4 border-bad ps-3">
            <strong className="block tabular-nums">{t(`products.${placeKind}`, { place: row.place })}</strong>
            <span className="wrap-anywhere">{reasonOf(row)}</span>
          </li>
        ))}
      </ul>
      {sorted.length > mostListed && <p className="mt-2 text-muted">{t('products.badMore', { count: sorted.length - mostListed })}</p>}
    </div>
  )
}
