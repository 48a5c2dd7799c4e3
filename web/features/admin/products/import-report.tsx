import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../schema/numbers'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { BadRows } from './bad-rows'
import { countFates, type ImportJob } from './import-job'

interface ImportReportProps {
  job: ImportJob
  onStart: () => void
  onRestart: () => void
}

/** What the import would do, before it does anything. */
export function ImportReport({ job, onStart, onRestart }: ImportReportProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { added, changed, kept } = countFates(job)
  const good = added + changed + kept
  const numbers = [
    [t('products.willAdd'), added],
    [t('products.willChange'), changed],
    [t('products.willKeep'), kept],
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
            <dd className="text-xl font-semibold tabular-nums">{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
      <BadRows rows={job.bad} placeKind={job.placeKind} />
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
      <BadRows rows={job.bad} placeKind={job.placeKind} />
      <div>
        <button type="button" className={buttonStyles.secondary} onClick={onRestart}>
          {t('products.restart')}
        </button>
      </div>
    </section>
  )
}
