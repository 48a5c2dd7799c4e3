import { useTranslation } from 'react-i18next'
import { entryFilters, entrySorts } from '../../../schema/admin-fields'
import { contentPillars, entryKinds } from '../../../schema/content/choices'
import { textField } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useNames, useStaff } from '../kit/admin-api'
import { AdminList } from '../kit/list/admin-list'
import { choices, dayField, pageField, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { entryApi } from './entry-api'
import { EntryBulkBar } from './list/entry-bulk-bar'
import { entryColumns } from './list/entry-columns'
import { NewEntryButton } from './list/new-entry-button'
import { TransferButtons } from './list/transfer-buttons'
import { titleOf } from './titles'

const fields = {
  kind: choices(['', ...entryKinds]),
  q: textField(),
  state: choices(entryFilters),
  pillar: choices(['', ...contentPillars]),
  by: textField(),
  from: dayField,
  to: dayField,
  sort: choices(entrySorts),
  page: pageField,
}

export function View() {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const list = useAdminList(entryApi.list, fields)
  const { state } = list
  const staff = useStaff(state.by)
  const nameOf = useNames()
  const rows = list.data?.entries
  const isOfPosts = state.kind === 'post'
  return (
    <>
      <ViewHeader title={t('entries.title')}>
        <TransferButtons />
        <NewEntryButton kind={state.kind} />
      </ViewHeader>
      <AdminList
        list={list}
        filterForm={{ label: t('entries.filters'), grid: 'lg:grid-cols-[2fr_1fr_1fr]' }}
        filters={{
          kind: {
            as: 'chips',
            label: t('entries.kind'),
            all: t('entries.allKinds'),
            textOf: (kind) => t(`entries.kinds.${kind}`),
            resets: ['pillar', 'sort'],
          },
          q: { label: t('entries.search') },
          state: {
            label: t('entries.state'),
            isMore: true,
            textOf: (value) => t(`entries.filter.${value}`),
          },
          pillar: isOfPosts && {
            label: t('entries.pillar'),
            isMore: true,
            all: t('entries.anyPillar'),
            textOf: (pillar) => t(`entries.pillars.${pillar}`),
          },
          sort: {
            label: t('entries.sortBy'),
            isMore: true,
            isSort: true,
            options: entrySorts.filter((sort) => isOfPosts || sort !== 'views'),
            textOf: (sort) => t(`entries.sorts.${sort}`),
          },
          by: {
            label: t('entries.by'),
            isMore: true,
            options: ['', ...staff],
            textOf: nameOf,
            all: t('entries.anybody'),
          },
          from: { as: 'day', label: t('entries.from'), isMore: true },
          to: { as: 'day', label: t('entries.to'), isMore: true },
        }}
        rows={rows}
        rowId={({ id }) => id}
        caption={t('entries.title')}
        columns={entryColumns(locale, t, rows?.every(({ kind }) => kind === 'post') ?? false)}
        bulk={{
          nameOf: (entry) => titleOf(entry, locale, t),
          bar: ({ chosen, clear }) => <EntryBulkBar chosen={chosen} onClear={clear} />,
        }}
        empty={{ as: 'h2', title: t('entries.empty') }}
        noMatch={{ as: 'h2', title: t('entries.empty'), reset: t('shell:reset') }}
      />
    </>
  )
}
