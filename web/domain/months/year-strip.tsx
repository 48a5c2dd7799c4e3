import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestination, ShownMonth } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { allMonths, formatMonth, monthNames } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useChosenInView } from '../../ui/filter-chips'
import { SiteLink } from '../../ui/site-link'
import { verdictMarks } from './verdict-mark'

interface YearStripProps {
  destination: Pick<ShownDestination, 'slug' | 'nameVi' | 'nameEn'> & {
    year?: readonly Pick<ShownMonth, 'month' | 'verdict'>[] | undefined
  }
  current?: number
}

export function YearStrip({ destination, current }: YearStripProps) {
  const { t } = useTranslation('months')
  const locale = useLocale()
  const row = useRef<HTMLUListElement>(null)
  useChosenInView(row, String(current ?? ''))
  const name = text(destination, 'name', locale)
  const verdictOf = (month: number) => destination.year?.find((one) => one.month === month)?.verdict
  return (
    <nav aria-label={t('year', { name })} className="page mt-3 md:mt-4" data-print="hide">
      <ul ref={row} className="chip-row month-row month-row-page lg:grid-cols-12">
        {allMonths.map((month) => {
          const verdict = verdictOf(month)
          return (
            <li key={month} id={`thang-${month}`} className="scroll-mt-24">
              <SiteLink
                to={fillPath(paths.destinationMonth, {
                  slug: destination.slug,
                  month: String(month),
                })}
                aria-current={month === current ? 'page' : undefined}
                aria-label={
                  verdict &&
                  t('cell', {
                    name,
                    month: formatMonth(month, locale),
                    verdict: t(`verdicts.${verdict}`).toLocaleLowerCase(locale),
                  })
                }
                className={`chip size-full ${verdict ? verdictMarks[verdict] : ''}`}
              >
                {monthNames([month], locale)}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
