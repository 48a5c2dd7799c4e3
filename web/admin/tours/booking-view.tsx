import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { BookingAnswer, PaymentRow } from '../../../schema/api/admin-tours'
import { canHappen } from '../../../schema/bookings'
import { formatDong } from '../../../schema/numbers'
import { formatDate, vietnamDay } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { ConfirmButton } from '../kit/confirm-button'
import { formatInstant } from '../kit/format-instant'
import { lazyPart } from '../kit/lazy-part'
import { StatusMark, type Tone } from '../kit/status-mark'
import { useAttempt } from '../kit/use-attempt'
import { BackLink, ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { Contacts } from './contacts'
import {
  dayScreen,
  guestsText,
  longDay,
  restOf,
  statusTones,
  tourScreens,
  tourTitle,
} from './tour-words'

const PaymentDialog = lazyPart(
  ['tours'],
  async () => (await import('./payment-dialog')).PaymentDialog,
)
const ChangeDialog = lazyPart(['tours'], async () => (await import('./change-dialog')).ChangeDialog)

export function View() {
  const { t } = useTranslation('admin')
  const { code = '' } = useParams()
  const { data, error, isNotFound, isPrevious, retry } = useAdminData(
    `/api/admin/tours/bookings/${encodeURIComponent(code)}`,
  )
  if (isNotFound || !/^MR[A-Z0-9]{8}$/.test(code))
    return (
      <>
        <ViewHeader title={t('tours.booking.missing', { code })} />
        <BackLink to={tourScreens.bookings}>{t('tours.booking.back')}</BackLink>
      </>
    )
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data || isPrevious) return <Waiting />
  return <Booking answer={data} reload={retry} />
}

