import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router-dom'
import { useErrorText } from '../kit/use-attempt'
import {
  checkNext,
  finishImport,
  type ImportJob,
  sendNext,
  startJob,
  startSending,
} from './import-job'

type Phase = 'checking' | 'importing'

type ImportState =
  | { step: 'idle'; problem?: string }
  | { step: 'reading' }
  | { step: 'running'; phase: Phase; job: ImportJob }
  /** By hand, or by `problem`; can be resumed. */
  | { step: 'stopped'; phase: Phase; job: ImportJob; problem?: string }
  | { step: 'report'; job: ImportJob }
  | { step: 'done'; job: ImportJob }

const largestFile = 20 * 1024 * 1024
const endings = /\.(csv|json|jsonl|ndjson)$/i

/** Checks a file batch by batch and reports, then imports it; both can be stopped and resumed. */
export function useProductImport() {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const isStopped = useRef(false)
  const isImporting = state.step === 'running' && state.phase === 'importing'
  const warn = useCallback(
    (event: BeforeUnloadEvent) => isImporting && event.preventDefault(),
    [isImporting],
  )
  useBeforeUnload(warn)

  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  // A batch that is under way is still written.
  useEffect(() => stop, [stop])

  async function run(phase: Phase, start: ImportJob): Promise<void> {
    let job = start
    isStopped.current = false
    setState({ step: 'running', phase, job })
    try {
      while (job.next < job.batches.length) {
        if (isStopped.current) return setState({ step: 'stopped', phase, job })
        job = await (phase === 'checking' ? checkNext(job) : sendNext(job))
        setState({ step: 'running', phase, job })
      }
      if (phase === 'importing') await finishImport()
      setState({ step: phase === 'checking' ? 'report' : 'done', job })
    } catch (error) {
      setState({ step: 'stopped', phase, job, problem: errorText(error) })
    }
  }

  async function choose(file: File): Promise<void> {
    if (!endings.test(file.name))
      return setState({ step: 'idle', problem: t('products.wrongKind') })
    if (file.size > largestFile) return setState({ step: 'idle', problem: t('products.tooLarge') })
    setState({ step: 'reading' })
    try {
      const { readProductRows } = await import('./read-product-file')
      const job = startJob(file.name, readProductRows(file.name, await file.text()))
      if (job.total === 0 && job.bad.length === 0)
        return setState({ step: 'idle', problem: t('products.noRows') })
      await run('checking', job)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      setState({ step: 'idle', problem: t('products.unreadable', { reason }) })
    }
  }

  return {
    state,
    choose: (file: File) => void choose(file),
    startImport: () => state.step === 'report' && void run('importing', startSending(state.job)),
    stop,
    resume: () => state.step === 'stopped' && void run(state.phase, state.job),
    restart: () => setState({ step: 'idle' }),
  }
}
