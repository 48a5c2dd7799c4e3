import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { BookableTourView, TourDaysAnswer } from '../../../schema/api/bookings'
import { text } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { paths } from '../../../schema/paths'
import { formatDate, monthNames, monthOf } from '../../../schema/time'
import type { Guests } from '../../../schema/tour-price'
import { OrchardNotice } from '../../domain/farm/orchard-notice'
import { useNoJsForm } from '../../domain/forms/post-form'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref, useSiteNavigate } from '../../lib/navigation'
import { useToday } from '../../lib/page-data'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { useChosenInView } from '../../ui/filter-chips'
import { ListLink } from '../../ui/query-link'
import { SiteLink } from '../../ui/site-link'
import { Choices } from './choices'
import { DayGrid } from './day-grid'
import { GuestFields, readGuests } from './guest-fields'
import { monthsFrom } from './month'
import { NativeForm } from './native-form'
import { PriceOf } from './price-of'
import { TourTerms } from './tour-terms'
import { useWords } from './words'

type Choice = Guests & { day: string | undefined }

const usual = { adults: '2', children: '0' }

function readChoice(form: HTMLFormElement): Choice {
  const data = new FormData(form)
  return {
    day: String(data.get('day') ?? '') || undefined,
    ...readGuests((name) => data.get(name)),
  }
}

/** What was sent and refused, else what the address asks for. */
function useFirstChoice(): Choice {
  const [search] = useSearchParams()
  const { values } = useNoJsForm('book')
  const given = (name: string) => values[name] ?? search.get(name)
  return {
    day: given('day') || undefined,
    ...readGuests((name) => given(name) ?? usual[name]),
  }
}

export function ChooseDay({ answer }: { answer: TourDaysAnswer }) {
  const { t } = useTranslation('bookings')
  const { tour, tours, months } = answer
  const title = tour?.title ?? t('title')
  return (
    <>
      <Breadcrumbs steps={[{ to: paths.farm, label: t('farm') }]} here={t('title')} />
      <div className="page grid gap-x-14 gap-y-10 py-6 lg:aside-96 lg:py-8">
        <div className="min-w-0">
          <p className="font-semibold text-accent">{t('title')}</p>
          <h1 className="mt-1 text-title">{title}</h1>
          {tour && <TourFacts tour={tour} />}
          {tours.length > 1 && <TourChoice tours={tours} chosen={tour?.slug} />}
          {tour && months.length > 0 ? (
            <ChooseForm answer={answer} tour={tour} />
          ) : (
            <div className="mt-8">
              <h2 className="text-heading">{t('nothingTitle')}</h2>
              <p className="mt-2 mb-6 max-w-xl text-muted">{t('nothingText')}</p>
              <OrchardNotice tour={undefined} />
            </div>
          )}
        </div>
        {tour && <TourTerms tour={tour} />}
      </div>
    </>
  )
}

function TourFacts({ tour: { schedule } }: { tour: BookableTourView }) {
  const { t } = useTranslation('bookings')
  const locale = useLocale()
  const { clock } = useWords()
  const { startTime, hours, leastGuests: least, seats, guideLanguages } = schedule
  const [language] = guideLanguages
  return (
    <p className="mt-2 max-w-xl text-lg text-muted">
      {t('tourFacts', {
        start: clock(startTime),
        hours: formatNumber(hours, locale),
        least,
        seats,
      })}{' '}
      {t(`languages.${guideLanguages.length > 1 ? 'both' : (language ?? 'vi')}`)}{' '}
      {t('meeting', { place: text(schedule, 'meeting', locale) })}
    </p>
  )
}

interface TourChoiceProps {
  tours: TourDaysAnswer['tours']
  chosen: string | undefined
}

