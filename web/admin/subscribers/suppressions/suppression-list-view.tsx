import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { suppressionReasons } from '../../../../schema/mailing-lists'
import { choiceField, textField, useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { SearchField, SelectField } from '../../../ui/form-controls'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, LoadError } from '../../../ui/states'
import { useAdminData } from '../../kit/admin-api'
import { CsvLink } from '../../kit/csv-link'
import { FilterForm } from '../../kit/filter-form'
import { cursorFields, fromStart, queryOf } from '../../kit/list-fields'
import { CursorPager } from '../../kit/pager'
import { useDebounced } from '../../kit/use-debounced'
import { useIsOwner } from '../../kit/use-is-owner'
import { ViewHeader } from '../../kit/view-header'
import { Waiting } from '../../waiting'
import { AddSuppression } from './add-suppression'
import { SuppressionTable } from './suppression-table'

const listFields = {
  reason: choiceField(['all', ...suppressionReasons], 'all'),
  q: textField(),
  ...cursorFields,
}

/** The addresses that get no mail any more. */
export function View() {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const { state, isActive, set, reset } = useListState(listFields)
  const q = useDebounced(state.q, 250)
  const { data, error, retry } = useAdminData(
    `/api/admin/suppressions${queryOf(listFields, { ...state, q })}`,
  )
  return (
    <>
      <SiteLink to="/admin/subscribers" className={buttonStyles.quiet}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('subscribers.back')}
      </SiteLink>
      <ViewHeader
        title={t('subscribers.suppressions.title')}
        intro={t('subscribers.suppressions.intro')}
      >
        {isOwner && (
          <CsvLink
            href={`/api/admin/suppressions.csv?locale=${locale}`}
            label={t('subscribers.suppressions.csv')}
          />
        )}
        {isOwner && <AddSuppression onAdded={retry} />}
      </ViewHeader>
      <FilterForm
        label={t('subscribers.suppressions.filters')}
        className="mb-5 sm:grid-cols-2 lg:max-w-2xl"
      >
        <SelectField
          label={t('subscribers.suppressions.reason')}
          name="reason"
          value={state.reason}
          options={(['all', ...suppressionReasons] as const).map((value) => ({
            value,
            label: t(`subscribers.suppressions.reasons.${value}`),
          }))}
          onChange={(reason) => set({ reason, ...fromStart })}
        />
        <SearchField
          label={t('subscribers.search')}
          name="q"
          value={state.q}
          placeholder={t('subscribers.searchHint')}
          onChange={(next) => set({ q: next, ...fromStart })}
        />
      </FilterForm>
      <h2 className="sr-only">{t('subscribers.list')}</h2>
      {error ? <LoadError error={error} onRetry={retry} /> : !data ? <Waiting /> : null}
      {!error && data && (
        <>
          {data.suppressions.length > 0 && (
            <SuppressionTable rows={data.suppressions} onLifted={retry} />
          )}
          {data.suppressions.length === 0 && !isActive && (
            <EmptyState
              title={t('subscribers.suppressions.empty')}
              text={t('subscribers.suppressions.emptyText')}
            />
          )}
          {data.suppressions.length === 0 && isActive && (
            <EmptyState
              title={t('subscribers.noMatch')}
              action={{ label: t('subscribers.reset'), onClick: reset }}
            />
          )}
          <CursorPager links={data} onChange={set} />
        </>
      )}
    </>
  )
}
