import { Ban, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { CsvLink } from '../kit/csv-link'
import { queryOf } from '../kit/list-fields'
import { CursorPager } from '../kit/pager'
import { useDebounced } from '../kit/use-debounced'
import { useIsOwner } from '../kit/use-is-owner'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { Growth } from './growth-chart'
import { listFields, SubscriberFilterBar } from './subscriber-filter-bar'
import { SubscriberTable } from './subscriber-table'

export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const { state, isActive, set, reset } = useListState(listFields)
  const q = useDebounced(state.q, 250)
  const { data, error, retry } = useAdminData(
    `/api/admin/subscribers${queryOf(listFields, { ...state, q })}`,
  )
  const csv = new URLSearchParams({
    locale,
    list: state.list,
    ...(state.language !== 'all' && { language: state.language }),
  })

  return (
    <>
      <ViewHeader title={t('subscribers.title')} intro={t('subscribers.intro')}>
        <SiteLink to="/admin/subscribers/suppressions" className={buttonStyles.secondary}>
          <Ban aria-hidden="true" className="size-4.5" />
          {t('subscribers.suppressions.title')}
        </SiteLink>
        {isOwner && (
          <SiteLink to="/admin/subscribers/import" className={buttonStyles.secondary}>
            <Upload aria-hidden="true" className="size-4.5" />
            {t('subscribers.import.open')}
          </SiteLink>
        )}
        {isOwner && (
          <CsvLink href={`/api/admin/subscribers.csv?${csv}`} label={t('subscribers.csv')} />
        )}
      </ViewHeader>
      <SubscriberFilterBar state={state} counts={data?.counts} set={set} />
      <Growth list={state.list} />
      <h2 className="sr-only">{t('subscribers.list')}</h2>
      {error ? <LoadError error={error} onRetry={retry} /> : !data ? <Waiting /> : null}
      {!error && data && (
        <>
          {data.subscribers.length > 0 && (
            <SubscriberTable list={state.list} rows={data.subscribers} onRemoved={retry} />
          )}
          {data.subscribers.length === 0 && !isActive && (
            <EmptyState title={t('subscribers.empty')} text={t('subscribers.emptyText')} />
          )}
          {data.subscribers.length === 0 && isActive && (
            <EmptyState
              title={t('subscribers.noMatch')}
              text={t('subscribers.noMatchText')}
              action={{ label: t('subscribers.reset'), onClick: reset }}
            />
          )}
          <CursorPager links={data} onChange={set} />
        </>
      )}
    </>
  )
}
