import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { withoutOwnMenus } from '../../../../schema/content/menus'
import { isSame } from '../../../../schema/content/pairs'
import { useLocale } from '../../../lib/locale-context'
import { useAdminData, useNames } from '../../kit/admin-api'
import { listWords } from '../../kit/list-words'
import { entryApi } from '../entry-api'
import { labelOf } from '../form/labels'
import type { Json } from '../form/paths'
import { Differences } from '../revisions/differences'

/** What publishing changes for readers, and who has changed it since the last time. */
export function PublicationChanges({ entry, data }: { entry: AdminEntry; data: Json }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const { id, kind, live, hasChanges } = entry
  const { data: revisions = [] } = useAdminData(hasChanges ? entryApi.revisions(id) : null)
  if (!live) return null
  const next = withoutOwnMenus(data)
  const parts = [...new Set([...Object.keys(live), ...Object.keys(next)])]
    .filter((name) => !isSame(live[name], next[name]))
    .map((name) => labelOf(t, kind, name.replace(/(Vi|En)$/, '')))
  if (parts.length === 0) return null
  const last = revisions.findIndex(({ action }) => action === 'entry.publish')
  const people = revisions.slice(0, last === -1 ? 0 : last).map(({ username }) => nameOf(username))
  const words = (list: string[]) => listWords([...new Set(list)], locale)
  return (
    <details className="rounded-control border border-line bg-paper p-3">
      <summary className="cursor-pointer">
        <strong>{t('entry-form.publish.changes')}</strong> {words(parts)}
        {people.length > 0 && (
          <span className="block text-sm text-muted">
            {t('entry-form.publish.changedBy', { people: words(people) })}
          </span>
        )}
      </summary>
      <div className="mt-3 max-h-80 overflow-y-auto">
        <Differences kind={kind} from={live} to={next} />
      </div>
    </details>
  )
}
