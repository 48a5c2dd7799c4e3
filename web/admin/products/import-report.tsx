import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { BadRows } from '../kit/bad-rows'
import { csvErrors } from '../kit/csv-reader'
import { NumberTiles } from '../kit/number-tiles'
import { countFates, type ImportJob } from './import-job'
import { type BadRow, isProductColumn } from './import-rows'

interface ImportReportProps {
  job: ImportJob
  onStart: () => void
  onRestart: () => void
}

export function ImportReport({ job, onStart, onRestart }: ImportReportProps) {
  const { t } = useTranslation('admin')
  const { added, changed, unchanged } = countFates(job)
  const good = added + changed + unchanged
  const numbers = [
    [t('products.willAdd'), added],
    [t('products.willChange'), changed],
    [t('products.unchanged'), unchanged],
    [t('products.bad'), job.bad.length],
  ] as const
  return (
    <section
      aria-labelledby="import-report"
      className="grid gap-4 rounded-card border border-line bg-card p-6"
    >
      <div>
        <h2 id="import-report" className="text-heading">
          {t('products.reportTitle')}
        </h2>
        <p role="status" className="text-muted wrap-anywhere">
          {t('products.reportIntro', { file: job.fileName })}
        </p>
      </div>
      <NumberTiles numbers={numbers} />
      <BadProducts job={job} />
      {good === 0 && <p className="font-semibold">{t('products.nothingToImport')}</p>}
      <div className="flex flex-wrap gap-2">
        {good > 0 && (
          <button type="button" className={buttonStyles.primary} onClick={onStart}>
            {t('products.startImport', { count: good })}
          </button>
        )}
        <button type="button" className={buttonStyles.secondary} onClick={onRestart}>
          {t('products.restart')}
        </button>
      </div>
    </section>
  )
}

export function ImportDone({ job, onRestart }: { job: ImportJob; onRestart: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <section
      aria-labelledby="import-done"
      className="grid gap-4 rounded-card border border-line bg-card p-6"
    >
      <div role="status">
        <h2 id="import-done" className="text-heading">
          {t('products.doneTitle')}
        </h2>
        <p>{t('products.doneText', { count: job.imported })}</p>
        {job.bad.length > 0 && (
          <p className="text-muted">{t('products.doneBad', { count: job.bad.length })}</p>
        )}
      </div>
      <BadProducts job={job} />
      <div>
        <button type="button" className={buttonStyles.secondary} onClick={onRestart}>
          {t('products.restart')}
        </button>
      </div>
    </section>
  )
}

function BadProducts({ job: { bad, positionKind } }: { job: ImportJob }) {
  const { t } = useTranslation('admin')

  function reasonOf({ fields, error }: BadRow): string {
    const csvError = csvErrors.find((known) => known === error)
    if (csvError) return t(`products.errors.${csvError}`)
    if (fields.length === 0) return t('products.errors.row', { reason: error ?? '' })
    return fields
      .map((field) =>
        isProductColumn(field)
          ? `${t(`products.fields.${field}`)}: ${t(`products.errors.${field}`)}`
          : field,
      )
      .join(' ')
  }

  const sorted = [...bad].sort((a, b) => a.position - b.position)
  return (
    <BadRows
      rows={sorted.map((row) => ({
        place: t(`products.${positionKind}`, { place: row.position }),
        reason: reasonOf(row),
      }))}
    />
  )
}
