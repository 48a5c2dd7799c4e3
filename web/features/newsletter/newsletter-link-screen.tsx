import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { NewsletterLink } from '../../../schema/api/newsletter'
import { fieldId, formId } from '../../../schema/no-js-forms'
import { paths } from '../../../schema/paths'
import { useNoJsForm, useNoJsPost } from '../../domain/forms/post-form'
import { EmailForm, NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { writeApi } from '../../lib/api'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { OnwardLinks } from '../../ui/missing-page'
import { PosterPage } from '../../ui/poster-page'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { type LinkPurpose, linkApiPath, linkReadPath } from '../paths'
import { purposeOf, wordsOf } from './link-purpose'

const pictures: Record<LinkPurpose, string> = {
  confirm: '@assets/art/letters-postman',
  unsubscribe: '@assets/art/activity-scenic',
}

/** Opening the link changes nothing, because mail scanners open links. */
export function Screen({ params }: ScreenProps) {
  const purpose = purposeOf(params)
  const { t } = useTranslation(['newsletter', 'shell', 'farm'])
  const [search] = useSearchParams()
  const { data, error, retry } = useApi(linkReadPath(purpose, search))
  const [followed, setFollowed] = useState<NewsletterLink>()
  const [isSending, setSending] = useState(false)
  const noJs = useNoJsForm(purpose)
  const post = useNoJsPost(purpose)
  // A link that the form without scripts has just used counts as done.
  const found = data?.state === 'used' && noJs.shown?.isSent ? 'done' : data?.state
  const list = data?.list ?? 'letter'
  const words = wordsOf(purpose, list)
  const state = followed?.state ?? (noJs.shown?.summary ? 'ready' : found)

  const needsAnother = purpose === 'confirm' && (state === 'expired' || state === 'invalid')

  async function follow(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    noJs.forget()
    setSending(true)
    try {
      const response = await writeApi('POST', linkApiPath(purpose), {
        token: search.get('token') ?? '',
      })
      setFollowed(await response.json())
    } catch (failure) {
      console.debug('the link could not be followed', failure)
      showToast({
        title: t('shell:newsletter.errorTitle'),
        text: t('shell:newsletter.errorText'),
        destructive: true,
      })
    }
    setSending(false)
  }

  return (
    <>
      <PosterPage
        picture={pictures[purpose]}
        kicker={t(`${list}.kicker`)}
        title={state === 'expired' || state === 'invalid' ? t('broken') : t(`${words}.title`)}
      >
        <div
          id={formId(purpose)}
          tabIndex={-1}
          className={noJs.shown?.summary ? 'mt-6 outline-none' : 'outline-none'}
        >
          {noJs.shown?.summary}
        </div>
        {error !== undefined && !state && (
          <div className="mt-6">
            <LoadError error={error} onRetry={retry} />
          </div>
        )}
        {state && (
          <div role="status" className="mt-4 max-w-lg text-lg text-muted">
            <p>{t(`${words}.states.${state}`)}</p>
          </div>
        )}
        {state === 'ready' && (
          <form {...post} onSubmit={follow} className="mt-7">
            <button type="submit" className={buttonStyles.primary} disabled={isSending}>
              {isSending ? t('sending') : t(`${words}.button`)}
            </button>
          </form>
        )}
        {needsAnother && (
          <a
            href={`#${fieldId(list === 'letter' ? 'newsletter' : 'orchard', 'email')}`}
            className={`${buttonStyles.primary} me-3 mt-7`}
          >
            {t('again')}
          </a>
        )}
        {state !== undefined && state !== 'ready' && (
          <SiteLink
            to={list === 'orchard' ? paths.farm : paths.guides}
            className={`${buttonStyles.secondary} mt-7`}
          >
            {t(`${list}.onward`)}
          </SiteLink>
        )}
      </PosterPage>
      {needsAnother && list === 'letter' && <NewsletterForm />}
      {needsAnother && list === 'orchard' && (
        <div className="page max-w-2xl">
          <EmailForm name="orchard" />
        </div>
      )}
      {state !== undefined && state !== 'ready' && <OnwardLinks title={t('meanwhile')} />}
    </>
  )
}
