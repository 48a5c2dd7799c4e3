import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { comingMonth, comingMonths, formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { ExactDays } from './exact-days'
import { useTravelDates } from './use-travel-dates'
import { travelDatesText } from './words'

/** Where links lead that ask for the dates. */
export const travelDatesId = 'travel-dates'

interface TravelDatesControlProps {
  /** What the page says of the dates, in place of the dates alone. */
  line?: ReactNode
  /** The other filters of the page as hidden fields, for the form that is sent without scripts. */
  others?: ReactNode
  className?: string
}

/** When the visitor travels: asked for in one line, and once chosen one quiet line. A plain GET form underneath. */
export function TravelDatesControl({ line, others, className = '' }: TravelDatesControlProps) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const today = useToday()
  const { pathname } = useLocation()
  const { dates, text, choose } = useTravelDates()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()

  function change(next: string) {
    setIsOpen(next !== '')
    choose(next)
    document.getElementById(id)?.focus()
  }

  const options = [
    { value: '', label: t('question') },
    ...(dates && 'from' in dates ? [{ value: text, label: travelDatesText(dates, locale) }] : []),
    ...comingMonths(today).map((month) => ({ value: String(month), label: formatDate(comingMonth(month, today).from, locale, 'month') })),
  ]
  return (
    <div id={travelDatesId} className={`flex scroll-mt-24 flex-wrap items-center gap-x-3 ${className}`.trim()} data-print="hide">
      {dates && (
        <p className="py-2.5">
          {line ?? travelDatesText(dates, locale)}{' '}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="-my-2.5 px-1.5 py-2.5 text-accent underline underline-offset-4 no-js:hidden"
          >
            {t('change')}
          </button>
        </p>
      )}
      <form
        method="get"
        action={pathname}
        onSubmit={(event) => event.preventDefault()}
        className={`flex flex-wrap items-center gap-x-3 ${dates && !isOpen ? 'js:hidden' : ''}`}
      >
        <SelectField id={id} label={t('question')} hidesLabel name="when" value={text} options={options} onChange={change} />
        {others}
        <button type="submit" className={`${buttonStyles.secondary} js:hidden`}>
          {t('apply')}
        </button>
        <ExactDays dates={dates} onChoose={change} />
        {dates && (
          <button type="button" className={`${buttonStyles.quiet} no-js:hidden`} onClick={() => change('')}>
            {t('clear')}
          </button>
        )}
      </form>
    </div>
  )
}
