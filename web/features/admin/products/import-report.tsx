import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../schema/numbers'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { csvErrors } from './csv-reader'
import { countFates, type ImportJob } from './import-job'
import { type BadRow, isProductColumn, type PositionKind } from './import-rows'

interface ImportReportProps {
  job: ImportJob
  onStart: () => void
  onRestart: () => void
}

export function ImportReport({ job, onStart, onRestart }: ImportReportProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { added, changed, unchanged } = countFates(job)
  const good = added + changed + unchanged
  const numbers = [
    [t('products.willAdd'), added],
    [t('products.willChange'), changed],
    [t('products.unchanged'), unchanged],
    [t('products.bad'), job.bad.length],
  ] as const
  return (
    <section aria-labelledby="import-report" className="grid gap-4 rounded-card border border-line bg-card p-6">
      <div>
        <h2 id="import-report" className="text-heading">
          {t('products.reportTitle')}
        </h2>
        <p role="status" className="text-muted wrap-anywhere">
          {t('products.reportIntro', { file: job.fileName })}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {numbers.map(([label, count]) => (
          <div key={label} className="rounded-control border border-line px-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold">{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      <BadRows rows={job.bad} positionKind={job.positionKind} />
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
    <section aria-labelledby="import-done" className="grid gap-4 rounded-card border border-line bg-card p-6">
      <div role="status">
        <h2 id="import-done" className="text-heading">
          {t('products.doneTitle')}
        </h2>
        <p>{t('products.doneText', { count: job.imported })}</p>
        {job.bad.length > 0 && <p className="text-muted">{t('products.doneBad', { count: job.bad.length })}</p>}
      </div>
      <BadRows rows={job.bad} positionKind={job.positionKind} />
      <div>
        <button type="button" className={buttonStyles.secondary} onClick={onRestart}>
          {t('products.restart')}
        </button>
      </div>
    </section>
  )
}

/** A file with more is broken as a whole. */
const maxListed = 200

function BadRows({ rows, positionKind }: { rows: readonly BadRow[]; positionKind: PositionKind }) {
  const { t } = useTranslation('admin')
  if (rows.length === 0) return null
  const sorted = [...rows].sort((a, b) => a.position - b.position)

  function reasonOf({ fields, error }: BadRow): string {
    const csvError = csvErrors.find((known) => known === error)
    if (csvError) return t(`products.errors.${csvError}`)
    if (fields.length === 0) return t('products.errors.row', { reason: error ?? '' })
    return fields
      .map((field) => (isProductColumn(field) ? `${t(`products.fields.${field}`)}: ${t(`products.errors.${field}`)}` : field))
      .join(' ')
  }

  return (
    <div>
      <h3 className="text-base font-semibold">{t('products.badTitle')}</h3>
      <ul className="mt-2 grid gap-2">
        {sorted.slice(0, maxListed).map((row) => (
          <li key={row.position} className="border-s-4 border-bad ps-3">
            <strong className="block">{t(`products.${positionKind}`, { place: row.position })}</strong>
            <span className="wrap-anywhere">{reasonOf(row)}</span>
          </li>
        ))}
      </ul>
      {sorted.length > maxListed && <p className="mt-2 text-muted">{t('products.badMore', { count: sorted.length - maxListed })}</p>}
    </div>
  )
}
