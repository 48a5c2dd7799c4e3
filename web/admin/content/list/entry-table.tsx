import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ListedEntry } from '../../../../schema/api/admin-entries'
import { type ContentPillar, contentPillars, isFixed } from '../../../../schema/content/choices'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import { type Locale, text } from '../../../../schema/locale'
import { formatNumber } from '../../../../schema/numbers'
import { formatDateOrNothing } from '../../../../schema/time'
import { useLocale } from '../../../lib/locale-context'
import { ChoosableTable } from '../../kit/choosable-table'
import type { Column } from '../../kit/data-table'
import { formatInstant } from '../../kit/format-instant'
import { LastChange } from '../../kit/last-change'
import { RowActions } from '../../kit/row-actions'
import { TwoTitles } from '../../kit/two-titles'
import { entryApi, entryScreens, useInvalidateEntries } from '../entry-api'
import { LanguageMarks, standingOf } from '../language-marks'
import { pathLabel } from '../path-label'
import { titleOf } from '../titles'

const isPillar = (value: string | null): value is ContentPillar =>
  contentPillars.some((pillar) => pillar === value)

/** The rows, with boxes to choose several. */
export function EntryTable({ rows }: { rows: readonly ListedEntry[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const onChanged = useInvalidateEntries()
  const isOfPosts = rows.every(({ kind }) => kind === 'post')
  const bulk = {
    path: entryApi.bulk,
    titleOf: (entry: ListedEntry) => titleOf(entry, locale, t),
    editorOf: entryScreens.editor,
    fieldLabel: (path: string) => pathLabel(t, path.split('.')),
    onChanged,
  }
  return (
    <ChoosableTable
      caption={t('entries.title')}
      columns={columnsOf(locale, t, isOfPosts)}
      rows={rows}
      bulk={bulk}
    />
  )
}

/** What only lists of articles have. */
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

function columnsOf(
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
              ? t(`entries.choices.contentPillar.${entry.pillar}`)
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
      cell: (entry) => <Actions entry={entry} />,
    },
  ]
}

function Actions({ entry }: { entry: ListedEntry }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const onChanged = useInvalidateEntries()
  const page =
    standingOf(entry, locale) === 'public' ? entryPagePath(entry.kind, entry.slug) : undefined
  return (
    <RowActions
      row={entry}
      title={titleOf(entry, locale, t)}
      page={page}
      isFixed={isFixed(entry.kind)}
      api={entryApi}
      editorOf={entryScreens.editor}
      onChanged={onChanged}
    />
  )
}

/** What is to be done with an entry, and of a figure how fresh it is. */
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
          {t('entries.facts.checkedOn', { date: dateOf(fact.checkedOn) })}
        </span>
      )}
      {fact?.validUntil && (
        <span className="text-muted">
          {t('entries.facts.validUntil', { date: dateOf(fact.validUntil) })}
        </span>
      )}
    </span>
  )
}
