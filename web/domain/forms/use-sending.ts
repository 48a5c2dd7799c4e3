import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeApi } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { showToast } from '../../ui/toast-store'
import { failureText } from './failure-text'
import { humanAnswer } from './human-check'
import { usePlainForm } from './plain-form'
import { type DraftName, useDraft } from './use-draft'

/** The texts of a form: what it says once it is sent, or could not be. */
type Texts = 'contact:' | 'trips:' | 'shell:newsletter.'

/** The way of a form from idle over sending to sent, or back with everything kept and its failure told, also as a toast. */
export function useSending(name: DraftName, path: string, texts: Texts) {
  const { t } = useTranslation(['shell', 'contact', 'trips'])
  const language = useLocale()
  const draft = useDraft(name)
  const plain = usePlainForm(name)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>(plain.shown?.isSent ? 'sent' : 'idle')
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)

  const errorTitle = t(`${texts}errorTitle`)
  const failed = (error: unknown) => failureText(error, t, t(`${texts}errorText`))

  /** Forgets how the try before went. */
  function begin() {
    plain.forget()
    setFailure(undefined)
  }

  /** Sends what the visitor wrote; `onFailure` hears why it could not be, and may know better words for the toast. */
  async function send(form: HTMLFormElement, written: object, onFailure?: (error: unknown) => string | undefined) {
    setState('sending')
    const turnstileToken = humanAnswer(form)
    try {
      await writeApi('POST', path, { ...written, language, startedAt: draft.startedAt(), turnstileToken })
      draft.clear()
      setState('sent')
      showToast({ title: t(`${texts}successTitle`), text: t(`${texts}successText`) })
    } catch (error) {
      console.debug(`the form '${name}' could not be sent`, error)
      const text = onFailure?.(error) ?? failed(error)
      setFailure(error)
      setTries((before) => before + 1)
      setState('idle')
      showToast({ title: errorTitle, text, destructive: true })
    }
  }

  return {
    state,
    /** What the form says beside its button. */
    failure: failure === undefined ? undefined : { title: errorTitle, text: failed(failure) },
    begin,
    send,
    startAnother: () => setState('idle'),
    /** For the form's element. */
    post: { name, plain, tries, formRef: draft.ref },
    plain,
  }
}
