import type { TFunction } from 'i18next'
import type { ListedEntry } from '../../../../schema/api/admin-entries'
import { type ContentPillar, contentPillars } from '../../../../schema/content/choices'
import { type Locale, text } from '../../../../schema/locale'
import { formatNumber } from '../../../../schema/numbers'
import { formatDateOrNothing } from '../../../../schema/time'
import { type Column, LastChange, TwoTitles } from '../../kit/data-table'
import { formatInstant } from '../../kit/format-instant'
import { entryScreens } from '../entry-api'
import { LanguageMarks } from '../language-marks'
import { titleOf } from '../titles'
import { EntryRowActions } from './entry-row-actions'

const isPillar = (value: string | null): value is ContentPillar =>
  contentPillars.some((pillar) => pillar === value)

function postColumns(locale: Locale, t: TFunction<'admin'>): Column<ListedEntry>[] {
  return [
    {
      header: t('entries.columns.published'),
      cell: ({ publishedAt }) => formatInstant(publishedAt || null, locale),
    },
    {
      header: t('entries.columns.views'),
      align: 'end',
      cell: ({ views }) => formatNumber(views ?? 0, locale),
    },
  ]
}

export function entryColumns(
  locale: Locale,
  t: TFunction<'admin'>,
  isOfPosts: boolean,
): Column<ListedEntry>[] {
  return [
    {
      header: t('entries.columns.title'),
      isTitle: true,
      cell: (entry) => (
        <>
          <span className="block text-sm font-normal whitespace-nowrap text-muted">
            {isPillar(entry.pillar)
              ? t(`entries.pillars.${entry.pillar}`)
              : t(`entries.oneKind.${entry.kind}`)}
          </span>
          <TwoTitles
            row={entry}
            to={entryScreens.editor(entry.id)}
            name={titleOf(entry, locale, t)}
          />
          {entry.fact && (
            <span className="block text-sm font-normal">{text(entry.fact, 'value', locale)}</span>
          )}
        </>
      ),
    },
    {
      header: t('entries.columns.status'),
      onPhone: 'line',
      cell: (entry) => (
        <>
          <LanguageMarks entry={entry} />
          <Notes entry={entry} locale={locale} t={t} />
        </>
      ),
    },
    ...(isOfPosts ? postColumns(locale, t) : []),
    {
      header: t('entries.columns.edited'),
      cell: (entry) => <LastChange row={entry} />,
    },
    {
      header: t('entries.columns.actions'),
      align: 'end',
      isHeaderHidden: true,
      cell: (entry) => <EntryRowActions entry={entry} />,
    },
  ]
}

function Notes({
  entry,
  locale,
  t,
}: {
  entry: ListedEntry
  locale: Locale
  t: TFunction<'admin'>
}) {
  const { isBehind, hasChanges, scheduleFailedAt, fact } = entry
  const dateOf = (day: string) => formatDateOrNothing(day, locale)
  if (!isBehind && !hasChanges && !scheduleFailedAt && !fact) return null
  return (
    <span className="mt-1 grid text-sm">
      {scheduleFailedAt && <span className="font-semibold text-accent">{t('entries.failed')}</span>}
      {hasChanges && <span className="font-semibold">{t('entries.changed')}</span>}
      {isBehind && <span className="text-accent">{t('entries.behind')}</span>}
      {fact?.checkedOn && (
        <span className="text-muted">
          {t('entries.columns.checkedOn', { date: dateOf(fact.checkedOn) })}
        </span>
      )}
      {fact?.validUntil && (
        <span className="text-muted">
          {t('entries.columns.validUntil', { date: dateOf(fact.validUntil) })}
        </span>
      )}
    </span>
  )
}
