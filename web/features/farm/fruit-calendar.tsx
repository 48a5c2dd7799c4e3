import { useTranslation } from 'react-i18next'
import type { ShownFarm, ShownFruit } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formId } from '../../../schema/no-js-forms'
import { paths } from '../../../schema/paths'
import { allMonths, formatMonth, monthOf } from '../../../schema/time'
import { monthRuns, ripeness, wayTo } from '../../domain/farm/season'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { Fold } from '../../ui/fold'
import { SiteLink } from '../../ui/site-link'

const marks = { main: 'fruit-mark', some: 'fruit-mark fruit-mark-some' }

export function FruitCalendar({ farm: { fruits, tours, ...farm } }: { farm: ShownFarm }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const today = useToday()
  const current = monthOf(today)
  return (
    <section id="lich-trai-chin" className="page mt-12 md:mt-20" aria-labelledby="calendar-heading">
      <h2 id="calendar-heading" className="text-title">
        {t('calendar')}
      </h2>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {(['main', 'some'] as const).map((one) => (
          <span key={one} className="inline-flex items-center gap-2">
            <Mark of={one} />
            {t(`ripeness.${one}`)}
          </span>
        ))}
      </p>
      <table className="fruit-table mt-4 w-full">
        <caption className="sr-only">{t('calendarCaption')}</caption>
        <thead>
          <tr className="border-b border-line text-xs">
            <th scope="col">
              <span className="sr-only">{t('fruit')}</span>
            </th>
            {allMonths.map((month) => (
              <th
                key={month}
                scope="col"
                aria-current={month === current ? 'date' : undefined}
                className={`pb-1 ${columnClass(month === current)}`}
              >
                <span className="sr-only">{formatMonth(month, locale, 'monthName')}</span>
                <span
                  aria-hidden="true"
                  className={
                    month === current ? 'font-bold underline underline-offset-4' : 'font-normal'
                  }
                >
                  {month}
                </span>
                {month === current && <span className="sr-only"> ({t('thisMonth')})</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fruits.map((fruit) => (
            <tr key={fruit.id} id={fruit.id} className="border-b border-line">
              <th scope="row" className="py-1.5 pe-2 font-normal">
                <FruitName fruit={fruit} way={wayTo(fruit, { today, tours })} />
              </th>
              {allMonths.map((month) => {
                const ripe = ripeness(fruit, month)
                return (
                  <td key={month} className={columnClass(month === current)}>
                    {ripe !== 'none' && (
                      <>
                        <Mark of={ripe} />
                        <span className="sr-only">{t(`ripeness.${ripe}`)}</span>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-2xl text-sm text-muted">{text(farm, 'calendarNote', locale)}</p>
      <Fold title={t('fruitDetails')}>
        <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {fruits.map((fruit) => (
            <div key={fruit.id}>
              <dt className="font-semibold">
                {text(fruit, 'name', locale)}{' '}
                <span className="text-sm font-normal text-muted">
                  {text(fruit, 'place', locale)}
                </span>
              </dt>
              <dd className="text-muted">{text(fruit, 'text', locale)}</dd>
              <dd className="mt-0.5">{text(fruit, 'doing', locale)}.</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  )
}

function Mark({ of }: { of: keyof typeof marks }) {
  return <span aria-hidden="true" className={marks[of]} />
}

const columnClass = (isCurrent: boolean) => (isCurrent ? 'bg-glow text-center' : 'text-center')

function FruitName({ fruit, way }: { fruit: ShownFruit; way: 'book' | 'trip' | 'wait' }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const name = text(fruit, 'name', locale)
  const target = {
    book: `${paths.farm}#dat-cho`,
    wait: `${paths.farm}#${formId('orchard')}`,
    trip: paths.planTrip,
  }[way]
  const runs = monthRuns(fruit.months).map((run) =>
    [...new Set(run)].map((month) => formatMonth(month, locale, 'monthShort')).join('–'),
  )
  return (
    <>
      <SiteLink
        to={target}
        aria-label={`${name}: ${t(`ways.${way}`)}`}
        className={
          'inline-flex min-h-6 items-center leading-tight font-semibold underline ' +
          'underline-offset-4'
        }
      >
        {name}
      </SiteLink>
      <span className="block text-xs text-muted">
        {fruit.months.length >= 12 ? t('allYear') : t('monthsOf', { months: runs.join(', ') })}
      </span>
    </>
  )
}
