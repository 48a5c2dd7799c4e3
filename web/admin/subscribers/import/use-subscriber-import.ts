import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router-dom'
import type { MailingList } from '../../../../schema/mailing-lists'
import { useErrorText } from '../../kit/use-attempt'
import { type ImportJob, sendNext, startJob } from './import-job'
import { columnNames, readSubscribers } from './import-rows'

type ImportState =
  | { step: 'idle'; problem?: string }
  | { step: 'report'; job: ImportJob }
  | { step: 'running'; job: ImportJob }
  /** By hand, or by `problem`; can be resumed. */
  | { step: 'stopped'; job: ImportJob; problem?: string }
  | { step: 'done'; job: ImportJob }

const largestFile = 20 * 1024 * 1024

/**
 * Reads a file and tells what is wrong in it, then sends its good rows; that can be stopped and
 * resumed.
 */
export function useSubscriberImport() {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const [state, setState] = useState<ImportState>({ step: 'idle' })
  const isStopped = useRef(false)
  const isRunning = state.step === 'running'
  const warn = useCallback(
    (event: BeforeUnloadEvent) => isRunning && event.preventDefault(),
    [isRunning],
  )
  useBeforeUnload(warn)

  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  // A batch that is under way is still written.
  useEffect(() => stop, [stop])

  async function choose(file: File, list: MailingList): Promise<void> {
    if (!/\.csv$/i.test(file.name))
      return setState({ step: 'idle', problem: t('subscribers.import.wrongKind') })
    if (file.size > largestFile)
      return setState({ step: 'idle', problem: t('subscribers.import.tooLarge') })
    const { good, bad, missing } = readSubscribers(await file.text(), new Date())
    if (missing.length > 0) {
      const columns = missing.map((column) => columnNames[column]).join(', ')
      return setState({ step: 'idle', problem: t('subscribers.import.missing', { columns }) })
    }
    if (good.length + bad.length === 0)
      return setState({ step: 'idle', problem: t('products.noRows') })
    setState({ step: 'report', job: startJob(file.name, list, good, bad) })
  }

  async function run(start: ImportJob): Promise<void> {
    let job = start
    isStopped.current = false
    setState({ step: 'running', job })
    try {
      while (job.done < job.rows.length) {
        if (isStopped.current) return setState({ step: 'stopped', job })
        job = await sendNext(job)
        setState({ step: 'running', job })
      }
      setState({ step: 'done', job })
    } catch (error) {
      setState({ step: 'stopped', job, problem: errorText(error) })
    }
  }

  return {
    state,
    choose: (file: File, list: MailingList) => void choose(file, list),
    start: () => (state.step === 'report' || state.step === 'stopped') && void run(state.job),
    stop,
    restart: () => setState({ step: 'idle' }),
  }
}