function TourChoice({ tours, chosen }: TourChoiceProps) {
  const { t } = useTranslation('bookings')
  return (
    <nav aria-label={t('tours')} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {tours.map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink
              to={`${paths.booking}?${new URLSearchParams({ tour: slug })}`}
              aria-current={slug === chosen ? 'true' : undefined}
              className="chip py-1.5"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ChooseFormProps {
  answer: TourDaysAnswer
  tour: BookableTourView
}

function ChooseForm({ answer, tour }: ChooseFormProps) {
  const { t } = useTranslation('bookings')
  const locale = useLocale()
  const { shown } = useNoJsForm('book')
  const first = useFirstChoice()
  const [choice, setChoice] = useState(first)
  const form = useRef<HTMLFormElement>(null)
  // What was chosen before scripts came counts.
  useEffect(() => {
    if (form.current) setChoice(readChoice(form.current))
  }, [])
  const { key, methods, days, month = '' } = answer
  const count = choice.adults + choice.children
  const chosen = days.find(
    ({ day, state, seatsLeft }) => day === choice.day && state === 'open' && seatsLeft >= count,
  )
  return (
    <NativeForm
      name="book"
      formRef={form}
      onInput={(element) => setChoice(readChoice(element))}
      className="mt-7 grid gap-8"
    >
      <input type="hidden" name="tour" value={tour.slug} />
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="key" value={key} />
      <label aria-hidden="true" className="sr-only">
        {t('write')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <GuestFields
        form="book"
        first={first}
        schedule={tour.schedule}
        error={shown?.errors.adults ?? shown?.errors.children}
      >
        <noscript>{import.meta.env.SSR && <Recount />}</noscript>
      </GuestFields>
      <Choices
        form="book"
        name="day"
        legend={t('days')}
        hint={t('daysHint')}
        error={shown?.errors.day && t('chooseDayError')}
      >
        <MonthStrip answer={answer} choice={choice} />
        <p className="mt-5 font-display text-lg font-semibold">
          {formatDate(`${month}-01`, locale, 'month')}
        </p>
        {days.some(({ state }) => state === 'open') ? (
          <DayGrid month={month} days={days} guests={choice} chosen={first.day} />
        ) : (
          <p className="mt-3 text-muted">{t('nothingThisMonth')}</p>
        )}
      </Choices>
      <div className="max-w-xl crate m-1.5 p-5">
        <PriceOf prices={chosen} guests={choice} schedule={tour.schedule} day={chosen?.day} />
        {methods.length > 0 ? (
          <>
            <button type="submit" className={`${buttonStyles.primary} mt-4 w-full`}>
              {t('hold')}
            </button>
            <p className="mt-2 text-meta text-muted">{t('holdHint')}</p>
          </>
        ) : (
          <p className="mt-4">
            {t('noPayment')}{' '}
            <SiteLink to={paths.contact} className={buttonStyles.quiet}>
              {t('write')}
            </SiteLink>
          </p>
        )}
      </div>
    </NativeForm>
  )
}

/** Without scripts the sum is that of the page. */
function Recount() {
  const { t } = useTranslation('bookings')
  return (
    <button
      type="submit"
      formMethod="get"
      formAction={useSiteHref(paths.booking)}
      formNoValidate
      className={buttonStyles.secondary}
    >
      {t('recount')}
    </button>
  )
}

interface MonthStripProps {
  answer: TourDaysAnswer
  choice: Choice
}

function MonthStrip({ answer: { tour, months, month = '' }, choice }: MonthStripProps) {
  const { t } = useTranslation('bookings')
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const page = useSiteHref(paths.booking)
  const today = useToday()
  const row = useRef<HTMLUListElement>(null)
  useChosenInView(row, month)
  const searchOf = (month: string) =>
    `?${new URLSearchParams({
      tour: tour?.slug ?? '',
      month,
      adults: String(choice.adults),
      children: String(choice.children),
    })}`
  const shown = [...new Set([...monthsFrom(today), ...months])].sort()
  return (
    <nav aria-label={t('months')} className="mt-3">
      <ul ref={row} className="chip-row month-row month-row-page">
        {shown.map((one) => {
          const [name] = monthNames([monthOf(`${one}-01`)], locale)
          return (
            <li key={one}>
              {months.includes(one) ? (
                <ListLink
                  href={page + searchOf(one)}
                  aria-current={one === month ? 'true' : undefined}
                  aria-label={formatDate(`${one}-01`, locale, 'month')}
                  onFollow={() => navigate({ search: searchOf(one) })}
                  className="chip size-full"
                >
                  {name}
                </ListLink>
              ) : (
                <span
                  aria-hidden="true"
                  className="chip size-full border-transparent bg-transparent font-normal text-muted"
                >
                  {name}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
