import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { BadRows } from '../../kit/bad-rows'
import { downloadFile } from '../../kit/download'
import { NumberTiles } from '../../kit/number-tiles'
import type { ImportJob } from './import-job'
import { type BadRow, badRowsCsv } from './import-rows'

interface ImportResultProps {
  job: ImportJob
  /** Whether its good rows were sent, or wait for that. */
  isDone: boolean
  onStart: () => void
  onRestart: () => void
}

/** What is in a file, or what became of it, with the rows that are left out and why. */
export function ImportResult({ job, isDone, onStart, onRestart }: ImportResultProps) {
  const { t } = useTranslation('admin')
  const { rows, bad, result, fileName, list } = job
  const numbers = isDone
    ? (['added', 'known', 'left', 'suppressed'] as const).map(
        (name) => [t(`subscribers.import.result.${name}`), result[name]] as const,
      )
    : ([
        [t('subscribers.import.good'), rows.length],
        [t('products.bad'), bad.length],
      ] as const)
  return (
    <section
      aria-labelledby="import-result"
      className="grid gap-4 rounded-card border border-line bg-card p-6"
    >
      <div role="status">
        <h2 id="import-result" className="text-heading">
          {t(isDone ? 'products.doneTitle' : 'products.reportTitle')}
        </h2>
        <p className="text-muted wrap-anywhere">
          {t(isDone ? 'subscribers.import.doneText' : 'subscribers.import.reportText', {
            file: fileName,
            list: t(`subscribers.mailingLists.${list}`),
          })}
        </p>
      </div>
      <NumberTiles numbers={numbers} />
      {bad.length > 0 && <BadReaders bad={bad} />}
      {!isDone && rows.length === 0 && (
        <p className="font-semibold">{t('products.nothingToImport')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {!isDone && rows.length > 0 && (
          <button type="button" className={buttonStyles.primary} onClick={onStart}>
            {t('subscribers.import.start', { count: rows.length })}
          </button>
        )}
        <button type="button" className={buttonStyles.secondary} onClick={onRestart}>
          {t('products.restart')}
        </button>
      </div>
    </section>
  )
}

function BadReaders({ bad }: { bad: readonly BadRow[] }) {
  const { t } = useTranslation('admin')

  function reasonOf({ faults, unreadable }: BadRow): string {
    return unreadable
      ? t(`products.errors.${unreadable}`)
      : faults.map((fault) => t(`subscribers.import.faults.${fault}`)).join(' ')
  }

  return (
    <div className="grid gap-2">
      <BadRows
        rows={bad.map((row) => ({
          place: t('products.line', { place: row.line }),
          reason: reasonOf(row),
        }))}
      />
      <div>
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={() =>
            downloadFile('subscribers-errors.csv', badRowsCsv(bad, reasonOf), 'text/csv')
          }
        >
          <Download aria-hidden="true" className="size-4.5" />
          {t('subscribers.import.downloadBad')}
        </button>
      </div>
    </div>
  )
}
