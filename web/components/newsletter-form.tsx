import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { writeApi } from '../lib/api'
import { useLocale } from '../lib/locale-context'
import { buttonStyles } from './button-styles'
import { showToast } from './toast-store'

/** The newsletter block: idle, submitting, subscribed, or an error as a toast with the address kept. */
export function NewsletterForm() {
  const { t } = useTranslation()
  const language = useLocale()
  const id = useId()
  const [email, setEmail] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the scripts ran counts.
  useEffect(() => setEmail(input.current?.value ?? ''), [])
  const [state, setState] = useState<'idle' | 'submitting' | 'subscribed'>('idle')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (email.trim() === '' || state === 'submitting') return
    setState('submitting')
    try {
      await writeApi('POST', '/api/newsletter', { email: email.trim(), language, subscribedAt: new Date().toISOString() })
      setState('subscribed')
      showToast({ title: t('shell.newsletter.successTitle'), text: t('shell.newsletter.successText') })
    } catch (error) {
      console.debug('the newsletter subscription failed', error)
      setState('idle')
      showToast({ title: t('shell.newsletter.errorTitle'), text: t('shell.newsletter.errorText'), destructive: true })
    }
  }

  return (
    <section className="page mt-20" data-print="hide">
      <div className="grid gap-8 rounded-card bg-night px-6 py-12 text-on-night md:grid-cols-2 md:items-center md:px-12 md:py-16">
        <div>
          <h2 className="text-title">{t('shell.newsletter.title')}</h2>
          <p className="mt-3 max-w-md text-on-night-muted">{t('shell.newsletter.intro')}</p>
        </div>
        {state === 'subscribed' ? (
          <div role="status" className="rounded-card border border-on-night/40 p-6">
            <p className="text-heading">{t('shell.newsletter.successTitle')}</p>
            <p className="mt-1 text-on-night-muted">{t('shell.newsletter.successText')}</p>
          </div>
        ) : (
          <form method="post" onSubmit={submit} className="hidden js:block">
            <label htmlFor={id} className="mb-1.5 block font-semibold">
              {t('shell.newsletter.email')}
            </label>
            <div className="flex flex-wrap gap-3">
              <input
                ref={input}
                id={id}
                type="email"
                name="email"
                required
                maxLength={254}
                autoComplete="email"
                value={email}
                disabled={state === 'submitting'}
                onChange={(event) => setEmail(event.target.value)}
                className="min-h-11 min-w-0 flex-[1_1_14rem] rounded-control border border-line bg-card px-4 text-ink"
              />
              <button type="submit" disabled={state === 'submitting'} className={buttonStyles.primary}>
                {state === 'submitting' ? t('shell.newsletter.submitting') : t('shell.newsletter.submit')}
              </button>
            </div>
            <p className="mt-3 text-sm text-on-night-muted">{t('shell.newsletter.privacy')}</p>
          </form>
        )}
      </div>
    </section>
  )
}
