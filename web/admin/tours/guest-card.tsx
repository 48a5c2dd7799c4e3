import { useTranslation } from 'react-i18next'
import type { BookingRow, CheckIn } from '../../../schema/api/admin-tours'
import { canHappen } from '../../../schema/bookings'
import { formatDong } from '../../../schema/numbers'
import { isInstant } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { FactsLine } from '../../ui/facts'
import { SiteLink } from '../../ui/site-link'
import { useNames } from '../kit/admin-api'
import { clockTime } from '../kit/format-instant'
import { StatusMark } from '../kit/status-mark'
import { forgetTold, type Told } from './check-in-queue'
import { Contacts } from './contacts'
import { bookingScreen, guestsText, isSeated, restOf, statusTones } from './tour-words'

interface GuestCardProps {
  booking: BookingRow
  /** A check-in of this phone is not sent yet. */
  isWaiting: boolean
  told: Told | undefined
  onCheckIn: (what: CheckIn['what']) => void
}

export function GuestCard({ booking, isWaiting, told, onCheckIn }: GuestCardProps) {
  const { t } = useTranslation('admin')
  const { code, name, status, language, diet, pickUp, note } = booking
  const words = [
    { label: t('tours.guests.diet'), value: diet },
    { label: t('tours.guests.pickUp'), value: pickUp },
    { label: t('tours.guests.note'), value: note },
  ].filter(({ value }) => value !== '')
  return (
    <li
      id={`guest-${code}`}
      tabIndex={-1}
      className="min-w-0 scroll-mt-20 rounded-card border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold wrap-anywhere">{name}</h3>
        <span className="flex flex-wrap gap-1">
          {isWaiting && <StatusMark tone="strong">{t('tours.checkIn.waits')}</StatusMark>}
          <StatusMark tone={statusTones[status]}>{t(`tours.statuses.${status}`)}</StatusMark>
        </span>
      </div>
      <FactsLine
        facts={[
          <b key="guests">{guestsText(booking, t)}</b>,
          t(`tours.guests.language.${language}`),
          <span key="code" className="text-muted">
            {code}
          </span>,
        ]}
      />
      <CheckedIn booking={booking} />
      {isSeated(status) && <Rest booking={booking} />}
      {words.length > 0 && (
        <dl className="mt-2 grid gap-1">
          {words.map(({ label, value }) => (
            <div key={label} className="wrap-anywhere whitespace-pre-wrap">
              <dt className="inline text-sm text-muted">{label}: </dt>
              <dd className="inline font-semibold" lang={language}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {told && <ToldNote told={told} />}
      <Buttons booking={booking} onCheckIn={onCheckIn} />
      <Contacts booking={booking}>
        <SiteLink
          to={bookingScreen(code)}
          className={buttonStyles.quiet}
          aria-label={t('tours.guests.ofGuest', { action: t('tours.guests.open'), name })}
        >
          {t('tours.guests.open')}
        </SiteLink>
      </Contacts>
    </li>
  )
}

function CheckedIn({ booking: { status, checkedInAt, checkedInBy } }: { booking: BookingRow }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  if (status !== 'checkedIn' || !isInstant(checkedInAt)) return null
  const by = { who: nameOf(checkedInBy), time: clockTime(checkedInAt, locale) }
  return <p className="text-sm text-muted">{t('tours.checkIn.by', by)}</p>
}

function Rest({ booking }: { booking: BookingRow }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const rest = restOf(booking)
  if (rest === 0) return <p className="text-sm text-muted">{t('tours.guests.paid')}</p>
  return (
    <p className="font-semibold text-accent">
      {t('tours.guests.rest', { amount: formatDong(rest, locale) })}
    </p>
  )
}

function ToldNote({ told: { code, outcome, status, by = null, at } }: { told: Told }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const text =
    outcome === 'already' && isInstant(at)
      ? t('tours.checkIn.told.already', { who: nameOf(by), time: clockTime(at, locale) })
      : outcome === 'unknown' || !status
        ? t('tours.checkIn.told.unknown')
        : t('tours.checkIn.told.refused', { status: t(`tours.statuses.${status}`) })
  return (
    <div role="alert" className="mt-2 border-s-4 border-bad ps-3">
      <p className="font-semibold">{text}</p>
      <button type="button" className={buttonStyles.quiet} onClick={() => forgetTold(code)}>
        {t('tours.checkIn.close')}
      </button>
    </div>
  )
}

const actions = ['checkIn', 'miss', 'undo'] as const
const labels = { checkIn: 'in', miss: 'miss', undo: 'undo' } as const

function Buttons({
  booking: { name, status },
  onCheckIn,
}: Pick<GuestCardProps, 'booking' | 'onCheckIn'>) {
  const { t } = useTranslation('admin')
  const possible = actions.filter((what) => canHappen(what, status))
  if (possible.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {possible.map((what) => {
        const action = t(`tours.checkIn.${labels[what]}`)
        return (
          <button
            key={what}
            type="button"
            aria-label={t('tours.guests.ofGuest', { action, name })}
            className={what === 'checkIn' ? buttonStyles.primary : buttonStyles.secondary}
            onClick={() => onCheckIn(what)}
          >
            {action}
          </button>
        )
      })}
    </div>
  )
}
