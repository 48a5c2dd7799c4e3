import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import type { ImportJob } from './import-job'

const box = 'grid gap-4 rounded-card border border-line bg-card p-6'

export function ImportProgress({ phase, job, onStop }: { phase: 'checking' | 'importing'; job: ImportJob; onStop: () => void }) {
  const { t } = useTranslation('admin')
  const text = t(`products.${phase}`, { done: job.done, total: job.total })
  return (
    <div className={box}>
      <p role="status" className="font-semibold">
        {text}
      </p>
      <progress aria-label={text} value={job.done} max={Math.max(job.total, 1)} className="h-3 w-full accent-action" />
      <div>
        <button type="button" className={buttonStyles.secondary} onClick={onStop}>
          {t('products.stop')}
        </button>
      </div>
    </div>
  )
}

interface ImportStoppedProps {
  job: ImportJob
  /** The error that stopped it. */
  problem: string | undefined
  onResume: () => void
  onRestart: () => void
}

export function ImportStopped({ job, problem, onResume, onRestart }: ImportStoppedProps) {
  const { t } = useTranslation('admin')
  const counts = { done: job.done, total: job.total }
  return (
    <div className={box}>
      <p role="alert" className="font-semibold">
        {problem ? t('products.interrupted', { ...counts, reason: problem }) : t('products.stopped', counts)}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonStyles.primary} onClick={onResume}>
          {t('products.resume')}
        </button>
        <button type="button" className={buttonStyles.secondary} onClick={onRestart}>
          {t('products.restart')}
        </button>
      </div>
    </div>
  )
}
