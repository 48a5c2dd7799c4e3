import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api'
import { showToast } from '../../ui/toast-store'
import { factInUseText } from './fact-errors'

/** Returns a function that words an error: by its code of the API, or that there is no network. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['admin', 'shell'])
  return (error) => {
    if (!(error instanceof ApiFailure)) return t('shell:errors.OFFLINE')
    return factInUseText(t, error.body ?? {}) ?? t(`shell:errors.${error.body?.code ?? 'INTERNAL'}`)
  }
}

interface FailureWords {
  title?: string
  text?: (error: unknown) => string | undefined
}

export const withoutReason: FailureWords = { text: () => undefined }

/** Runs actions; one that fails shows a toast, by default with the reason that the API gave. */
export function useAttempt() {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const [isPending, setIsPending] = useState(false)

  async function attempt(
    work: () => Promise<unknown>,
    { title = t('frame.failed'), text = errorText }: FailureWords = {},
  ): Promise<void> {
    setIsPending(true)
    try {
      await work()
    } catch (error) {
      console.debug('the action failed', error)
      showToast({ title, text: text(error), destructive: true })
    } finally {
      setIsPending(false)
    }
  }

  return { attempt, isPending, errorText }
}
