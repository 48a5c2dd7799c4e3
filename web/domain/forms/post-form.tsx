import type { FormEvent, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormName, formId } from '../../../schema/plain-forms'
import { site } from '../../../schema/site'
import { useSettings } from '../../lib/page-data'
import { HumanCheck } from './human-check'
import { type PlainForm, usePlainPost } from './plain-form'

interface PostFormProps {
  name: FormName
  /** Its side that works without scripts. */
  plain: PlainForm
  formRef: Ref<HTMLFormElement>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Another one for every try, so that people are checked anew. */
  tries: number
  /** Whether its faults are told by its own words, beside the fields, instead of the browser's. */
  noValidate?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
  children: ReactNode
}

/** A form that a visitor writes to the site with: scripts send it, or the browser itself where none run. */
export function PostForm({ name, plain, formRef, tries, className = '', children, ...rest }: PostFormProps) {
  const needsScripts = useSettings().turnstileSiteKey !== undefined
  return (
    <div id={formId(name)} tabIndex={-1} className="outline-none">
      {plain.shown?.summary}
      {needsScripts && <noscript>{import.meta.env.SSR && <MailInstead />}</noscript>}
      <div className={needsScripts ? 'no-js:hidden' : undefined}>
        <form {...rest} ref={formRef} {...usePlainPost(name)} className={`relative ${className}`}>
          <Honeypot />
          {children}
          <HumanCheck key={tries} />
        </form>
      </div>
    </div>
  )
}

/** A trap for programs, which fill every field (decision G5); nobody else meets it. It needs a form that is `relative`. */
export function Honeypot() {
  const { t } = useTranslation('shell')
  return (
    <label aria-hidden="true" className="sr-only">
      {t('forms.website')}
      <input name="website" tabIndex={-1} autoComplete="off" data-draft="off" />
    </label>
  )
}

/** Stands in a form's place where no scripts run but sending it takes some: the check for people is set up. */
export function MailInstead() {
  const { t } = useTranslation('forms')
  return (
    <p className="rounded-card border border-line bg-card p-6 text-ink">
      {t('withoutScripts')}{' '}
      <a href={`mailto:${site.company.email}`} className="text-accent underline">
        {site.company.email}
      </a>
    </p>
  )
}
