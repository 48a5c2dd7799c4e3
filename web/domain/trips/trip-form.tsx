import { Calendar, MapPin } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { TripPlan } from '../../../schema/api/trip-plan'
import { paths } from '../../../schema/paths'
import { fieldId } from '../../../schema/plain-forms'
import { site } from '../../../schema/site'
import { useTranslation } from '../../i18n/use-translation'
import { buttonStyles } from '../../ui/button-styles'
import { PickerField } from '../../ui/picker-field'
import { SiteLink } from '../../ui/site-link'
import { FormFailure } from '../forms/form-failure'
import { emailFault, isEmailRefused, nameFault } from '../forms/form-faults'
import { PostForm } from '../forms/post-form'
import { SentPanel } from '../forms/sent-panel'
import { TextField } from '../forms/text-field'
import { useIdempotencyKey } from '../forms/use-idempotency-key'
import { useSending } from '../forms/use-sending'

const texts = ['name', 'email', 'phone', 'destination', 'travelDates', 'groupSize', 'budget', 'interests', 'message', 'website'] as const
type VisibleText = Exclude<(typeof texts)[number], 'website'>
type Faults = ReturnType<typeof nameFault> & ReturnType<typeof emailFault>
type TripRequest = Record<(typeof texts)[number], string>

function readForm(form: HTMLFormElement): TripRequest {
  const data = new FormData(form)
  return Object.fromEntries(texts.map((name) => [name, String(data.get(name) ?? '').trim()])) as TripRequest
}

interface TripFormProps {
  prefill?: Partial<TripRequest>
  /** The day plan that rides along. */
  plan?: TripPlan | undefined
  /** What shows it, above the fields. */
  children?: ReactNode
}

/** The trip request: idle, sending, sent, or an error as a toast with everything kept. */
export function TripForm({ prefill = {}, plan, children }: TripFormProps) {
  const { t } = useTranslation()
  const { state, failure, begin, send, startAnother: reopen, post, plain } = useSending('trip', '/api/trip-leads', 'trips')
  const keyOf = useIdempotencyKey()
  const [faults, setFaults] = useState<Faults>({})
  const [isAnother, setIsAnother] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const written = readForm(form)
    const request = { ...written, ...(plan && !isAnother && { plan }) }
    const found = { ...nameFault(request.name), ...emailFault(request.email) }
    setFaults(found)
    begin()
    const first = Object.keys(found)[0]
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const sent = { ...request, idempotencyKey: keyOf(JSON.stringify(request)), submittedAt: new Date().toISOString() }
    await send(form, sent, (error) => {
      if (isEmailRefused(error)) setFaults({ email: 'emailForm' })
      return undefined
    })
  }

  function startAnother() {
    setIsAnother(true)
    reopen()
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
    <>
      {!isAnother && children}
      <PostForm
        {...post}
        noValidate
        onSubmit={submit}
        aria-label={t('trips.title')}
        className="grid gap-4 rounded-card border border-line bg-card p-5 raised sm:grid-cols-2 md:p-8"
      >
        {plan && !isAnother && <input type="hidden" name="plan" value={JSON.stringify(plan)} />}
        <TextField {...required('name')} maxLength={120} autoComplete="name" />
        <TextField {...required('email')} type="email" maxLength={254} autoComplete="email" />
        <TextField {...field('phone')} type="tel" maxLength={32} autoComplete="tel" />
        <PickerField
          {...field('destination')}
          maxLength={200}
          placeholder={t('trips.hints.destination')}
          name="destination"
          Icon={MapPin}
        />
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
        {failure && (
          <div className="text-bad sm:col-span-2">
            <FormFailure {...failure} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <button type="submit" className={buttonStyles.primary} disabled={state === 'sending'}>
            {state === 'sending' ? t('trips.sending') : t('trips.submit')}
          </button>
          <p className="text-sm text-muted">
            {t('trips.requiredNote')} {t('trips.privacy', { months: site.retentionMonths })}{' '}
            <SiteLink to={paths.privacy} className="underline underline-offset-4 hover:text-ink">
              {t('trips.privacyLink')}
            </SiteLink>
          </p>
        </div>
      </PostForm>
    </>
  )
}
