import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ReaderPreferences } from '../../../schema/api/newsletter'
import { fieldId, formId } from '../../../schema/no-js-forms'
import { formatDate } from '../../../schema/time'
import { useNoJsForm } from '../../domain/forms/post-form'
import { NewsletterForm } from '../../domain/newsletter/newsletter-form'
import { writeApi } from '../../lib/api'
import { focusOn } from '../../lib/focus-on'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { OnwardLinks } from '../../ui/missing-page'
import { PosterPage } from '../../ui/poster-page'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { preferencesApiPath, preferencesReadPath } from '../paths'
import { PreferencesForm, ReaderData } from './preferences-form'

const picture = '@assets/art/letters-postman'

/** Opening the link changes nothing, because mail scanners open links. */
export function Screen() {
  const { t } = useTranslation('preferences')
  const locale = useLocale()
  const [search] = useSearchParams()
  const { data, error, retry, mutate } = useApi(preferencesReadPath(search))
  const isSaved = useNoJsForm('preferences').shown?.isSent === true
  const isDeleted = useNoJsForm('delete').shown?.isSent === true
  const [done, setDone] = useState<'saved' | 'left' | 'deleted' | undefined>(
    isDeleted ? 'deleted' : isSaved ? 'saved' : undefined,
  )
  const [isSending, setSending] = useState(false)
  const token = search.get('token') ?? ''

  async function send(path: string, written: object, then: typeof done) {
    if (isSending) return
    setSending(true)
    try {
      const response = await writeApi('POST', `${preferencesApiPath}${path}`, { ...written, token })
      const { state }: Pick<ReaderPreferences, 'state'> | { state: 'done' } = await response.json()
      setDone(state === 'invalid' ? undefined : then)
      if (then !== 'deleted' || state === 'invalid') await mutate()
    } catch (failure) {
      console.debug('the preferences could not be saved', failure)
      showToast({ title: t('failedTitle'), text: t('failedText'), destructive: true })
    }
    setSending(false)
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const isPaused = form.get('isPaused')
    return send(
      '',
      {
        language: form.get('language'),
        interests: form.getAll('interests'),
        frequency: form.get('frequency'),
        ...(isPaused !== null && { isPaused: isPaused === 'true' }),
      },
      'saved',
    )
  }

  if (done === 'deleted') {
    return (
      <>
        <PosterPage picture={picture} title={t('deletedTitle')}>
          <p
            id={formId('delete')}
            role="status"
            tabIndex={-1}
            className="mt-3 max-w-lg text-lg text-muted outline-none"
          >
            {t('deleted')}
          </p>
        </PosterPage>
        <OnwardLinks title={t('meanwhile')} />
      </>
    )
  }
  if (data?.state === 'invalid') {
    return (
      <>
        <PosterPage
          picture={picture}
          kicker={t('kicker.letter')}
          title={t('broken')}
          text={t('invalid')}
        >
          <a href={`#${fieldId('newsletter', 'email')}`} className={`${buttonStyles.primary} mt-7`}>
            {t('again')}
          </a>
        </PosterPage>
        <NewsletterForm />
        <OnwardLinks title={t('meanwhile')} />
      </>
    )
  }
  return (
    <>
      <PosterPage
        picture={picture}
        kicker={t(`kicker.${data?.list ?? 'letter'}`)}
        title={t('title')}
        {...(data && { text: t('address', { address: data.address }) })}
      >
        {error !== undefined && (
          <div className="mt-6">
            <LoadError error={error} onRetry={retry} />
          </div>
        )}
        {data && !data.isSubscribed && (
          <p
            id={formId('leave')}
            ref={done === 'left' ? focusOn : undefined}
            role="status"
            tabIndex={-1}
            className="mt-4 max-w-lg font-semibold outline-none"
          >
            {t('left')}
          </p>
        )}
        {data && (
          <PreferencesForm choices={data} isSending={isSending} onSubmit={save}>
            <div role="status" className="grid max-w-lg gap-2 font-semibold not-empty:mb-3">
              {done === 'saved' && data.isSubscribed && <p>{t('saved')}</p>}
              {data.isSubscribed && data.pausedUntil && (
                <p>{t('paused', { day: formatDate(data.pausedUntil, locale) })}</p>
              )}
            </div>
          </PreferencesForm>
        )}
      </PosterPage>
      {data && (
        <ReaderData
          isSubscribed={data.isSubscribed}
          isSending={isSending}
          onLeave={() => send('/leave', {}, 'left')}
          onDelete={() => send('/delete', {}, 'deleted')}
        />
      )}
    </>
  )
}
