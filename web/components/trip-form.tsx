import { Calendar, MapPin } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { fieldId } from '../../schema/plain-forms'
import { useTranslation } from '../i18n/use-translation'
import { writeApi } from '../lib/api'
import { failureText } from '../lib/form-failure'
import { emailFault, isEmailRefused, nameFault } from '../lib/form-faults'
import { useLocale } from '../lib/locale-context'
import { usePlainForm } from '../lib/plain-form'
import { useDraft } from '../lib/use-draft'
import { useIdempotencyKey } from '../lib/use-idempotency-key'
import { buttonStyles } from './button-styles'
import { FormFailure } from './form-failure'
import { humanAnswer } from './human-check'
import { PickerField } from './picker-field'
import { PostForm } from './post-form'
import { SentPanel } from './sent-panel'
import { TextField } from './text-field'
import { showToast } from './toast-store'

const texts = ['name', 'email', 'phone', 'destination', 'travelDates', 'groupSize', 'budget', 'interests', 'message', 'website'] as const
type VisibleText = Exclude<(typeof texts)[number], 'website'>
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
  const draft = useDraft('trip')
  const plain = usePlainForm('trip')
  const keyOf = useIdempotencyKey()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>(plain.shown?.isSent ? 'sent' : 'idle')
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const [isAnother, setIsAnother] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const request = readForm(form)
    const found = { ...nameFault(request.name), ...emailFault(request.email) }
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
      await writeApi('POST', '/api/trip-leads', {
        ...request,
        language,
        idempotencyKey: keyOf(JSON.stringify(request)),
        startedAt: draft.startedAt(),
        turnstileToken: humanAnswer(form),
        submittedAt: new Date().toISOString(),
      })
      draft.clear()
      setState('sent')
      showToast({ title: t('trips.successTitle'), text: t('trips.successText') })
    } catch (error) {
      console.debug('the trip request failed', error)
      if (isEmailRefused(error)) setFaults({ email: 'emailForm' })
      setFailure(error)
      setTries((before) => before + 1)
      setState('idle')
      showToast({ title: t('trips.errorTitle'), text: failed(error), destructive: true })
    }
  }

  function failed(error: unknown): string {
    return failureText(error, t, t('trips.errorText'))
  }

  function startAnother() {
    setIsAnother(true)
    setState('idle')
  }

  if (state === 'sent') {
    return (
      <SentPanel
        form="trip"
        title={t('trips.successTitle')}
        text={t('trips.successText')}
        again={{ label: t('trips.again'), onClick: startAnother }}
      />
    )
  }

  const field = (name: VisibleText) => ({
    id: fieldId('trip', name),
    name,
    label: t(`trips.fields.${name}`),
    defaultValue: isAnother ? undefined : (plain.values[name] ?? prefill[name]),
    error: plain.shown?.faults[name],
    disabled: state === 'sending',
  })
  const required = (name: keyof Faults) => ({
    ...field(name),
    required: true,
    ...(faults[name] && { error: t(`trips.errors.${faults[name]}`) }),
  })
  return (
    <PostForm
      name="trip"
      plain={plain}
      formRef={draft.ref}
      tries={tries}
      noValidate
      onSubmit={submit}
      aria-label={t('trips.title')}
      className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-card sm:grid-cols-2 md:p-8"
    >
      <TextField {...required('name')} maxLength={120} autoComplete="name" />
      <TextField {...required('email')} type="email" maxLength={254} autoComplete="email" />
      <TextField {...field('phone')} type="tel" maxLength={32} autoComplete="tel" />
      <PickerField {...field('destination')} maxLength={200} placeholder={t('trips.hints.destination')} name="destination" Icon={MapPin} />
      <PickerField
        {...field('travelDates')}
        maxLength={200}
        placeholder={t('trips.hints.travelDates')}
        name="travelDates"
        Icon={Calendar}
      />
      <TextField {...field('groupSize')} maxLength={200} placeholder={t('trips.hints.groupSize')} />
      <TextField {...field('budget')} maxLength={200} placeholder={t('trips.hints.budget')} />
      <TextField {...field('interests')} maxLength={200} placeholder={t('trips.hints.interests')} />
      <div className="sm:col-span-2">
        <TextField {...field('message')} rows={4} maxLength={5000} />
      </div>
      {failure !== undefined && (
        <div className="text-bad sm:col-span-2">
          <FormFailure title={t('trips.errorTitle')} text={failed(failure)} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <button type="submit" className={buttonStyles.primary} disabled={state === 'sending'}>
          {state === 'sending' ? t('trips.sending') : t('trips.submit')}
        </button>
        <p className="text-sm text-muted">
          {t('trips.requiredNote')} {t('trips.privacy')}
        </p>
      </div>
    </PostForm>
  )
}
