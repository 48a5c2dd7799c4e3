import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeApi } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { showToast } from '../../ui/toast-store'
import { failureText } from './failure-text'
import { humanAnswer, useNoJsForm } from './post-form'
import { type DraftName, useDraft } from './use-draft'

type Texts = 'contact:' | 'trips:' | 'shell:newsletter.' | 'farm:notice.'

export function useSending(name: DraftName, path: string, texts: Texts) {
  const { t } = useTranslation(['shell', 'contact', 'trips', 'farm'])
  const language = useLocale()
  const draft = useDraft(name)
  const noJs = useNoJsForm(name)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>(
    noJs.shown?.isSent ? 'sent' : 'idle',
  )
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)

  const errorTitle = t(`${texts}errorTitle`)
  const failed = (error: unknown) => failureText(error, t, t(`${texts}errorText`))

  function begin() {
    noJs.forget()
    setFailure(undefined)
  }

  async function send(
    form: HTMLFormElement,
    written: object,
    onFailure?: (error: unknown) => string | undefined,
  ) {
    setState('sending')
    const turnstileToken = humanAnswer(form)
    try {
      await writeApi('POST', path, {
        ...written,
        language,
        startedAt: draft.startedAt(),
        turnstileToken,
      })
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
    failure: failure === undefined ? undefined : { title: errorTitle, text: failed(failure) },
    begin,
    send,
    startAnother: () => setState('idle'),
    post: { name, noJs, tries, formRef: draft.ref },
    noJs,
  }
}