function Booking({ answer, reload }: { answer: BookingAnswer; reload: () => void }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { booking, payments } = answer
  const { name, code, day, tour, status } = booking
  const month = vietnamDay(Date.now()).slice(0, 7)
  const tours = useAdminData(`/api/admin/tours/departures?month=${month}`).data?.tours ?? []
  return (
    <>
      <BackLink to={tourScreens.bookings}>{t('tours.booking.back')}</BackLink>
      <ViewHeader title={name || code} intro={`${tourTitle(tours, tour, locale)} · ${code}`}>
        <StatusMark tone={statusTones[status]}>{t(`tours.statuses.${status}`)}</StatusMark>
        <SiteLink to={dayScreen(day)} className={buttonStyles.quiet}>
          {longDay(day, locale)}
        </SiteLink>
      </ViewHeader>
      <Actions answer={answer} reload={reload} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <section
          aria-labelledby="booking-facts"
          className="min-w-0 rounded-card border border-line bg-card p-4"
        >
          <h2 id="booking-facts" className="mb-3 text-heading">
            {t('tours.booking.facts')}
          </h2>
          <Facts answer={answer} />
          <Contacts booking={booking} />
        </section>
        <section
          aria-labelledby="booking-money"
          className="min-w-0 rounded-card border border-line bg-card p-4"
        >
          <h2 id="booking-money" className="mb-3 text-heading">
            {t('tours.booking.payments')}
          </h2>
          {payments.length === 0 ? (
            <p className="text-muted">{t('tours.booking.noPayments')}</p>
          ) : (
            <ul className="grid gap-3">
              {payments.map((payment) => (
                <Payment key={payment.id} payment={payment} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  )
}

function Facts({ answer: { booking } }: { answer: BookingAnswer }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { day, email, phone, chat, diet, pickUp, note, language, method } = booking
  const { total, due, paid, refunded, createdAt } = booking
  const money = (amount: number) => formatDong(amount, locale)
  const facts = [
    { label: t('tours.bookings.day'), value: formatDate(day, locale) },
    { label: t('tours.bookings.people'), value: guestsText(booking, t) },
    { label: t('tours.bookings.total'), value: money(total) },
    { label: t('tours.booking.due'), value: money(due) },
    { label: t('tours.bookings.paid'), value: money(paid) },
    { label: t('tours.booking.refunded'), value: refunded > 0 ? money(refunded) : '' },
    { label: t('tours.booking.rest'), value: money(restOf(booking)) },
    { label: t('tours.booking.method'), value: method && t(`tours.booking.methods.${method}`) },
    { label: t('tours.booking.phone'), value: phone },
    { label: t('tours.booking.email'), value: email },
    { label: t('tours.booking.chat'), value: chat && t(`tours.guests.${chat}`) },
    { label: t('tours.guests.diet'), value: diet, lang: language },
    { label: t('tours.guests.pickUp'), value: pickUp, lang: language },
    { label: t('tours.guests.note'), value: note, lang: language },
    { label: t('tours.booking.language'), value: t(`tours.guests.language.${language}`) },
    { label: t('tours.booking.createdAt'), value: formatInstant(createdAt, locale) },
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
      {facts
        .filter(({ value }) => value)
        .map(({ label, value, lang }) => (
          <div key={label} className="contents">
            <dt className="text-sm text-muted max-sm:-mb-2 sm:pt-0.5">{label}</dt>
            <dd lang={lang} className="min-w-0 whitespace-pre-wrap wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Actions({ answer, reload }: { answer: BookingAnswer; reload: () => void }) {
  const { t } = useTranslation('admin')
  const { booking, voucherUrl } = answer
  const { code, name, status } = booking
  const { attempt } = useAttempt()
  const [open, setOpen] = useState<'payment' | 'change'>()

  async function cancel() {
    await attempt(async () => {
      await writeAdmin('POST', `/api/admin/tours/bookings/${code}/cancel`)
      showToast({ title: t('tours.booking.cancelled') })
    })
    reload()
  }

  const dialog = { booking, onSaved: reload, onClose: () => setOpen(undefined) }
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <a href={voucherUrl} target="_blank" rel="noreferrer" className={buttonStyles.secondary}>
        {t('tours.booking.guestPage')}
        <span className="sr-only"> {t('tours.booking.newTab')}</span>
      </a>
      <button type="button" className={buttonStyles.secondary} onClick={() => setOpen('payment')}>
        {t('tours.booking.record')}
      </button>
      {(status === 'confirmed' || status === 'cancelledByUs') && (
        <button type="button" className={buttonStyles.secondary} onClick={() => setOpen('change')}>
          {t('tours.booking.change')}
        </button>
      )}
      {canHappen('cancelByUs', status) && (
        <ConfirmButton
          className={buttonStyles.secondary}
          title={t('tours.booking.cancelTitle', { name })}
          text={t('tours.booking.cancelText')}
          action={t('tours.booking.cancel')}
          cancel={t('frame.later')}
          onConfirm={() => void cancel()}
        >
          {t('tours.booking.cancel')}
        </ConfirmButton>
      )}
      {open && (
        <PageSection>
          {open === 'payment' ? <PaymentDialog {...dialog} /> : <ChangeDialog {...dialog} />}
        </PageSection>
      )}
    </div>
  )
}

const stateTones: Record<PaymentRow['state'], Tone> = {
  pending: 'plain',
  byHand: 'strong',
  done: 'good',
  failed: 'bad',
  stray: 'bad',
}

function Payment({ payment }: { payment: PaymentRow }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { direction, method, amount, state, note, createdAt, settledAt } = payment
  return (
    <li className="wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <b>
            {direction === 'out' ? '−' : '+'}
            {formatDong(amount, locale)}
          </b>{' '}
          {t(`tours.booking.${direction}`)}, {t(`tours.booking.methods.${method}`)}
        </span>
        <StatusMark tone={stateTones[state]}>{t(`tours.booking.states.${state}`)}</StatusMark>
      </div>
      <p className="text-sm text-muted">
        {formatInstant(settledAt ?? createdAt, locale)}
        {note && `, ${note}`}
      </p>
    </li>
  )
}
