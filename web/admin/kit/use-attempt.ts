import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api'
import { showToast } from '../../ui/toast-store'
import { factInUseText } from './fact-errors'

/**
 * Returns what words an error: the text of the API's error code with what belongs to it, or that
 * there is no network.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['admin', 'shell'])
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('shell:errors.OFFLINE')
    return factInUseText(t, error.body ?? {}) ?? t(`shell:errors.${error.body?.code ?? 'INTERNAL'}`)
  }
}

/**
 * Runs the actions of an editor. One that fails shows a toast, which `describe` words; by default
 * it says only that it failed.
 */
export function useAttempt() {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const [isPending, setIsPending] = useState(false)

  async function attempt(
    work: () => Promise<unknown>,
    describe?: (error: unknown) => { title?: string; text?: string },
  ): Promise<void> {
    setIsPending(true)
    try {
      await work()
    } catch (error) {
      console.debug('the action failed', error)
      showToast({ title: t('frame.failed'), ...describe?.(error), destructive: true })
    } finally {
      setIsPending(false)
    }
  }

  return { attempt, isPending, errorText }
}

/**
 * Changes one row of a list: a toast says that it is done or has failed, then the list is read
 * again.
 */
export function useRowAction(reload: () => unknown) {
  const { attempt, errorText } = useAttempt()
  return async (work: () => Promise<unknown>, words: { done: string; failed?: string }) => {
    await attempt(
      async () => {
        await work()
        showToast({ title: words.done })
      },
      (error) => ({ ...(words.failed && { title: words.failed }), text: errorText(error) }),
    )
    await reload()
  }
}
