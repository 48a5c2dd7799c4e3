import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchLists, SearchRow } from '../../../schema/api/searches'
import { languageTags } from '../../../schema/locale'
import { searchPath } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { localizedHref } from '../../lib/navigation'
import { useSettings } from '../../lib/page-data'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { type Column, DataTable, rowButton } from '../kit/data-table'
import { Waiting } from '../waiting'
import { SynonymDialog } from './synonym-dialog'

interface SearchTableProps {
  list: keyof SearchLists
  /** The filters as a query string. */
  query: '' | `?${string}`
}

/** One list of queries, each with a button that adds a synonym for it. */
export function SearchTable({ list, query }: SearchTableProps) {
  const { t } = useTranslation('admin')
  const { bcp47 } = languageTags[useLocale()]
  const { data, error, retry } = useAdminData(`/api/admin/searches${query}`)
  const [added, setAdded] = useState<string>()
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const rows = data[list]
  if (rows.length === 0)
    return <EmptyState title={t('searches.emptyTitle')} text={t('searches.emptyText')} />
  const number = (value: number) => value.toLocaleString(bcp47)
  const columns: Column<SearchRow>[] = [
    { header: t('searches.query'), isTitle: true, cell: (row) => <ResultsLink row={row} /> },
    {
      header: t('searches.language'),
      cell: ({ locale }) => (
        <span className="whitespace-nowrap">{t(`searches.languages.${locale}`)}</span>
      ),
    },
    { header: t('searches.searches'), align: 'end', cell: ({ searches }) => number(searches) },
    { header: t('searches.results'), align: 'end', cell: ({ results }) => number(results) },
    { header: t('searches.clicks'), align: 'end', cell: ({ clicks }) => number(clicks) },
    {
      header: t('searches.position'),
      align: 'end',
      cell: ({ averagePosition }) => (averagePosition === null ? '–' : number(averagePosition)),
    },
    {
      header: t('searches.action'),
      cell: ({ query: words }) => (
        <button
          type="button"
          className={rowButton}
          aria-label={t('searches.addFor', { query: words })}
          onClick={() => setAdded(words)}
        >
          {t('searches.add')}
        </button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption={t(`searches.${list}`)}
        columns={columns}
        rows={rows}
        rowId={({ locale, query: words }) => `${locale} ${words}`}
      />
      {added !== undefined && (
        <SynonymDialog synonym={{ same: [added], finds: [] }} onClose={() => setAdded(undefined)} />
      )}
    </>
  )
}

/** The query as a link to what it finds, in its own language. */
function ResultsLink({ row: { query, locale } }: { row: SearchRow }) {
  const { t } = useTranslation('admin')
  const { defaultLocale } = useSettings()
  return (
    <a
      href={localizedHref(searchPath(query), locale, defaultLocale)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center wrap-anywhere underline decoration-1 underline-offset-4 md:min-h-0"
    >
      <span>
        {query}
        <span className="sr-only"> {t('searches.newTab')}</span>
      </span>
    </a>
  )
}
