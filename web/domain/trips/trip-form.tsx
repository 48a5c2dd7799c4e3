import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripPlan } from '../../../schema/api/submissions'
import type { SubmissionField } from '../../../schema/submissions'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { Fold } from '../../ui/fold'
import { TextField } from '../forms/text-field'
import { useFieldText } from '../forms/use-field-text'
import { SubmissionForm } from '../submissions/submission-form'
import { useTravelDates } from '../travel-dates/use-travel-dates'
import { requestedDates } from '../travel-dates/words'
import { DestinationField } from './destination-field'
import { TravelDatesField } from './travel-dates-field'

interface TripFormProps {
  prefill?: Partial<Record<SubmissionField<'trip'>, string>>
  plan?: TripPlan | undefined
  /**
   * Whether it asks for one deal, whose place is known: only for the day, the people and whom to
   * answer.
   */
  isForDeal?: boolean
  children?: ReactNode
}

/**
 * The trip request: where and when, then whom to answer, then all else in a fold. It starts with
 * the dates that the visitor has chosen elsewhere.
 */
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
  /** What the message starts with. */
  first: string | undefined
}

/**
 * Tells in a line what the message in the fold says, so that the fold can stay closed and the
 * button in sight.
 */
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
