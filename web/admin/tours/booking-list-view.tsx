import { useTranslation } from 'react-i18next'
import type { BookingRow } from '../../../schema/api/admin-tours'
import { text } from '../../../schema/locale'
import { formatDong } from '../../../schema/numbers'
import { formatDate, vietnamDay } from '../../../schema/time'
import { patternField, textField } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { useAdminData } from '../kit/admin-api'
import type { Column } from '../kit/data-table'
import { AdminList } from '../kit/list/admin-list'
import { dayField, useAdminList } from '../kit/list/use-admin-list'
import { StatusMark } from '../kit/status-mark'
import { ViewHeader } from '../kit/view-header'
import { TourTabs } from './tour-tabs'
import { bookingScreen, guestsText, statusTones, tourTitle } from './tour-words'

const fields = {
  q: textField(),
  tour: patternField(/^[a-z0-9-]{1,80}$/, ''),
  from: dayField,
  to: dayField,
}

/** Short in a column, and the day before the month. */
const dayStyles = { vi: 'numeric', en: 'day' } as const

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const list = useAdminList('/api/admin/tours/bookings', fields)
  const { data } = list
  const month = vietnamDay(Date.now()).slice(0, 7)
  const tours = useAdminData(`/api/admin/tours/departures?month=${month}`).data?.tours ?? []
  const slugs = tours.map(({ slug }) => slug)
  const known = [...new Set([...slugs, list.state.tour])].filter((slug) => slug !== '')
  const columns: Column<BookingRow>[] = [
    {
      header: t('tours.bookings.guest'),
      isTitle: true,
      cell: ({ code, name }) => (
        <SiteLink
          to={bookingScreen(code)}
          className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline md:min-h-0"
        >
          {name}
        </SiteLink>
      ),
    },
    {
      header: t('tours.bookings.day'),
      cell: ({ day }) => formatDate(day, locale, dayStyles[locale]),
    },
    ...(tours.length > 1
      ? [
          {
            header: t('tours.bookings.tour'),
            isLong: true as const,
            cell: ({ tour }: BookingRow) => tourTitle(tours, tour, locale),
          },
        ]
      : []),
    { header: t('tours.bookings.people'), cell: (row) => guestsText(row, t) },
    {
      header: t('tours.bookings.status'),
      cell: ({ status }) => (
        <StatusMark tone={statusTones[status]}>{t(`tours.statuses.${status}`)}</StatusMark>
      ),
    },
    {
      header: t('tours.bookings.paid'),
      align: 'end',
      cell: ({ paid, refunded }) => formatDong(paid - refunded, locale),
    },
    {
      header: t('tours.bookings.total'),
      align: 'end',
      cell: ({ total }) => formatDong(total, locale),
    },
    { header: t('tours.bookings.code'), cell: ({ code }) => code },
  ]
  return (
    <>
      <TourTabs part="bookings" />
      <ViewHeader title={t('tours.bookings.title')} />
      <AdminList
        list={list}
        filterForm={{
          label: t('tours.bookings.search'),
          grid: 'items-end sm:grid-cols-2 lg:grid-cols-[minmax(12rem,1fr)_14rem_11rem_11rem]',
        }}
        filters={{
          q: { label: t('tours.bookings.search'), placeholder: t('tours.bookings.searchHint') },
          tour: {
            label: t('tours.bookings.tour'),
            isMore: true,
            options: ['', ...known],
            all: t('tours.bookings.allTours'),
            textOf: (slug) => {
              const tour = tours.find((one) => one.slug === slug)
              return tour ? text(tour, 'title', locale) : slug
            },
          },
          from: { label: t('tours.bookings.from'), isMore: true, as: 'day' },
          to: { label: t('tours.bookings.to'), isMore: true, as: 'day' },
        }}
        rows={data?.bookings}
        rowId={({ code }) => code}
        caption={t('tours.bookings.list')}
        columns={columns}
        empty={{ title: t('tours.bookings.empty'), text: t('tours.bookings.emptyText') }}
        noMatch={{
          title: t('tours.bookings.noMatch'),
          text: t('tours.bookings.noMatchText'),
          reset: t('tours.bookings.reset'),
        }}
        pager={
          data?.hasMore === true && <p className="mt-3 text-muted">{t('tours.bookings.more')}</p>
        }
      >
        <h2 className="sr-only">{t('tours.bookings.list')}</h2>
      </AdminList>
    </>
  )
}
