import {
  BadgePercent,
  CalendarClock,
  Camera,
  Link2Off,
  type LucideIcon,
  Mail,
  Newspaper,
  PartyPopper,
  Scale,
} from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarMark, CalendarSort, CalendarState } from '../../../schema/api/admin-calendar'
import { locales } from '../../../schema/locale'
import { formatClock, formatDate, vietnamClock } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'
import { entryScreens } from '../content/entry-api'
import { mediaScreens } from '../media/media-api'
import { useMarkTitle } from './use-mark-title'

export const sortIcons: Record<CalendarSort, LucideIcon> = {
  publication: Newspaper,
  letter: Mail,
  deal: BadgePercent,
  fact: Scale,
  licence: Camera,
  link: Link2Off,
  festival: PartyPopper,
}

const screens: Record<CalendarSort, (subject: string) => string> = {
  publication: entryScreens.editor,
  letter: (id) => `/admin/letters/${encodeURIComponent(id)}`,
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
  /** Id of the mark that was just moved, which takes the focus. */
  moved: RefObject<string | undefined>
  onMove: () => void
}

export function Mark({ mark, moved, onMove }: MarkProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const title = useMarkTitle()(mark)
  const { id, sort, subject, at, until, languages, version } = mark
  const Icon = sortIcons[sort]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (moved.current !== id) return
    moved.current = undefined
    button.current?.focus()
  }, [moved, id])
  const isMovable = version !== undefined
  const stated = locales.flatMap((language) => {
    const state = languages[language]
    return state ? [{ language, state }] : []
  })
  return (
    <li
      draggable={isMovable}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      className={
        'rounded-control border border-line bg-paper px-1.5 py-1 text-sm/5 ' +
        (isMovable ? 'cursor-grab' : '')
      }
    >
      <div className="flex gap-1.5">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        <p className="min-w-0 grow">
          <span className="sr-only">{t(`calendar.sorts.${sort}`)}: </span>
          {at && <span className="me-1 text-muted">{formatClock(vietnamClock(at), locale)}</span>}
          {subject ? (
            <SiteLink to={screens[sort](subject)} className="wrap-anywhere hover:underline">
              {title}
            </SiteLink>
          ) : (
            <span className="wrap-anywhere">{title}</span>
          )}
          {until && (
            <span className="block text-xs text-muted">
              {t('calendar.until', { day: formatDate(until, locale, 'dayMonth') })}
            </span>
          )}
        </p>
      </div>
      {stated.length > 0 && (
        <div className="mt-0.5 flex items-center gap-1">
          {stated.map(({ language, state }) => (
            <span
              key={language}
              title={t(`calendar.states.${state}`)}
              className={`rounded border px-1 text-xs font-semibold ${stateLooks[state]}`}
            >
              {language.toUpperCase()}
              <span className="sr-only"> {t(`calendar.states.${state}`)}</span>
            </span>
          ))}
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
      )}
    </li>
  )
}
