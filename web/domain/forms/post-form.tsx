import type { FormEvent, ReactNode, Ref } from 'react'
import { type FormName, formId } from '../../../schema/no-js-forms'
import { useSettings } from '../../lib/page-data'
import { Honeypot } from './honeypot'
import { HumanCheck } from './human-check'
import { MailInstead } from './mail-instead'
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
