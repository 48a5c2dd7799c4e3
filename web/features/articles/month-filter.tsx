import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { formatDate } from '../../../schema/time'
import { monthsPath } from '../../domain/articles/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteHref } from '../../lib/navigation'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'

/** Months that are always in the filter, even without posts. */
const specifiedMonths = ['2025-11', '2025-10', '2025-09']

/** All, then the fixed months, those with posts and the chosen one, newest first. A GET form without scripts. */
export function MonthFilter({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const { t } = useTranslation(['articles', 'shell'])
  const locale = useLocale()
  const action = useSiteHref(paths.articles)
  const { data: known = [] } = useApi(monthsPath(locale))
  const chosen = month === 'all' ? [] : [month]
  const months = [...new Set([...known.map((entry) => entry.month), ...specifiedMonths, ...chosen])].sort().reverse()
  return (
    <form method="get" action={action} onSubmit={(event) => event.preventDefault()} className="mt-3 flex max-w-xs gap-3 md:mt-5">
      <div className="grow">
        <SelectField
          label={t('monthLabel')}
          hidesLabel
          name="month"
          value={month}
          options={[
            { value: 'all', label: t('allMonths') },
            ...months.map((value) => ({ value, label: formatDate(`${value}-15`, locale, 'month') })),
          ]}
          onChange={onChange}
        />
      </div>
      <button type="submit" className={`${buttonStyles.primary} js:hidden`}>
        {t('shell:apply')}
      </button>
    </form>
  )
}
