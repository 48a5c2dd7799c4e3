import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router-dom'
import { useErrorText } from '../use-attempt'
import {
  type ImportJob,
  type ImportPlan,
  missingColumns,
  runNext,
  startJob,
  startSending,
} from './import-job'
import { endingOf, type FileRows, readRows } from './read-rows'

type ImportState =
  | { step: 'idle'; problem?: string }
  | { step: 'reading' }
  | { step: 'running'; job: ImportJob }
  /** By hand, or by `problem`; can be resumed. */
  | { step: 'stopped'; job: ImportJob; problem?: string }
  | { step: 'report'; job: ImportJob }
  | { step: 'done'; job: ImportJob }

const maxBytes = 20 * 1024 * 1024

async function readFiles(files: readonly File[]): Promise<FileRows> {
  const read = await Promise.all(files.map(readRows))
  const [first = { rows: [], positionKind: 'item' as const }] = read
  if (read.length < 2) return first
  const rows = read.flatMap((file) => file.rows)
  return { ...first, rows: rows.map((row, index) => ({ ...row, position: index + 1 })) }
}

/** Reads and checks files, reports, then imports; can be stopped and resumed. */
export function useImportJob(plan: ImportPlan) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const isStopped = useRef(false)
  const isImporting = state.step === 'running' && state.job.phase === 'importing'
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

  async function run(start: ImportJob): Promise<void> {
    let job = start
    isStopped.current = false
    setState({ step: 'running', job })
    try {
      while (job.next < job.batches.length) {
        if (isStopped.current) return setState({ step: 'stopped', job })
        job = await runNext(plan, job)
        setState({ step: 'running', job })
      }
      if (job.phase === 'importing') await plan.finish?.()
      setState({ step: job.phase === 'checking' ? 'report' : 'done', job })
    } catch (error) {
      setState({ step: 'stopped', job, problem: errorText(error) })
    }
  }

  async function choose(files: readonly File[]): Promise<void> {
    const refuse = (problem: string) => setState({ step: 'idle', problem })
    const [first] = files
    if (!first) return
    if (files.some(({ name }) => !plan.endings.some((ending) => ending === endingOf(name))))
      return refuse(
        t('import.wrongKind', { endings: plan.endings.map((one) => `.${one}`).join(', ') }),
      )
    if (files.some(({ size }) => size > maxBytes)) return refuse(t('import.tooLarge'))
    setState({ step: 'reading' })
    try {
      const read = await readFiles(files)
      const columns = (await plan.namedColumns?.()) ?? plan.columns
      const named = { ...plan, ...(columns && { columns }) }
      const missing = missingColumns(named, read)
      if (missing.length > 0) return refuse(t('import.missing', { columns: missing.join(', ') }))
      const job = await startJob(named, files.map(({ name }) => name).join(', '), read)
      if (job.total === 0 && job.bad.length === 0) return refuse(t('import.noRows'))
      if (plan.check) await run(job)
      else setState({ step: 'report', job })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      refuse(t('import.unreadable', { reason }))
    }
  }

  return {
    state,
    choose: (files: readonly File[]) => void choose(files),
    start: () => state.step === 'report' && void run(startSending(plan, state.job)),
    stop,
    resume: () => state.step === 'stopped' && void run(state.job),
    restart: () => setState({ step: 'idle' }),
  }
}
