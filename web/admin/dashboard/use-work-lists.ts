import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { CappedCount } from '../../../schema/api/admin-dashboard'
import type { AdminEntryRow, WaitingEntries } from '../../../schema/api/admin-entries'
import type { LeadRow } from '../../../schema/api/admin-leads'
import type { LetterRow } from '../../../schema/api/letters'
import { type Locale, text } from '../../../schema/locale'
import { formatNumber } from '../../../schema/numbers'
import { leadPath } from '../../../schema/submissions'
import { formatDate } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { entryScreens } from '../content/entry-api'
import { titleOf } from '../content/titles'
import { useAdminData, useNames } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { letterApi, letterScreens } from '../letters/letter-api'
import { firstStart } from '../letters/progress'
import type { ShortListProps } from './top-lists'

const maxShown = 5
const photoList = '/admin/media'
const missedList = '/admin/searches?list=withoutResults'

type Line = ShortListProps['lines'][number]
type WorkList = Pick<ShortListProps, 'title' | 'all' | 'lines'>

function daysLeftText(t: TFunction<'admin'>, days: number): string {
  if (days === 0) return t('dashboard.lastDay')
  return days > 0
    ? t('dashboard.daysLeft', { count: days })
    : t('dashboard.daysOver', { count: -days })
}

function photoLines(
  { missingAlt, unused }: WaitingEntries['photos'],
  locale: Locale,
  t: TFunction<'admin'>,
): Line[] {
  function line(id: string, name: string, { count, isCapped }: CappedCount): Line[] {
    if (count === 0) return []
    const number = formatNumber(count, locale)
    const shown = isCapped ? t('dashboard.atLeast', { number }) : number
    const note = t('dashboard.photoCount', { count, number: shown })
    return [{ id, to: `${photoList}?state=${id}`, name, note }]
  }
  return [
    ...line('missing-alt', t('dashboard.missingAlt'), missingAlt),
    ...line('unused', t('dashboard.unusedPhotos'), unused),
  ]
}

function letterLines(letters: LetterRow[], locale: Locale, t: TFunction<'admin'>): Line[] {
  return letters.flatMap((letter) => {
    const state = letter.sending?.state
    if (state !== 'scheduled' && state !== 'sending' && state !== 'paused') return []
    const start = letter.sending && firstStart(letter.sending)
    const note =
      state === 'scheduled' && start ? formatInstant(start, locale) : t(`letters.states.${state}`)
    return [
      {
        id: letter.id,
        to: letterScreens.one(letter.id),
        name: text(letter, 'title', locale) || t('kit.untitled'),
        note,
      },
    ]
  })
}

interface Words {
  t: TFunction<'admin'>
  locale: Locale
  nameOf: (username: string | null) => string
}

/** Of everybody, with a link to one's own. */
function leadList(
  todo: 'due' | 'replied',
  leads: LeadRow[],
  { t, locale, nameOf }: Words,
): WorkList {
  const list = `/admin/leads?todo=${todo}`
  const dayOf = ({ followUpOn, updatedAt }: LeadRow) =>
    todo === 'due'
      ? followUpOn && formatDate(followUpOn, locale, 'season')
      : formatInstant(updatedAt, locale)
  return {
    title: t(`dashboard.leads.${todo}`),
    all: [
      { to: list, label: t('dashboard.all') },
      { to: `${list}&assignee=me`, label: t('dashboard.mine') },
    ],
    lines: leads.slice(0, maxShown).map((lead) => ({
      id: lead.id,
      to: leadPath(lead.kind, lead.id),
      name: lead.name,
      note: [dayOf(lead), nameOf(lead.assignee)].filter(Boolean).join(' · '),
    })),
  }
}

