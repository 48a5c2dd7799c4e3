import { useTranslation } from 'react-i18next'
import { lunarYearName } from '../../schema/lunar-day'
import { paths } from '../../schema/paths'
import { useLocale } from '../lib/locale-context'
import { usePageData } from '../lib/page-data'
import { SiteLink } from '../ui/site-link'

export function LunarToday() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { lunarToday } = usePageData()
  if (!lunarToday) return null
  const { day, month, year, isLeap } = lunarToday
  return (
    <SiteLink to={paths.when} className="underline underline-offset-4">
      {t(isLeap ? 'lunar.leapMonth' : 'lunar.today', {
        day,
        month,
        year: lunarYearName(year, locale),
      })}
    </SiteLink>
  )
}
