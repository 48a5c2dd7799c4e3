import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'

const box = 'grid gap-4 rounded-card border border-line bg-card p-6'

interface Counts {
  /** In rows. */
  done: number
  total: number
}

interface ImportProgressProps extends Counts {
  text: string
  onStop: () => void
}

export function ImportProgress({ text, done, total, onStop }: ImportProgressProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={box}>
      <p role="status" className="font-semibold">
        {text}
      </p>
      <progress
        aria-label={text}
        value={done}
        max={Math.max(total, 1)}
        className="h-3 w-full accent-action"
      />
      <div>
        <button type="button" className={buttonStyles.secondary} onClick={onStop}>
          {t('products.stop')}
        </button>
      </div>
    </div>
  )
}

interface ImportStoppedProps extends Counts {
  /** The error that stopped it. */
  problem: string | undefined
  onResume: () => void
  onRestart: () => void
}

export function ImportStopped({ done, total, problem, onResume, onRestart }: ImportStoppedProps) {
  const { t } = useTranslation('admin')
  const counts = { done, total }
  return (
    <div className={box}>
      <p role="alert" className="font-semibold">
        {problem
          ? t('products.interrupted', { ...counts, reason: problem })
          : t('products.stopped', counts)}
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
