import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTags } from '../../../schema/locale'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

const columns = [
  'xl:col-start-1',
  'xl:col-start-2',
  'xl:col-start-3',
  'xl:col-start-4',
  'xl:col-start-5',
  'xl:col-start-6',
  'xl:col-start-7',
]

/** 0 for Monday. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7
const maxShown = 4

interface DayProps {
  day: string
  today: string
  /** One each mark. */
  marks: readonly ReactNode[]
  onDrop: (id: string) => void
}

export function Day({ day, today, marks, onDrop }: DayProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [isOver, setIsOver] = useState(false)
  const { bcp47 } = languageTags[locale]
  const weekday = new Date(day).toLocaleDateString(bcp47, { weekday: 'long', timeZone: 'UTC' })
  const more = marks.slice(maxShown)
  return (
    <li
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        onDrop(event.dataTransfer.getData('text/plain'))
      }}
      className={
        'min-w-0 rounded-control border p-1.5 xl:min-h-28 ' +
        `${marks.length === 0 ? 'hidden xl:block' : ''} ` +
        `${isOver ? 'border-accent bg-tint' : 'border-line bg-card'} ` +
        (day.endsWith('-01') ? columns[weekdayOf(day)] : '')
      }
    >
      <h3 className={`px-0.5 text-sm ${day < today ? 'text-muted' : 'font-semibold'}`}>
        <span className="first-letter:uppercase xl:sr-only">
          {weekday}, {formatDate(day, locale, 'dayMonth')}
        </span>
        <span aria-hidden="true" className="hidden xl:inline">
          {Number(day.slice(8))}
        </span>
        {day === today && <span className="ms-1.5 text-accent">{t('calendar.today')}</span>}
      </h3>
      {marks.length > 0 && <ul className="mt-1 grid gap-1">{marks.slice(0, maxShown)}</ul>}
      {more.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer px-0.5 py-2.5 text-sm font-semibold xl:py-1">
            {t('calendar.more', { count: more.length })}
          </summary>
          <ul className="grid gap-1">{more}</ul>
        </details>
      )}
    </li>
  )
}
