import { type FormEvent, useState } from 'react'
import type { ContactInput, ContactService } from '../../../schema/api/contact'
import { paths } from '../../../schema/paths'
import { fieldId } from '../../../schema/plain-forms'
import { site } from '../../../schema/site'
import { buttonStyles } from '../../components/button-styles'
import { SelectField } from '../../components/form-controls'
import { FormFailure } from '../../components/form-failure'
import { humanAnswer } from '../../components/human-check'
import { PostForm } from '../../components/post-form'
import { SentPanel } from '../../components/sent-panel'
import { SiteLink } from '../../components/site-link'
import { TextField } from '../../components/text-field'
import { showToast } from '../../components/toast-store'
import { useTranslation } from '../../i18n/use-translation'
import { writeApi } from '../../lib/api'
import { failureText } from '../../lib/form-failure'
import { isEmailRefused } from '../../lib/form-faults'
import { useLocale } from '../../lib/locale-context'
import { usePlainForm } from '../../lib/plain-form'
import { useDraft } from '../../lib/use-draft'
import { useIdempotencyKey } from '../../lib/use-idempotency-key'
import { type ContactFaults, faultsOf, readForm } from './form-values'

const services = ['tour', 'agriculture', 'custom', 'food'] as const satisfies readonly ContactService[]

/** The message form: idle, sending, sent, or an error as a toast with everything kept. */
export function ContactForm() {
  const { t } = useTranslation()
  const language = useLocale()
  const draft = useDraft('contact')
  const plain = usePlainForm('contact')
  const keyOf = useIdempotencyKey()
  const [service, setService] = useState<string>(services.find((one) => one === plain.values.service) ?? services[0])
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>(plain.shown?.isSent ? 'sent' : 'idle')
  const [faults, setFaults] = useState<ContactFaults>({})
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const [isAnother, setIsAnother] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const values = readForm(form)
    const found = faultsOf(values)
    setFaults(found)
    setFailure(undefined)
    plain.forget()
    const first = Object.keys(found)[0]
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setState('sending')
    try {
      await writeApi('POST', '/api/contact', {
        ...values,
        language,
        startedAt: draft.startedAt(),
        submittedAt: new Date().toISOString(),
        idempotencyKey: keyOf(JSON.stringify(values)),
        turnstileToken: humanAnswer(form),
      } satisfies Record<keyof ContactInput, unknown>)
      draft.clear()
      setState('sent')
      showToast({ title: t('contact.successTitle'), text: t('contact.successText') })
    } catch (error) {
      console.debug('the message failed', error)
      if (isEmailRefused(error)) setFaults({ email: 'emailForm' })
      setFailure(error)
      setTries((before) => before + 1)
      setState('idle')
      showToast({ title: t('contact.errorTitle'), text: failed(error), destructive: true })
    }
  }

  function failed(error: unknown): string {
    return isEmailRefused(error) ? t('contact.errors.emailForm') : failureText(error, t, t('contact.errorText'))
  }

  function startAnother() {
    setIsAnother(true)
    setService(services[0])
    setState('idle')
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
      name="contact"
      plain={plain}
      formRef={draft.ref}
      tries={tries}
      noValidate
      onSubmit={submit}
      aria-labelledby="message-heading"
      className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-card sm:grid-cols-2 md:p-8"
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
      {failure !== undefined && (
        <div className="text-bad sm:col-span-2">
          <FormFailure title={t('contact.errorTitle')} text={failed(failure)} />
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
