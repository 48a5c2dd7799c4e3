import { useTranslation } from 'react-i18next'
import { useListState } from '../../../lib/list-state'
import { ViewHeader } from '../kit/view-header'
import { AuditEntries } from './audit-entries'
import { AuditFilters } from './audit-filters'
import { auditFields } from './list-fields'

export function View() {
  const { t } = useTranslation('admin')
  const { state, set } = useListState(auditFields)
  return (
    <>
      <ViewHeader title={t('audit.title')} intro={t('audit.intro')} />
      <AuditFilters state={state} onChange={(change) => set({ ...change, before: '' })} />
      <div className="mt-4">
        <AuditEntries state={state} onChange={set} />
      </div>
    </>
  )
}
