import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepartureInput, DepartureRow, TourRow } from '../../../schema/api/admin-tours'
import { text } from '../../../schema/locale'
import { formatDate } from '../../../schema/time'
import { TextField } from '../../domain/forms/text-field'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { SiteLink } from '../../ui/site-link'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'
import { DayInput } from './day-input'
import { dayScreen, tourTitle } from './tour-words'

interface DepartureDialogProps {
  asked: { departure: DepartureRow } | { day: string }
  tours: readonly TourRow[]
  onSaved: () => void
  onClose: () => void
}

export function DepartureDialog({ asked, tours, onSaved, onClose }: DepartureDialogProps) {
  const { t } = useTranslation('admin')
  const isNew = !('departure' in asked)
  return (
    <DialogFrame
      title={t(isNew ? 'tours.departures.addTitle' : 'tours.departures.editTitle')}
      onClose={onClose}
    >
      {(close) => (
        <DepartureForm
          departure={isNew ? undefined : asked.departure}
          day={isNew ? asked.day : asked.departure.day}
          tours={tours}
          onSaved={() => {
            close()
            onSaved()
          }}
        />
      )}
    </DialogFrame>
  )
}

interface DepartureFormProps {
  departure: DepartureRow | undefined
  day: string
  tours: readonly TourRow[]
  onSaved: () => void
}

const states = ['open', 'closed'] as const

/** Undefined for what is no number of seats, null for nothing. */
function readSeats(typed: string): number | null | undefined {
  if (typed === '') return null
  return /^\d{1,3}$/.test(typed) && Number(typed) <= 200 ? Number(typed) : undefined
}

function DepartureForm({ departure, day, tours, onSaved }: DepartureFormProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [slug, setSlug] = useState(departure?.tour ?? tours[0]?.slug ?? '')
  const [state, setState] = useState<DepartureInput['state']>(
    departure?.state === 'closed' ? 'closed' : 'open',
  )
  const common = tours.find((one) => one.slug === slug)?.seats ?? 0
  const { form, isPending, faultOf, failureText } = useSubmit(async (data) => {
    const chosen = departure?.day ?? String(data.get('day') ?? '')
    if (!chosen) throw new FieldFault('day', t('tours.departures.badDay'))
    const seats = readSeats(String(data.get('seats') ?? '').trim())
    if (seats === undefined) throw new FieldFault('seats', t('tours.departures.badSeats'))
    const input: DepartureInput = { seats, state }
    await writeAdmin('PUT', `/api/admin/tours/departures/${slug}/${chosen}`, input)
    showToast({ title: t('tours.departures.saved') })
    onSaved()
  })
  return (
    <form {...form} className="grid gap-4">
      {departure ? (
        <p className="font-semibold">
          {tourTitle(tours, slug, locale)}, {formatDate(day, locale)}
        </p>
      ) : (
        <>
          <SelectField
            label={t('tours.departures.tour')}
            value={slug}
            options={tours.map((tour) => ({
              value: tour.slug,
              label: text(tour, 'title', locale),
            }))}
            onChange={setSlug}
          />
          <DayInput
            label={t('tours.departures.day')}
            name="day"
            defaultValue={day}
            error={faultOf('day')}
          />
        </>
      )}
      {departure?.state === 'off' && <p role="note">{t('tours.departures.isOff')}</p>}
      <SelectField
        label={t('tours.departures.state')}
        value={state}
        options={states.map((value) => ({ value, label: t(`tours.departures.states.${value}`) }))}
        onChange={setState}
      />
      <TextField
        label={t('tours.departures.seats')}
        name="seats"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        hint={[
          t('tours.departures.seatsHint', { seats: common }),
          ...(departure && departure.taken > 0
            ? [t('tours.departures.fewSeats', { taken: departure.taken })]
            : []),
        ].join(' ')}
        defaultValue={departure && departure.seats !== common ? String(departure.seats) : ''}
        error={faultOf('seats')}
      />
      <SubmitFailure title={t('frame.failed')} text={failureText} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {departure ? (
          <SiteLink to={dayScreen(day)} className={buttonStyles.quiet}>
            {t('tours.departures.toDay')}
          </SiteLink>
        ) : (
          <span />
        )}
        <button type="submit" disabled={isPending} className={buttonStyles.primary}>
          {isPending ? t('tours.departures.saving') : t('tours.departures.save')}
        </button>
      </div>
    </form>
  )
}
