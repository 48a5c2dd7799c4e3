import { useTranslation } from 'react-i18next'
import type { SubscriberGrowth } from '../../../schema/api/admin-subscribers'
import { type Locale, locales } from '../../../schema/locale'
import type { MailingList } from '../../../schema/mailing-lists'
import { formatNumber } from '../../../schema/numbers'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { CountTable } from '../kit/count-table'
import { BarRow } from '../kit/day-chart'

type Month = SubscriberGrowth['months'][number]

export function Growth({ list }: { list: MailingList }) {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData(`/api/admin/subscribers/growth?list=${list}`)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <div className="pulsing skeleton mb-5 h-56" />
  return (
    <section aria-labelledby="growth" className="mb-5 rounded-card border border-line bg-card p-4">
      <h2 id="growth" className="text-base font-semibold">
        {t('subscribers.growth.title')}
      </h2>
      <div aria-hidden="true" className="mt-3 grid gap-6 *:min-w-0 lg:grid-cols-2">
        {locales.map((language) => (
          <LanguageChart key={language} language={language} growth={data} />
        ))}
      </div>
      <details className="mt-2">
        <summary className="cursor-pointer py-2.5 font-semibold">
          {t('subscribers.growth.table')}
        </summary>
        <GrowthTable months={data.months} />
      </details>
    </section>
  )
}

function LanguageChart({
  language,
  growth: { months, totals },
}: {
  language: Locale
  growth: SubscriberGrowth
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const number = (value: number) => formatNumber(value, locale)
  const bars = months.map(({ month, [language]: { joined, left } }) => ({
    key: month,
    title: t('subscribers.growth.month', {
      month: formatDate(`${month}-01`, locale, 'month'),
      joined: number(joined),
      left: number(left),
    }),
    up: joined,
    down: left,
  }))
  const ends = [months[0], months.at(-1)]
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t(`subscribers.languages.${language}`)}</span>
        <span className="text-sm text-muted">
          {t('subscribers.growth.now', { number: number(totals[language]) })}
        </span>
      </p>
      <BarRow bars={bars} className="mt-2 h-36" />
      <p className="flex justify-between pt-1 text-xs text-muted">
        {ends.map(
          (month) =>
            month && (
              <span key={month.month}>{formatDate(`${month.month}-01`, locale, 'month')}</span>
            ),
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 text-xs text-muted">
        <Key mark="bg-accent" words={t('subscribers.growth.joined')} />
        <Key mark="bg-edge" words={t('subscribers.growth.left')} />
      </p>
    </div>
  )
}

function Key({ mark, words }: { mark: string; words: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${mark}`} />
      {words}
    </span>
  )
}

const sides = ['joined', 'left'] as const

function GrowthTable({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <CountTable
      caption={t('subscribers.growth.title')}
      corner={t('subscribers.growth.monthColumn')}
      columns={locales.flatMap((language) =>
        sides.map((side) => `${t(`subscribers.growth.${side}`)} (${language.toUpperCase()})`),
      )}
      rows={[...months].reverse().map((month) => ({
        name: formatDate(`${month.month}-01`, locale, 'month'),
        counts: locales.flatMap((language) => sides.map((side) => month[language][side])),
      }))}
    />
  )
}
