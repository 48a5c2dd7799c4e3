import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingRow, DayAnswer, TourRow } from '../../../schema/api/admin-tours'
import { bookingLimits, canHappen } from '../../../schema/bookings'
import type { Locale } from '../../../schema/locale'
import { formatClock, formatDate } from '../../../schema/time'
import { TextField } from '../../domain/forms/text-field'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'
import { tourTitle } from './tour-words'

/** In the guests' languages, so not in the admin's text files. */
export const reasons = {
  storm: {
    vi: 'Trời sắp có mưa bão, đường ra vườn không an toàn.',
    en: 'A storm is coming, and the way to the orchard is not safe.',
  },
  few: {
    vi: 'Chuyến này chưa đủ khách để chạy.',
    en: 'There are too few guests for this tour to run.',
  },
}
const presets = ['storm', 'few'] as const
type Preset = (typeof presets)[number]

const reasonFields = { vi: 'reasonVi', en: 'reasonEn' } as const

/** Bookings that a mail goes to: those that are only held have no address yet. */
export function bookingsToTell(
  departures: DayAnswer['departures'],
  chosen: readonly string[],
): BookingRow[] {
  return departures
    .filter(({ tour }) => chosen.includes(tour))
    .flatMap(({ bookings }) => bookings)
    .filter(({ status, email }) => email !== '' && canHappen('cancelByUs', status))
}

interface CallOffDialogProps {
  day: string
  departures: DayAnswer['departures']
  tours: readonly TourRow[]
  reload: () => void
  onClose: () => void
}

export function CallOffDialog(props: CallOffDialogProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [isTyped, setIsTyped] = useState(false)
  return (
    <DialogFrame
      title={t('tours.decide.title', { day: formatDate(props.day, locale, 'dayMonth') })}
      {...(isTyped && { unfinished: 'changes' as const })}
      onClose={props.onClose}
    >
      {(close) => (
        <div onInput={() => setIsTyped(true)}>
          <CallOffForm {...props} close={close} />
        </div>
      )}
    </DialogFrame>
  )
}

function CallOffForm({
  day,
  departures,
  tours,
  reload,
  close,
}: CallOffDialogProps & { close: () => void }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [chosen, setChosen] = useState(departures.map(({ tour }) => tour))
  const [preset, setPreset] = useState<{ name?: Preset; round: number }>({ round: 0 })
  const [isAsking, setIsAsking] = useState(false)
  const { form, isPending, faultOf, failureText } = useSubmit(async (data) => {
    if (chosen.length === 0) throw new FieldFault('tours', t('tours.decide.noneChosen'))
    const reasonVi = String(data.get('reasonVi') ?? '').trim()
    const reasonEn = String(data.get('reasonEn') ?? '').trim()
    if (!reasonVi || !reasonEn)
      throw new FieldFault(reasonVi ? 'reasonEn' : 'reasonVi', t('tours.decide.reasonMissing'))
    if (!isAsking) return setIsAsking(true)
    setIsAsking(false)
    const { told } = await writeAdmin<{ told: number }>(
      'POST',
      `/api/admin/tours/days/${day}/decision`,
      { tours: chosen, runs: false, reasonVi, reasonEn },
    )
    showToast({ title: t('tours.decide.done', { count: told }) })
    close()
    reload()
  })
  const told = bookingsToTell(departures, chosen)
  const guests = told.reduce((sum, { adults, children }) => sum + adults + children, 0)
  const fieldOf = (language: Locale) => {
    const name = reasonFields[language]
    return (
      <TextField
        key={`${name} ${preset.round}`}
        label={t(`tours.decide.${name}`)}
        name={name}
        rows={2}
        maxLength={bookingLimits.reason}
        required
        autoComplete="off"
        defaultValue={preset.name && reasons[preset.name][language]}
        error={faultOf(name)}
      />
    )
  }
  return (
    <form {...form} className="grid gap-4">
      {departures.length > 1 && (
        <fieldset>
          <legend className="font-semibold">{t('tours.decide.which')}</legend>
          {departures.map(({ tour, startTime }) => (
            <label key={tour} className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                name="tours"
                checked={chosen.includes(tour)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, tour] : chosen.filter((one) => one !== tour),
                  )
                }
                className="size-6 accent-action"
              />
              {startTime && formatClock(startTime, locale)} {tourTitle(tours, tour, locale)}
            </label>
          ))}
          {faultOf('tours') && (
            <p role="alert" className="font-semibold text-bad">
              {faultOf('tours')}
            </p>
          )}
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-1 font-semibold">{t('tours.decide.reason')}</legend>
        <div className="flex flex-wrap gap-2">
          {presets.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={preset.name === name}
              className="chip"
              onClick={() => setPreset({ name, round: preset.round + 1 })}
            >
              {t(`tours.decide.presets.${name}`)}
            </button>
          ))}
        </div>
      </fieldset>
      {fieldOf('vi')}
      {fieldOf('en')}
      <p role="status" className="font-semibold">
        {t('tours.decide.toTell', { count: told.length, guests })}
      </p>
      <p className="text-muted">{t('tours.decide.choice')}</p>
      <SubmitFailure title={t('frame.failed')} text={failureText} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={close}>
          {t('frame.later')}
        </button>
        <button type="submit" disabled={isPending} className={buttonStyles.primary}>
          {t('tours.decide.submit')}
        </button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('tours.decide.confirmTitle')}
          text={`${t('tours.decide.toTell', { count: told.length, guests })} ${t('tours.decide.confirmText')}`}
          action={t('tours.decide.confirm', { count: chosen.length })}
          cancel={t('frame.cancel')}
          onConfirm={() => form.ref.current?.requestSubmit()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  )
}