export function useWorkLists() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const waiting = useAdminData('/api/admin/entries/waiting')
  const searches = useAdminData('/api/admin/searches')
  const letters = useAdminData(letterApi.list)
  const due = useAdminData('/api/admin/leads?todo=due')
  const replied = useAdminData('/api/admin/leads?todo=replied')
  const reads = [waiting, searches, letters, due, replied]
  const error = reads.find((read) => read.error)?.error
  const retry = () => {
    for (const read of reads) read.retry()
  }
  if (!waiting.data || !searches.data || !letters.data || !due.data || !replied.data)
    return { error, retry }

  const { failed, behind, changed, scheduled, endingDeals, expiringFacts, agedPrices, photos } =
    waiting.data
  const all = (to: string) => [{ to, label: t('dashboard.all') }]
  function entryList<Entry extends AdminEntryRow>(
    title: string,
    query: string,
    entries: readonly Entry[],
    note: (entry: Entry) => string,
  ): WorkList {
    return {
      title,
      all: all(`${entryScreens.list}?${query}`),
      lines: entries.map((entry) => ({
        id: entry.id,
        to: entryScreens.editor(entry.id),
        name: titleOf(entry, locale, t),
        note: note(entry),
      })),
    }
  }
  const editedAt = ({ updatedAt }: AdminEntryRow) => formatInstant(updatedAt, locale)
  const failedList = entryList(t('dashboard.failedContent'), 'state=failed', failed, (entry) =>
    formatInstant(entry.scheduleFailedAt, locale),
  )
  const { team } = waiting.data
  const words = { t, locale, nameOf }
  function teamList(title: string, lines: Line[][]): WorkList[] {
    const shown = lines.flat()
    return shown.length > 0 ? [{ title, all: [], lines: shown }] : []
  }
  function teamLines<Entry extends AdminEntryRow & { at: string }>(
    name: string,
    entries: readonly Entry[],
    note: (entry: Entry) => string,
  ): Line[] {
    return entries.map((entry) => ({
      id: `${name} ${entry.id}`,
      to: entryScreens.editor(entry.id),
      name: titleOf(entry, locale, t),
      note: `${note(entry)}, ${formatInstant(entry.at, locale)}`,
    }))
  }
  const lists: WorkList[] = [
    leadList('due', due.data.leads, words),
    leadList('replied', replied.data.leads, words),
    ...teamList(t('dashboard.forYou'), [
      teamLines('review', team.reviews, ({ name }) => t('dashboard.asksReview', { name })),
      teamLines('comment', team.mentions, ({ name }) => t('dashboard.commented', { name })),
      teamLines('approved', team.approved, ({ name }) => t('dashboard.approved', { name })),
    ]),
    ...teamList(t('dashboard.forOthers'), [
      teamLines('sent', team.sent, ({ reviewer }) =>
        t('dashboard.sentTo', { name: reviewer ?? t('dashboard.anyone') }),
      ),
    ]),
    ...(failed.length > 0 ? [failedList] : []),
    entryList(t('dashboard.behind'), 'state=behind', behind, editedAt),
    entryList(t('dashboard.changed'), 'state=changed', changed, editedAt),
    entryList(t('dashboard.scheduledContent'), 'state=scheduled', scheduled, (entry) =>
      formatInstant(entry.scheduledAtVi ?? entry.scheduledAtEn, locale),
    ),
    entryList(t('dashboard.endingDeals'), 'kind=deal', endingDeals, ({ endsOn }) =>
      t('dashboard.endsOn', { date: formatDate(endsOn, locale) }),
    ),
    entryList(t('dashboard.expiringFacts'), 'kind=fact', expiringFacts, ({ daysLeft }) =>
      daysLeftText(t, daysLeft),
    ),
    entryList(t('dashboard.agedPrices'), 'kind=prices', agedPrices, ({ oldest }) =>
      t('dashboard.oldest', { date: formatDate(oldest, locale) }),
    ),
    {
      title: t('dashboard.letters'),
      all: [{ to: letterScreens.list, label: t('frame.nav.letters') }],
      lines: letterLines(letters.data.letters, locale, t),
    },
    { title: t('dashboard.photos'), all: all(photoList), lines: photoLines(photos, locale, t) },
    {
      title: t('dashboard.missedSearches'),
      all: all(missedList),
      lines: searches.data.withoutResults
        .slice(0, maxShown)
        .map(({ query, locale: language, searches: count }) => ({
          id: `${language} ${query}`,
          to: missedList,
          name: query,
          note: t('dashboard.searched', { count, language: t(`searches.languages.${language}`) }),
        })),
    },
  ]
  return { lists, error, retry }
}
