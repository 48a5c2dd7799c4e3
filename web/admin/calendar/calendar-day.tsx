import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageTags } from '../../../schema/locale'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'

const maxShown = 4

/** Brings today into view if it is below: the month opens at its first day. */
function showToday(day: HTMLElement | null) {
  if (day && day.getBoundingClientRect().bottom > window.innerHeight)
    day.scrollIntoView({ block: 'center' })
}

interface DayProps {
  day: string
  today: string
  /** Of a neighbouring month: only where weeks are shown. */
  isOutside: boolean
  /** One each mark. */
  marks: readonly ReactNode[]
  onDrop: (id: string) => void
}

export function Day({ day, today, isOutside, marks, onDrop }: DayProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [isOver, setIsOver] = useState(false)
  const { bcp47 } = languageTags[locale]
  const isToday = day === today
  const weekday = new Date(day).toLocaleDateString(bcp47, { weekday: 'long', timeZone: 'UTC' })
  const more = marks.slice(maxShown)
  return (
    <li
      ref={isToday && !isOutside ? showToday : undefined}
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
        `${isOutside || (marks.length === 0 && !isToday) ? 'hidden xl:block' : ''} ` +
        (isOver ? 'border-accent bg-tint' : `border-line ${isOutside ? 'bg-paper' : 'bg-card'}`)
      }
    >
      <h3 className={`px-0.5 text-sm ${day < today || isOutside ? 'text-muted' : 'font-semibold'}`}>
        <span className="first-letter:uppercase xl:sr-only">
          {weekday}, {formatDate(day, locale, 'dayMonth')}
        </span>
        <span aria-hidden="true" className="hidden xl:inline">
          {isOutside ? formatDate(day, locale, 'season') : Number(day.slice(8))}
        </span>
        {isToday && <span className="ms-1.5 text-accent">{t('calendar.today')}</span>}
      </h3>
      {marks.length > 0 && <ul className="mt-1 grid gap-1">{marks.slice(0, maxShown)}</ul>}
      {more.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer px-0.5 py-2.5 text-sm font-semibold">
            {t('calendar.more', { count: more.length })}
          </summary>
          <ul className="grid gap-1">{more}</ul>
        </details>
      )}
    </li>
  )
}
