import { type FormEvent, useState } from 'react'
import { fieldId, formId } from '../../schema/plain-forms'
import { useTranslation } from '../i18n/use-translation'
import { writeApi } from '../lib/api'
import { failureText } from '../lib/form-failure'
import { useLocale } from '../lib/locale-context'
import { usePlainForm } from '../lib/plain-form'
import { useDraft } from '../lib/use-draft'
import { buttonStyles } from './button-styles'
import { FormFailure } from './form-failure'
import { humanAnswer } from './human-check'
import { PostForm } from './post-form'
import { showToast } from './toast-store'

/** The newsletter block: idle, submitting, subscribed, or an error as a toast with the address kept. */
export function NewsletterForm() {
  const { t } = useTranslation()
  const language = useLocale()
  const id = fieldId('newsletter', 'email')
  const draft = useDraft('newsletter')
  const plain = usePlainForm('newsletter')
  const [state, setState] = useState<'idle' | 'submitting' | 'subscribed'>(plain.shown?.isSent ? 'subscribed' : 'idle')
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const email = String(data.get('email') ?? '').trim()
    if (email === '' || state === 'submitting') return
    setFailure(undefined)
    plain.forget()
    setState('submitting')
    try {
      await writeApi('POST', '/api/newsletter', {
        email,
        language,
        website: String(data.get('website') ?? ''),
        startedAt: draft.startedAt(),
        turnstileToken: humanAnswer(form),
        subscribedAt: new Date().toISOString(),
      })
      draft.clear()
      setState('subscribed')
      showToast({ title: t('shell.newsletter.successTitle'), text: t('shell.newsletter.successText') })
    } catch (error) {
      console.debug('the newsletter subscription failed', error)
      setFailure(error)
      setTries((before) => before + 1)
      setState('idle')
      showToast({ title: t('shell.newsletter.errorTitle'), text: failed(error), destructive: true })
    }
  }

  function failed(error: unknown): string {
    return failureText(error, t, t('shell.newsletter.errorText'))
  }

  return (
    <section className="page mt-20" data-print="hide">
      <div className="grid gap-8 rounded-card bg-night px-6 py-12 text-on-night md:grid-cols-2 md:items-center md:px-12 md:py-16">
        <div>
          <h2 className="text-title">{t('shell.newsletter.title')}</h2>
          <p className="mt-3 max-w-md text-on-night-muted">{t('shell.newsletter.intro')}</p>
        </div>
        {state === 'subscribed' ? (
          <div id={formId('newsletter')} tabIndex={-1} role="status" className="rounded-card border border-on-night/40 p-6">
            <p className="text-heading">{t('shell.newsletter.successTitle')}</p>
            <p className="mt-1 text-on-night-muted">{t('shell.newsletter.successText')}</p>
          </div>
        ) : (
          <PostForm name="newsletter" plain={plain} formRef={draft.ref} tries={tries} onSubmit={submit}>
            <label htmlFor={id} className="mb-1.5 block font-semibold">
              {t('shell.newsletter.email')}
            </label>
            {failure !== undefined && (
              <div className="mb-3">
                <FormFailure title={t('shell.newsletter.errorTitle')} text={failed(failure)} />
              </div>
            )}
            <div className="flex flex-wrap gap-3">
              <input
                id={id}
                type="email"
                name="email"
                required
                maxLength={254}
                defaultValue={plain.values.email}
                aria-invalid={plain.shown?.faults.email ? true : undefined}
                autoComplete="email"
                disabled={state === 'submitting'}
                className="min-h-11 min-w-0 flex-[1_1_14rem] rounded-control border border-line bg-card px-4 text-ink"
              />
              <button type="submit" disabled={state === 'submitting'} className={buttonStyles.primary}>
                {state === 'submitting' ? t('shell.newsletter.submitting') : t('shell.newsletter.submit')}
              </button>
            </div>
            <p className="mt-3 text-sm text-on-night-muted">{t('shell.newsletter.privacy')}</p>
          </PostForm>
        )}
      </div>
    </section>
  )
}
