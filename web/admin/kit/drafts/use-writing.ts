import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toast-store'
import { useErrorText } from '../use-attempt'

interface WritingOptions {
  onStart: () => void
  /** Shows why a write failed; what this throws is shown too. */
  refuse: (error: unknown) => Promise<void>
}

export function useWriting({ onStart, refuse }: WritingOptions) {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  const [isBusy, setIsBusy] = useState(false)
  const isWriting = useRef(false)

  /** Returns whether it succeeded. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    if (isWriting.current) return false
    isWriting.current = true
    setIsBusy(true)
    onStart()
    try {
      await work()
      return true
    } catch (error) {
      console.debug('nothing was written', error)
      await refuse(error).catch((reason: unknown) => {
        showToast({ title: t('kit.editor.notDone'), text: errorText(reason), destructive: true })
      })
      return false
    } finally {
      isWriting.current = false
      setIsBusy(false)
    }
  }

  return { attempt, isBusy }
}
