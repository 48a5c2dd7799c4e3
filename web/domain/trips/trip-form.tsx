import { Calendar, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripPlan } from '../../../schema/api/trip-plan'
import type { SubmissionField } from '../../../schema/submissions'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { Fold } from '../../ui/fold'
import { TextField } from '../forms/text-field'
import { SubmissionForm } from '../submissions/submission-form'
import { useTravelDates } from '../travel-dates/use-travel-dates'
import { requestedDates } from '../travel-dates/words'
import { PickerField } from './picker-field'

interface TripFormProps {
  prefill?: Partial<Record<SubmissionField<'trip'>, string>>
  plan?: TripPlan | undefined
  /** Whether it asks for one deal, whose place is known: only for the day, the people and whom to answer. */
  isForDeal?: boolean
  children?: ReactNode
}

/**
 * The trip request in three steps: where and when; how, in what way, which is closed until somebody wants it; whom to answer. Only the last
 * one is required. It starts with the dates that the visitor has chosen elsewhere.
 */
export function TripForm({ prefill = {}, plan, isForDeal = false, children }: TripFormProps) {
  const { t } = useTranslation('trips')
  const locale = useLocale()
  const today = useToday()
  const { dates: known } = useTravelDates()
  const travelDates = prefill.travelDates || (known && requestedDates(known, locale, today))
  return (
    <SubmissionForm<SubmissionField<'trip'>>
      kind="trip"
      labelOf={(name) => t(`fields.${name}`)}
      aria-label={t('title')}
      prefill={{ ...prefill, travelDates }}
      plan={plan}
      above={children}
    >
      {({ field }) => {
        const dates = <PickerField {...field('travelDates')} placeholder={t('hints.travelDates')} Icon={Calendar} />
        const destination = <PickerField {...field('destination')} placeholder={t('hints.destination')} Icon={MapPin} />
        const group = <TextField {...field('groupSize')} placeholder={t('hints.groupSize')} />
        const name = <TextField {...field('name')} autoComplete="name" />
        const email = <TextField {...field('email')} type="email" autoComplete="email" />
        const phone = <TextField {...field('phone')} type="tel" autoComplete="tel" />
        const wishes = (
          <>
            <TextField {...field('budget')} placeholder={t('hints.budget')} />
            <TextField {...field('interests')} placeholder={t('hints.interests')} className="sm:col-span-2" />
            <TextField {...field('message')} rows={4} className="sm:col-span-2" />
          </>
        )
        if (isForDeal) {
          return (
            <>
              {dates}
              {group}
              {name}
              {email}
              <MoreFields title={t('more')}>
                {phone}
                {destination}
                {wishes}
              </MoreFields>
            </>
          )
        }
        return (
          <>
            <Step number={1} title={t('steps.where')}>
              {destination}
              {dates}
            </Step>
            <MoreFields
              title={
                <span>
                  <StepNumber>{2}</StepNumber>
                  {t('steps.how')}
                </span>
              }
              isOpen={Boolean(prefill.groupSize || prefill.budget || prefill.interests || prefill.message)}
            >
              {group}
              {wishes}
            </MoreFields>
            <Step number={3} title={t('steps.who')}>
              {name}
              {email}
              {phone}
            </Step>
          </>
        )
      }}
    </SubmissionForm>
  )
}

function MoreFields({ title, isOpen = false, children }: { title: ReactNode; isOpen?: boolean; children: ReactNode }) {
  return (
    <Fold title={title} isOpen={isOpen} className="sm:col-span-2">
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </Fold>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">
        <StepNumber>{number}</StepNumber>
        {title}
      </legend>
      {children}
    </fieldset>
  )
}

function StepNumber({ children }: { children: number }) {
  return <span className="me-2 font-display text-2xl text-accent">{children}</span>
}
