import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldId, formId } from '../../../schema/no-js-forms'
import { formatNumber } from '../../../schema/numbers'
import { textLimits } from '../../../schema/submissions'
import { focusOn } from '../../lib/focus-on'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { FactsLine } from '../../ui/facts'
import { FormFailure } from '../forms/form-summary'
import { PostForm } from '../forms/post-form'
import { useSending } from '../forms/use-sending'

export function ReaderClaims() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { readers, readerRating, satisfactionPercent } = useSiteSettings().claims
  const facts = [
    readers && t('newsletter.readers', { readers: formatNumber(readers, locale) }),
    readerRating && t('newsletter.rating', { rating: formatNumber(readerRating, locale) }),
    satisfactionPercent && t('newsletter.satisfaction', { percent: satisfactionPercent }),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <p className="mt-4 font-semibold text-turmeric">
      <FactsLine facts={facts} />
      <span className="block text-sm font-normal text-on-night-muted">{t('newsletter.claimsBy')}</span>
    </p>
  )
}

export function NewsletterForm() {
  const { t } = useTranslation('shell')
  const id = fieldId('newsletter', 'email')
  const { state, failure, begin, send, post, noJs } = useSending('newsletter', '/api/newsletter', 'shell:newsletter.')
  const isSending = state === 'sending'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const email = String(data.get('email') ?? '').trim()
    if (email === '' || isSending) return
    begin()
    await send(form, { email, website: String(data.get('website') ?? ''), subscribedAt: new Date().toISOString() })
  }

  return (
    <section className="page mt-20" data-print="hide">
      <div className="grid grid-cols-1 gap-8 rounded-card bg-night px-6 py-12 text-on-night md:grid-cols-2 md:items-center md:px-12 md:py-16">
        <div>
          <h2 className="text-title">{t('newsletter.title')}</h2>
          <p className="mt-3 max-w-md text-on-night-muted">{t('newsletter.intro')}</p>
          <ReaderClaims />
        </div>
        {state === 'sent' ? (
          <div id={formId('newsletter')} ref={focusOn} tabIndex={-1} role="status" className="rounded-card border border-on-night/60 p-6">
            <p className="text-heading">{t('newsletter.successTitle')}</p>
            <p className="mt-1 text-on-night-muted">{t('newsletter.successText')}</p>
          </div>
        ) : (
          <PostForm {...post} onSubmit={submit}>
            <label htmlFor={id} className="mb-1.5 block font-semibold">
              {t('newsletter.email')}
            </label>
            {failure && (
              <div className="mb-3">
                <FormFailure {...failure} takesFocus />
              </div>
            )}
            <div className="flex flex-wrap gap-3">
              <input
                id={id}
                type="email"
                name="email"
                required
                maxLength={textLimits.email}
                defaultValue={noJs.values.email}
                aria-invalid={noJs.shown?.errors.email ? true : undefined}
                autoComplete="email"
                disabled={isSending}
                className="min-h-11 min-w-0 flex-[1_1_14rem] rounded-control border border-line bg-card px-4 text-ink"
              />
              <button type="submit" disabled={isSending} className={buttonStyles.primary}>
                {isSending ? t('newsletter.submitting') : t('newsletter.submit')}
              </button>
            </div>
            <p className="mt-3 text-sm text-on-night-muted">{t('newsletter.privacy')}</p>
          </PostForm>
        )}
      </div>
    </section>
  )
}
