import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldId, formId } from '../../../schema/no-js-forms'
import { formatNumber } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { looksLikeEmail, textLimits } from '../../../schema/submissions'
import { focusOn } from '../../lib/focus-on'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { FactsLine } from '../../ui/facts'
import { SiteLink } from '../../ui/site-link'
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
    <>
      <FactsLine facts={facts} className="mt-4 font-semibold" />
      <p className="text-sm text-muted">{t('newsletter.claimsBy')}</p>
    </>
  )
}

export function NewsletterForm({ isInArchive = false }: { isInArchive?: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <section className="page mt-14 md:mt-20" data-print="hide">
      <div
        className={
          'grid grid-cols-1 gap-8 px-6 py-8 card-shadow md:grid-cols-2 md:items-center ' +
          'md:px-10 md:py-12 ' +
          (isInArchive ? 'rounded-card border border-line bg-card' : 'airmail')
        }
      >
        <div>
          <h2 className="text-title">{t('newsletter.title')}</h2>
          <p className="mt-3 max-w-md">{t('newsletter.intro')}</p>
          <ReaderClaims />
          {!isInArchive && (
            <SiteLink
              to={paths.letters}
              className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('footer.letters')}
            </SiteLink>
          )}
        </div>
        <EmailForm name="newsletter" />
      </div>
    </section>
  )
}

const lists = {
  newsletter: { list: 'letter', texts: 'shell:newsletter.' },
  orchard: { list: 'orchard', texts: 'farm:notice.' },
} as const

export function EmailForm({ name }: { name: keyof typeof lists }) {
  const { t } = useTranslation(['shell', 'farm'])
  const { list, texts } = lists[name]
  const id = fieldId(name, 'email')
  const { state, failure, begin, send, post, noJs } = useSending(name, '/api/newsletter', texts)
  const isSending = state === 'sending'
  const [wrong, setWrong] = useState<'newsletter.emailMissing' | 'emailForm'>()
  const error = wrong ? t(wrong) : noJs.shown?.errors.email

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const email = String(data.get('email') ?? '').trim()
    if (isSending) return
    const misspelt = looksLikeEmail(email) ? undefined : 'emailForm'
    const wrong = email === '' ? 'newsletter.emailMissing' : misspelt
    setWrong(wrong)
    if (wrong) return document.getElementById(id)?.focus()
    begin()
    await send(form, {
      email,
      list,
      website: String(data.get('website') ?? ''),
      subscribedAt: new Date().toISOString(),
    })
  }

  if (state === 'sent') {
    return (
      <div
        id={formId(name)}
        ref={focusOn}
        tabIndex={-1}
        role="status"
        className="rounded-card border border-edge p-6"
      >
        <p className="text-heading">{t(`${texts}successTitle`)}</p>
        <p className="mt-1 text-muted">{t(`${texts}successText`)}</p>
      </div>
    )
  }
  return (
    <PostForm {...post} onSubmit={submit}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t(`${texts}email`)}
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
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={() => setWrong(undefined)}
          autoComplete="email"
          disabled={isSending}
          className="min-h-11 w-56 min-w-0 grow rounded-control border border-edge bg-card px-4"
        />
        <button type="submit" disabled={isSending} className={buttonStyles.primary}>
          {isSending ? t(`${texts}submitting`) : t(`${texts}submit`)}
        </button>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="field-error font-semibold text-bad">
        {error}
      </p>
      <p className="mt-3 text-meta text-muted">{t(`${texts}privacy`)}</p>
    </PostForm>
  )
}
