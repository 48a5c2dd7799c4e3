import { Calendar, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripPlan } from '../../../schema/api/trip-plan'
import type { SubmissionField } from '../../../schema/submissions'
import { TextField } from '../forms/text-field'
import { SubmissionForm } from '../submissions/submission-form'
import { PickerField } from './picker-field'

interface TripFormProps {
  prefill?: Partial<Record<SubmissionField<'trip'>, string>>
  plan?: TripPlan | undefined
  children?: ReactNode
}

export function TripForm({ prefill = {}, plan, children }: TripFormProps) {
  const { t } = useTranslation('trips')
  return (
    <SubmissionForm<SubmissionField<'trip'>>
      kind="trip"
      labelOf={(name) => t(`fields.${name}`)}
      aria-label={t('title')}
      messageRows={4}
      prefill={prefill}
      plan={plan}
      above={children}
    >
      {({ field }) => (
        <>
          <PickerField {...field('destination')} placeholder={t('hints.destination')} Icon={MapPin} />
          <PickerField {...field('travelDates')} placeholder={t('hints.travelDates')} Icon={Calendar} />
          <TextField {...field('groupSize')} placeholder={t('hints.groupSize')} />
          <TextField {...field('budget')} placeholder={t('hints.budget')} />
          <TextField {...field('interests')} placeholder={t('hints.interests')} />
        </>
      )}
    </SubmissionForm>
  )
}
