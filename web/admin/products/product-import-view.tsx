import { useTranslation } from 'react-i18next'
import type { ProductImportCheck } from '../../../schema/api/admin-products'
import { importBatchRows, productColumns } from '../../../schema/api/product-columns'
import type { ProductImportAnswer } from '../../../schema/api/product-import'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { readAdmin, writeAdmin } from '../kit/admin-api'
import type { BatchAnswer, ImportPlan } from '../kit/import/import-job'
import { ImportSteps } from '../kit/import/import-steps'
import type { FileRow } from '../kit/import/read-rows'
import { BackLink, ViewHeader } from '../kit/view-header'
import { productErrorText } from './product-errors'

const path = '/api/admin/products/import'

function externalIdOf(value: unknown): string | undefined {
  const { externalId }: { externalId?: unknown } = Object(value)
  return typeof externalId === 'string' ? externalId.trim() : undefined
}

const refusedOf = (errors: ProductImportAnswer['errors']): BatchAnswer['refused'] =>
  errors.map(({ index, issues }) => {
    const fields = [...new Set(issues.map(({ path: at }) => at.split('.')[0] ?? ''))]
    return fields.some(Boolean)
      ? { index, fields, issues }
      : { index, error: issues[0]?.message ?? '' }
  })

type Column = keyof typeof productColumns
const isColumn = (name: string): name is Column => Object.hasOwn(productColumns, name)

/** Under code words; the names that editors read are loaded with a file. */
export const importColumns = [
  ...Object.keys(productColumns).filter(isColumn),
  'priceVnd' as const,
].map((name) => ({ name, isNeeded: name !== 'priceVnd' && productColumns[name] }))

/** Exported for its test. */
export const productImport = (vndPerUsd: number, columns = importColumns): ImportPlan => ({
  endings: ['csv', 'xlsx', 'json', 'jsonl', 'ndjson'],
  columns,
  namedColumns: async () => {
    const { namesOfField } = await import('./product-names')
    return columns.map((column) => ({ ...column, aliases: namesOfField(column.name) }))
  },
  batchRows: importBatchRows,
  keyOf: externalIdOf,
  prepare: async (rows) => {
    const { withCodes } = await import('./product-names')
    const { merchants } = await readAdmin<{ merchants: { id: string; name: string }[] }>(
      '/api/products/merchants',
    )
    return rows.map((row) =>
      row.value
        ? {
            ...row,
            given: row.value,
            value: withCodes(Object(row.value), { merchants, vndPerUsd }),
          }
        : row,
    )
  },
  check: async (rows) => {
    const answer = await writeAdmin<ProductImportCheck>('POST', `${path}?dryRun=1`, { rows })
    const { added, changed, errors } = answer
    const outcomes = rows.map((_, index) => {
      if (added.includes(index)) return 'added'
      return changed.includes(index) ? 'changed' : 'unchanged'
    })
    return { counts: {}, outcomes, refused: refusedOf(errors) }
  },
  send: async (rows) => {
    const { imported, errors } = await writeAdmin<ProductImportAnswer>('POST', path, { rows })
    return { counts: { imported }, refused: refusedOf(errors) }
  },
  finish: () => writeAdmin('POST', `${path}/finish`),
})

export function View() {
  const { t } = useTranslation('admin')
  const columns = importColumns.map((column) => ({
    ...column,
    label: t(`products.fields.${column.name}`),
  }))
  const locale = useLocale()
  const plan = productImport(useSiteSettings().vndPerUsd, columns)

  function reasonOf({
    fields = [],
    issues = [],
    error,
    twin,
    value,
    given = value,
  }: FileRow): string {
    if (twin !== undefined) return t('import.errors.twin', { place: twin })
    if (fields.length === 0) return t('import.errors.row', { reason: error ?? '' })
    const cells = new Map<string, unknown>(Object.entries(Object(given)))
    const reasons = fields.filter(isColumn).map((field) => {
      const name = field === 'price' && !cells.get('price') ? 'priceVnd' : field
      const cell = String(cells.get(name) ?? '').slice(0, 80)
      const label = `${t(`products.fields.${name}`)}${cell && ` “${cell}”`}`
      const { message = '' } = issues.find(({ path: at }) => at.split('.')[0] === field) ?? {}
      return `${label}: ${productErrorText(t, { name: field, message, locale })}`
    })
    return [cells.get('titleVi') || cells.get('title'), ...reasons].filter(Boolean).join(' · ')
  }

  return (
    <>
      <BackLink to="/admin/products">{t('products.back')}</BackLink>
      <ViewHeader title={t('products.importTitle')} intro={t('products.importIntro')} />
      <div className="max-w-3xl">
        <ImportSteps
          plan={plan}
          label={t('products.chooseFile')}
          columnsNote={t('products.columnsNote')}
          template="products"
          outcomes={{
            added: t('import.added'),
            changed: t('import.changed'),
            unchanged: t('import.unchanged'),
          }}
          sent={{}}
          reportText={(file) => t('products.reportIntro', { file })}
          startText={(count) => t('products.startImport', { count })}
          doneText={({ counts }) => t('products.doneText', { count: counts.imported ?? 0 })}
          reasonOf={reasonOf}
        />
      </div>
    </>
  )
}
