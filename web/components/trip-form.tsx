import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { writeApi } from '../lib/api'
import { emailFault, isEmailRefused, nameFault } from '../lib/form-faults'
import { useLocale } from '../lib/locale-context'
import { useIdempotencyKey } from '../lib/use-idempotency-key'
import { buttonStyles } from './button-styles'
import { MailInstead } from './mail-instead'
import { SentPanel } from './sent-panel'
import { TextField } from './text-field'
import { showToast } from './toast-store'

const texts = ['name', 'email', 'phone', 'destination', 'travelDates', 'groupSize', 'budget', 'interests', 'message'] as const
type Faults = ReturnType<typeof nameFault> & ReturnType<typeof emailFault>
type TripRequest = Record<(typeof texts)[number], string>

function readForm(form: HTMLFormElement): TripRequest {
  const data = new FormData(form)
  return Object.fromEntries(texts.map((name) => [name, String(data.get(name) ?? '').trim()])) as TripRequest
}

/** The trip request: idle, sending, sent, or an error as a toast with everything kept. */
export function TripForm({ prefill = {} }: { prefill?: Partial<TripRequest> }) {
  const { t } = useTranslation()
  const language = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const keyOf = useIdempotencyKey()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [faults, setFaults] = useState<Faults>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const request = readForm(event.currentTarget)
    const found = { ...nameFault(request.name), ...emailFault(request.email) }
    setFaults(found)
    const first = Object.keys(found)[0]
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setState('sending')
    try {
      await writeApi('POST', '/api/trip-leads', {
        ...request,
        language,
        idempotencyKey: keyOf(JSON.stringify(request)),
        submittedAt: new Date().toISOString(),
      })
      setState('sent')
      showToast({ title: t('trips.successTitle'), text: t('trips.successText') })
    } catch (error) {
      console.debug('the trip request failed', error)
      if (isEmailRefused(error)) setFaults({ email: 'emailForm' })
      setState('idle')
      showToast({ title: t('trips.errorTitle'), text: t('trips.errorText'), destructive: true })
    }
  }

  if (state === 'sent') {
    return (
      <SentPanel
        title={t('trips.successTitle')}
        text={t('trips.successText')}
        again={{ label: t('trips.again'), onClick: () => setState('idle') }}
      />
    )
  }

  const field = (name: keyof TripRequest) => ({
    name,
    label: t(`trips.fields.${name}`),
    defaultValue: prefill[name],
    disabled: state === 'sending',
  })
  const fault = (name: 'name' | 'email') => faults[name] && t(`trips.errors.${faults[name]}`)
  return (
    <>
      <MailInstead text={t('trips.withoutScripts')} />
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        aria-label={t('trips.title')}
        className="hidden gap-4 rounded-card border border-line bg-card p-5 shadow-card js:grid sm:grid-cols-2 md:p-8"
      >
        <TextField {...field('name')} required maxLength={120} autoComplete="name" error={fault('name')} />
        <TextField {...field('email')} type="email" required maxLength={254} autoComplete="email" error={fault('email')} />
        <TextField {...field('phone')} type="tel" maxLength={32} autoComplete="tel" />
        <TextField {...field('destination')} maxLength={200} placeholder={t('trips.hints.destination')} />
        <TextField {...field('travelDates')} maxLength={200} placeholder={t('trips.hints.travelDates')} />
        <TextField {...field('groupSize')} maxLength={200} placeholder={t('trips.hints.groupSize')} />
        <TextField {...field('budget')} maxLength={200} placeholder={t('trips.hints.budget')} />
        <TextField {...field('interests')} maxLength={200} placeholder={t('trips.hints.interests')} />
        <div className="sm:col-span-2">
          <TextField {...field('message')} rows={4} maxLength={5000} />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <button type="submit" className={buttonStyles.primary} disabled={state === 'sending'}>
            {state === 'sending' ? t('trips.sending') : t('trips.submit')}
          </button>
          <p className="text-sm text-muted">
            {t('trips.requiredNote')} {t('trips.privacy')}
          </p>
        </div>
      </form>
    </>
  )
}
