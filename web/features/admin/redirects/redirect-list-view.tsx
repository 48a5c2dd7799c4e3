import { useTranslation } from 'react-i18next'
import { patternField, textField, useListState } from '../../../lib/list-state'
import { SearchField } from '../../../ui/form-controls'
import { ViewHeader } from '../kit/view-header'
import { RedirectTable } from './redirect-table'

const redirectFields = { q: textField(), page: patternField(/^[1-9]\d{0,2}$/, '1') }

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(redirectFields)
  return (
    <>
      <ViewHeader title={t('redirects.title')} intro={t('redirects.intro')} />
      <form role="search" onSubmit={(event) => event.preventDefault()} className="mb-4 max-w-md">
        <SearchField label={t('redirects.search')} name="q" value={state.q} onChange={(q) => set({ q, page: '1' })} />
      </form>
      <RedirectTable q={state.q.trim()} page={Number(state.page)} onPage={(page) => set({ page: String(page) })} />
    </>
  )
}
