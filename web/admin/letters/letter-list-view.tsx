import { useTranslation } from 'react-i18next'
import { useListState } from '../../lib/list-state'
import { EmptyState, LoadError } from '../../ui/states'
import { NewEntryButton } from '../content/list/new-entry-button'
import { useAdminData } from '../kit/admin-api'
import { CursorPager } from '../kit/list/pager'
import { cursorFields, queryOf } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { DraftButton } from './draft-button'
import { letterApi } from './letter-api'
import { LetterTable } from './letter-table'
import { SetupWarnings } from './setup-warnings'

/** Every letter, with what became of it. */
export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(cursorFields)
  const { data, error, retry } = useAdminData(`${letterApi.list}${queryOf(cursorFields, state)}`)
  return (
    <>
      <ViewHeader title={t('letters.title')} intro={t('letters.intro')}>
        <DraftButton />
        <NewEntryButton kind="letter" label={t('letters.new')} />
      </ViewHeader>
      {error ? <LoadError error={error} onRetry={retry} /> : !data ? <Waiting /> : null}
      {!error && data && (
        <div className="grid gap-4 *:min-w-0">
          <SetupWarnings setup={data.setup} />
          <h2 className="sr-only">{t('letters.list')}</h2>
          {data.letters.length === 0 ? (
            <EmptyState title={t('letters.empty')} text={t('letters.emptyText')} />
          ) : (
            <LetterTable rows={data.letters} />
          )}
          <CursorPager links={data} onChange={set} />
        </div>
      )}
    </>
  )
}
