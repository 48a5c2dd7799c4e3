import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripPlan } from '../../../schema/api/trip-plan'
import type { SubmissionField } from '../../../schema/submissions'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { Fold } from '../../ui/fold'
import { TextField, useFieldText } from '../forms/text-field'
import { SubmissionForm } from '../submissions/submission-form'
import { useTravelDates } from '../travel-dates/use-travel-dates'
import { requestedDates } from '../travel-dates/words'
import { DestinationField } from './destination-field'
import { TravelDatesField } from './travel-dates-field'

interface TripFormProps {
  prefill?: Partial<Record<SubmissionField<'trip'>, string>>
  plan?: TripPlan | undefined
  isForDeal?: boolean
  children?: ReactNode
}

export function TripForm({ prefill = {}, plan, isForDeal = false, children }: TripFormProps) {
  const { t } = useTranslation('trips')
  const locale = useLocale()
  const today = useToday()
  const { dates: known } = useTravelDates()
  const travelDates = prefill.travelDates || (known && requestedDates(known, locale, today))
  const message = useRef<HTMLTextAreaElement>(null)
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
        const destination = <DestinationField {...field('destination')} />
        const group = <TextField {...field('groupSize')} placeholder={t('hints.groupSize')} />
        return (
          <>
            {!isForDeal && destination}
            <TravelDatesField {...field('travelDates')} />
            {isForDeal && <div className="sm:col-span-2">{group}</div>}
            <TextField {...field('name')} autoComplete="name" />
            <TextField {...field('email')} type="email" autoComplete="email" />
            <Fold
              title={<MoreTitle message={message} first={prefill.message} />}
              className="sm:col-span-2 sm:border-0"
            >
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField {...field('phone')} type="tel" autoComplete="tel" />
                {isForDeal ? destination : group}
                <TextField {...field('budget')} placeholder={t('hints.budget')} />
                <TextField {...field('interests')} placeholder={t('hints.interests')} />
                <TextField
                  {...field('message')}
                  rows={4}
                  areaRef={message}
                  className="sm:col-span-2"
                />
              </div>
            </Fold>
          </>
        )
      }}
    </SubmissionForm>
  )
}

interface MoreTitleProps {
  message: RefObject<HTMLTextAreaElement | null>
  first: string | undefined
}

function MoreTitle({ message, first }: MoreTitleProps) {
  const { t } = useTranslation('trips')
  const text = useFieldText(message, first)
  return (
    <span>
      {t('more')}
      {text && <span className="line-clamp-1 text-sm font-normal text-muted">{text}</span>}
    </span>
  )
}
