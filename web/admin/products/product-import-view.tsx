import { useTranslation } from 'react-i18next'
import type { ProductImportCheck } from '../../../schema/api/admin-products'
import { importBatchRows, productColumns } from '../../../schema/api/product-columns'
import type { ProductImportAnswer } from '../../../schema/api/product-import'
import { writeAdmin } from '../kit/admin-api'
import type { BatchAnswer, ImportPlan } from '../kit/import/import-job'
import { ImportSteps } from '../kit/import/import-steps'
import type { FileRow } from '../kit/import/read-rows'
import { BackLink, ViewHeader } from '../kit/view-header'

const path = '/api/admin/products/import'

function externalIdOf(value: unknown): string | undefined {
  const { externalId }: { externalId?: unknown } = Object(value)
  return typeof externalId === 'string' ? externalId.trim() : undefined
}

const refusedOf = (errors: ProductImportAnswer['errors']): BatchAnswer['refused'] =>
  errors.map(({ index, issues }) => {
    const fields = [...new Set(issues.map(({ path: at }) => at.split('.')[0] ?? ''))]
    return fields.some(Boolean) ? { index, fields } : { index, error: issues[0]?.message ?? '' }
  })

/** Exported for its test. */
export const productImport: ImportPlan = {
  endings: ['csv', 'xlsx', 'json', 'jsonl', 'ndjson'],
  columns: Object.entries(productColumns).map(([name, isNeeded]) => ({ name, isNeeded })),
  batchRows: importBatchRows,
  keyOf: externalIdOf,
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
}

const isColumn = (name: string): name is keyof typeof productColumns => name in productColumns

export function View() {
  const { t } = useTranslation('admin')

  function reasonOf({ fields = [], error }: FileRow): string {
    if (fields.length === 0) return t('import.errors.row', { reason: error ?? '' })
    return fields
      .map((field) =>
        isColumn(field)
          ? `${t(`products.fields.${field}`)}: ${t(`products.errors.${field}`)}`
          : field,
      )
      .join(' ')
  }

  return (
    <>
      <BackLink to="/admin/products">{t('products.back')}</BackLink>
      <ViewHeader title={t('products.importTitle')} intro={t('products.importIntro')} />
      <div className="max-w-3xl">
        <ImportSteps
          plan={productImport}
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
