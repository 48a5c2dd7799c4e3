import type { FormEvent, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormName, formId } from '../../../schema/no-js-forms'
import { useSettings, useSiteSettings } from '../../lib/page-data'
import { HumanCheck } from './human-check'
import { type NoJsForm, useNoJsPost } from './no-js-form'

interface PostFormProps {
  name: FormName
  noJs: NoJsForm
  formRef: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Each try needs a new Turnstile response. */
  tries: number
  noValidate?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
  children: ReactNode
}

export function PostForm({
  name,
  noJs,
  formRef,
  tries,
  className = '',
  children,
  ...rest
}: PostFormProps) {
  const needsScripts = useSettings().turnstileSiteKey !== undefined
  return (
    <div id={formId(name)} tabIndex={-1} className="outline-none">
      {noJs.shown?.summary}
      {needsScripts && <noscript>{import.meta.env.SSR && <MailInstead />}</noscript>}
      <div className={needsScripts ? 'no-js:hidden' : undefined}>
        <form {...rest} ref={formRef} {...useNoJsPost(name)} className={`relative ${className}`}>
          <Honeypot />
          {children}
          <HumanCheck key={tries} />
        </form>
      </div>
    </div>
  )
}

/** A hidden field that only bots fill in. Its form must be `relative`. */
function Honeypot() {
  const { t } = useTranslation('shell')
  return (
    <label aria-hidden="true" className="sr-only">
      {t('forms.website')}
      <input name="website" tabIndex={-1} autoComplete="off" data-draft="off" />
    </label>
  )
}

function MailInstead() {
  const { t } = useTranslation('forms')
  const { email } = useSiteSettings().company
  return (
    <p className="rounded-card border border-line bg-card p-6 text-ink">
      {t('withoutScripts')}{' '}
      <a href={`mailto:${email}`} className="text-accent underline">
        {email}
      </a>
    </p>
  )
}
