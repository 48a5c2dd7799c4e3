import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { searchPeriods } from '../../../schema/admin-fields'
import type { SearchLists, SearchRow, SynonymRow } from '../../../schema/api/searches'
import { languageTags, locales } from '../../../schema/locale'
import { searchPath } from '../../../schema/paths'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { localizedHref } from '../../lib/navigation'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { FilterChips } from '../../ui/filter-chips'
import { useNames, writeAdmin } from '../kit/admin-api'
import { type Column, rowButton } from '../kit/data-table'
import { formatInstant } from '../kit/format-instant'
import { AdminList } from '../kit/list/admin-list'
import { RowAction } from '../kit/list/row-action'
import { choices, pageField, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { type EditedSynonym, SynonymDialog, synonymsPath } from './synonym-dialog'

const viewFields = {
  list: choices(['top', 'withoutResults', 'withoutClicks', 'synonyms']),
  page: pageField,
}

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(viewFields)
  const { list } = state
  return (
    <>
      <ViewHeader title={t('searches.title')} intro={t('searches.intro')} />
      <FilterChips
        label={t('searches.lists')}
        path="/admin/searches"
        name="list"
        drops={['page']}
        value={list}
        options={viewFields.list.options.map((value) => ({ value, label: t(`searches.${value}`) }))}
        onChange={(chosen) => set({ list: chosen, page: '1' })}
      />
      <h2 className="mt-5 text-heading">{t(`searches.${list}`)}</h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{t(`searches.${list}Text`)}</p>
      {list === 'synonyms' ? <SynonymList /> : <SearchList name={list} />}
    </>
  )
}

const searchFields = { days: choices(searchPeriods, '30'), locale: choices(['all', ...locales]) }

function SearchList({ name }: { name: keyof SearchLists }) {
  const { t } = useTranslation('admin')
  const { bcp47 } = languageTags[useLocale()]
  const list = useAdminList('/api/admin/searches', searchFields)
  const [added, setAdded] = useState<string>()
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
      <AdminList
        list={list}
        filterForm={{ label: t('searches.filters'), grid: 'sm:grid-cols-2 lg:max-w-2xl' }}
        filters={{
          days: {
            label: t('searches.period'),
            textOf: (days) => t('searches.lastDays', { count: Number(days) }),
          },
          locale: {
            label: t('searches.language'),
            textOf: (locale) => t(`searches.languages.${locale}`),
          },
        }}
        rows={list.data?.[name]}
        rowId={({ locale, query }) => `${locale} ${query}`}
        caption={t(`searches.${name}`)}
        columns={columns}
        empty={{ title: t('searches.emptyTitle'), text: t('searches.emptyText') }}
      />
      {added !== undefined && (
        <SynonymDialog synonym={{ same: [added], finds: [] }} onClose={() => setAdded(undefined)} />
      )}
    </>
  )
}

function ResultsLink({ row: { query, locale } }: { row: SearchRow }) {
  const { t } = useTranslation('admin')
  const { defaultLocale } = useSettings()
  return (
    <a
      href={localizedHref(searchPath(query), locale, defaultLocale)}
      target="_blank"
      rel="noreferrer"
      className={
        'inline-flex min-h-11 items-center wrap-anywhere ' +
        'underline decoration-1 underline-offset-4 md:min-h-0'
      }
    >
      <span>
        {query}
        <span className="sr-only"> {t('searches.newTab')}</span>
      </span>
    </a>
  )
}

const synonymFields = { page: pageField }
const phrasesOf = ({ same }: SynonymRow) => same.join(', ')

function SynonymList() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const [edited, setEdited] = useState<EditedSynonym>()
  const list = useAdminList(synonymsPath, synonymFields)

  const columns: Column<SynonymRow>[] = [
    {
      header: t('searches.same'),
      isTitle: true,
      cell: (row) => <span className="wrap-anywhere">{phrasesOf(row)}</span>,
    },
    {
      header: t('searches.finds'),
      isLong: true,
      cell: ({ finds }) => <span className="wrap-anywhere">{finds.join(', ') || '–'}</span>,
    },
    {
      header: t('searches.updated'),
      cell: ({ updatedAt, updatedBy }) =>
        `${formatInstant(updatedAt, locale)} · ${nameOf(updatedBy)}`,
    },
    {
      header: t('searches.action'),
      cell: (row) => (
        <div className="flex flex-wrap justify-end gap-x-4 md:justify-start">
          <button
            type="button"
            className={rowButton}
            aria-label={t('searches.editOf', { phrases: phrasesOf(row) })}
            onClick={() => setEdited(row)}
          >
            {t('searches.edit')}
          </button>
          <RowAction
            label={t('searches.deleteOf', { phrases: phrasesOf(row) })}
            title={t('searches.confirmTitle', { phrases: phrasesOf(row) })}
            text={t('searches.confirmText')}
            action={t('searches.delete')}
            work={() => writeAdmin('DELETE', `${synonymsPath}/${row.id}`)}
            done={t('searches.deleted')}
            failed={t('searches.deleteFailed')}
            reload={list.mutate}
          />
        </div>
      ),
    },
  ]
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.primary} mb-4`}
        onClick={() => setEdited({ same: [], finds: [] })}
      >
        {t('searches.add')}
      </button>
      <AdminList
        list={list}
        rows={list.data?.synonyms}
        rowId={({ id }) => id}
        caption={t('searches.synonyms')}
        columns={columns}
        empty={{ title: t('searches.noSynonymsTitle'), text: t('searches.noSynonymsText') }}
      />
      {edited && (
        <SynonymDialog
          synonym={edited}
          onSaved={() => void list.mutate()}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
