import type { CalendarMark, CalendarMonth, CalendarState } from '../../../schema/api/admin-calendar'
import { dealDates } from '../../../schema/deal-dates'
import type { Locale } from '../../../schema/locale'
import { vietnamDay, vietnamDayRange, weeksOfMonth } from '../../../schema/time'
import { selectEndingDeals, selectExpiringFacts } from '../../content/admin-list'
import { summaryIn } from '../../content/queries'
import { pick } from '../../content/stored-entry'
import type { Database } from '../../platform/db/database'
import { festivalDates } from '../festivals/routes'
import {
  maxRows,
  type Span,
  selectDeadLinks,
  selectEndingLicences,
  selectFestivals,
  selectLetterRuns,
  selectPublications,
} from './queries'

type Languages = CalendarMark['languages']
type Titled = Pick<CalendarMark, 'titleVi' | 'titleEn'> &
  Required<Pick<CalendarMark, 'kind' | 'slug'>> & { id: string }

/** A mark of a whole day, about an entry. */
function markOf(
  entry: Titled,
  sort: CalendarMark['sort'],
  dates: Pick<CalendarMark, 'day' | 'until'>,
): CalendarMark {
  const id = `${sort} ${entry.id} ${dates.day}`
  const title = pick(entry, 'titleVi', 'titleEn', 'kind', 'slug')
  return { ...title, ...dates, id, sort, subject: entry.id, languages: {} }
}

/** Marks with the same id become one, in all their languages. */
function joinLanguages(marks: readonly CalendarMark[]): CalendarMark[] {
  const joined = new Map<string, CalendarMark>()
  for (const mark of marks) {
    const languages: Languages = { ...joined.get(mark.id)?.languages, ...mark.languages }
    joined.set(mark.id, { ...mark, languages })
  }
  return [...joined.values()]
}

type Published = Awaited<ReturnType<typeof selectPublications>>

/** Languages that went live on one day are one mark, those to come only at the same time. */
function publicationMarks(
  rows: Published,
  { locale, isDone, now }: { locale: Locale; isDone: boolean; now: Date },
): CalendarMark[] {
  return rows.flatMap(({ at, version, scheduleFailedAt, ...entry }) => {
    if (at === null) return []
    const isFailed = scheduleFailedAt !== null && new Date(at) <= now
    const planned: CalendarState = isFailed ? 'failed' : 'planned'
    const mark = markOf(entry, 'publication', { day: vietnamDay(at) })
    return isDone
      ? { ...mark, at, languages: { [locale]: 'done' } }
      : { ...mark, id: `${mark.id} ${at}`, at, version, languages: { [locale]: planned } }
  })
}

function letterMarks(
  rows: Awaited<ReturnType<typeof selectLetterRuns>>,
  now: Date,
): CalendarMark[] {
  return rows.map(({ language, startsAt: at, ...entry }) => {
    const mark = markOf(entry, 'letter', { day: vietnamDay(at) })
    const state: CalendarState = new Date(at) > now ? 'planned' : 'done'
    return { ...mark, id: `${mark.id} ${at}`, at, languages: { [language]: state } }
  })
}

function festivalMarks(
  rows: Awaited<ReturnType<typeof selectFestivals>>,
  { firstDay, lastDay }: Span,
): CalendarMark[] {
  const years = [...new Set([firstDay, lastDay].map((day) => Number(day.slice(0, 4))))]
  return rows.flatMap((row) => {
    const festival = summaryIn('festival', row)
    if (!festival) return []
    return years
      .flatMap((year) => festivalDates(festival, year))
      .map(({ from, to }) =>
        markOf(row, 'festival', { day: from, ...(to !== from && { until: to }) }),
      )
  })
}

const orderOf = ({ day, at = '', id }: CalendarMark) => `${day} ${at} ${id}`

/** What is dated in the weeks of a month `YYYY-MM`. */
export async function readMonth(db: Database, month: string, now: Date): Promise<CalendarMonth> {
  const { firstDay, lastDay } = weeksOfMonth(month)
  const { from } = vietnamDayRange(firstDay)
  const { to } = vietnamDayRange(lastDay)
  const span = { from, to, firstDay, lastDay }
  const found = await db.batch([
    selectPublications(db, span, 'vi', 'done'),
    selectPublications(db, span, 'en', 'done'),
    selectPublications(db, span, 'vi', 'planned'),
    selectPublications(db, span, 'en', 'planned'),
    selectLetterRuns(db, span),
    selectEndingDeals(db, firstDay, lastDay),
    selectExpiringFacts(db, { from: firstDay, to: lastDay, limit: maxRows }),
    selectEndingLicences(db, span),
    selectDeadLinks(db, span),
    selectFestivals(db),
  ])
  const [doneVi, doneEn, dueVi, dueEn, letters, deals, facts, photos, links, festivals] = found
  const marks = [
    ...publicationMarks(doneVi, { locale: 'vi', isDone: true, now }),
    ...publicationMarks(doneEn, { locale: 'en', isDone: true, now }),
    ...publicationMarks(dueVi, { locale: 'vi', isDone: false, now }),
    ...publicationMarks(dueEn, { locale: 'en', isDone: false, now }),
    ...letterMarks(letters, now),
    ...deals.map((deal) => markOf(deal, 'deal', { day: dealDates(deal.window, firstDay).validTo })),
    ...facts.map((fact) => markOf(fact, 'fact', { day: fact.validUntil })),
    ...photos.map(
      ({ id, fileName, captionVi, captionEn, licenceUntil }): CalendarMark => ({
        id: `licence ${id}`,
        sort: 'licence',
        day: licenceUntil ?? '',
        languages: {},
        subject: id,
        titleVi: captionVi || fileName,
        titleEn: captionEn || fileName,
      }),
    ),
    ...links.map(
      ({ id, host, deadSince, product, title, titleVi }): CalendarMark => ({
        id: `link ${id}`,
        sort: 'link',
        day: vietnamDay(deadSince ?? ''),
        languages: {},
        subject: product === null ? null : String(product),
        titleVi: titleVi || title || host,
        titleEn: title || host,
      }),
    ),
    ...festivalMarks(festivals, span),
  ]
  const shown = joinLanguages(marks).filter(({ day }) => day >= firstDay && day <= lastDay)
  return {
    marks: shown.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
    isCut: found.some(({ length }) => length >= maxRows),
  }
}
