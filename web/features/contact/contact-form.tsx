import { type FormEvent, useState } from 'react'
import type { ContactService } from '../../../schema/api/contact'
import { paths } from '../../../schema/paths'
import { fieldId } from '../../../schema/plain-forms'
import { site } from '../../../schema/site'
import { FormFailure } from '../../domain/forms/form-failure'
import { isEmailRefused } from '../../domain/forms/form-faults'
import { PostForm } from '../../domain/forms/post-form'
import { SentPanel } from '../../domain/forms/sent-panel'
import { TextField } from '../../domain/forms/text-field'
import { useIdempotencyKey } from '../../domain/forms/use-idempotency-key'
import { useSending } from '../../domain/forms/use-sending'
import { useTranslation } from '../../i18n/use-translation'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { SiteLink } from '../../ui/site-link'
import { type ContactFaults, faultsOf, readForm } from './form-values'

const services = ['tour', 'agriculture', 'custom', 'food'] as const satisfies readonly ContactService[]

/** The message form: idle, sending, sent, or an error as a toast with everything kept. */
export function ContactForm() {
  const { t } = useTranslation()
  const { state, failure, begin, send, startAnother: reopen, post, plain } = useSending('contact', '/api/contact', 'contact')
  const keyOf = useIdempotencyKey()
  const [service, setService] = useState<string>(services.find((one) => one === plain.values.service) ?? services[0])
  const [faults, setFaults] = useState<ContactFaults>({})
  const [isAnother, setIsAnother] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const values = readForm(form)
    const found = faultsOf(values)
    setFaults(found)
    begin()
    const first = Object.keys(found)[0]
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const sent = { ...values, idempotencyKey: keyOf(JSON.stringify(values)), submittedAt: new Date().toISOString() }
    await send(form, sent, (error) => {
      if (!isEmailRefused(error)) return undefined
      setFaults({ email: 'emailForm' })
      return t('contact.errors.emailForm')
    })
  }

  function startAnother() {
    setIsAnother(true)
    setService(services[0])
    reopen()
  }

  if (state === 'sent') {
    return (
      <SentPanel
        form="contact"
        title={t('contact.successTitle')}
        text={t('contact.successText')}
        again={{ label: t('contact.again'), onClick: startAnother }}
      />
    )
  }

  const field = (name: 'name' | 'email' | 'phone' | 'message') => ({
    id: fieldId('contact', name),
    name,
    label: t(`contact.fields.${name}`),
    defaultValue: isAnother ? undefined : plain.values[name],
    error: plain.shown?.faults[name],
    disabled: state === 'sending',
  })
  const required = (name: keyof ContactFaults) => ({
    ...field(name),
    required: true,
    ...(faults[name] && { error: t(`contact.errors.${faults[name]}`) }),
  })
  return (
    <PostForm
      {...post}
      noValidate
      onSubmit={submit}
      aria-labelledby="message-heading"
      className="grid gap-4 rounded-card border border-line bg-card p-5 raised sm:grid-cols-2 md:p-8"
    >
      <TextField {...required('name')} maxLength={120} autoComplete="name" />
      <TextField {...required('email')} type="email" maxLength={254} autoComplete="email" />
      <TextField {...field('phone')} type="tel" maxLength={32} autoComplete="tel" />
      <SelectField
        id={fieldId('contact', 'service')}
        label={t('contact.fields.service')}
        name="service"
        value={service}
        options={services.map((value) => ({ value, label: t(`contact.services.${value}`) }))}
        onChange={setService}
      />
      <div className="sm:col-span-2">
        <TextField {...required('message')} rows={6} maxLength={5000} />
      </div>
      {failure && (
        <div className="text-bad sm:col-span-2">
          <FormFailure title={failure.title} text={faults.email === 'emailForm' ? t('contact.errors.emailForm') : failure.text} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <button type="submit" className={buttonStyles.primary} disabled={state === 'sending'}>
          {state === 'sending' ? t('contact.sending') : t('contact.submit')}
        </button>
        <p className="text-sm text-muted">
          {t('contact.requiredNote')} {t('contact.privacy', { months: site.retentionMonths })}{' '}
          <SiteLink to={paths.privacy} className="underline underline-offset-4 hover:text-ink">
            {t('contact.privacyLink')}
          </SiteLink>
        </p>
      </div>
    </PostForm>
  )
}
