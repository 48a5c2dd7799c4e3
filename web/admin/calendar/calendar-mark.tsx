import { CalendarClock } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarMark, CalendarSort, CalendarState } from '../../../schema/api/admin-calendar'
import { locales } from '../../../schema/locale'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { entryScreens } from '../content/entry-api'
import { clockTime } from '../kit/format-instant'
import { letterScreens } from '../letters/letter-api'
import { mediaScreens } from '../media/media-api'

const screens: Record<CalendarSort, (subject: string) => string> = {
  publication: entryScreens.editor,
  letter: letterScreens.one,
  deal: entryScreens.editor,
  fact: entryScreens.editor,
  licence: mediaScreens.detail,
  link: (id) => `/admin/products/${id}`,
  festival: entryScreens.editor,
}

const stateLooks: Record<CalendarState, string> = {
  done: 'border-line bg-line',
  planned: 'border-dashed border-ink',
  failed: 'border-bad text-bad',
}

interface MarkProps {
  mark: CalendarMark
  title: string
  /** Id of the mark that was just moved, which takes the focus. */
  moved: RefObject<string | undefined>
  onMove: () => void
}

export function Mark({ mark, title, moved, onMove }: MarkProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { id, sort, subject, at, until, languages, version } = mark
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (moved.current !== id) return
    moved.current = undefined
    button.current?.focus()
  }, [moved, id])
  const isMovable = version !== undefined
  return (
    <li
      draggable={isMovable}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      className={
        'rounded-control border border-line bg-paper px-1.5 py-1 text-sm/5 ' +
        (isMovable ? 'cursor-grab' : '')
      }
    >
      <div className="flex items-center gap-1 text-xs">
        <span className={sort === 'publication' ? 'sr-only' : 'text-muted'}>
          {t(`calendar.sorts.${sort}`)}
        </span>
        {locales.map((language) => {
          const state = languages[language]
          return (
            state && (
              <span
                key={language}
                title={t(`calendar.states.${state}`)}
                className={`rounded border px-1 font-semibold ${stateLooks[state]}`}
              >
                {language.toUpperCase()}
                <span className="sr-only"> {t(`calendar.states.${state}`)}</span>
              </span>
            )
          )
        })}
        {isMovable && (
          <button
            ref={button}
            type="button"
            title={t('calendar.move')}
            aria-label={t('calendar.moveOf', { title })}
            onClick={onMove}
            className={
              '-my-1 -me-1.5 ms-auto inline-flex size-11 items-center justify-center ' +
              'rounded-full hover:bg-line/60 xl:size-7'
            }
          >
            <CalendarClock className="size-4" />
          </button>
        )}
      </div>
      <p className="line-clamp-3">
        {at && <span className="me-1 text-muted">{clockTime(at, locale)}</span>}
        {subject ? (
          <SiteLink to={screens[sort](subject)} className="wrap-anywhere hover:underline">
            {title}
          </SiteLink>
        ) : (
          <span className="wrap-anywhere">{title}</span>
        )}
      </p>
      {until && (
        <span className="block text-xs text-muted">
          {t('calendar.until', { day: formatDate(until, locale, 'dayMonth') })}
        </span>
      )}
    </li>
  )
}
