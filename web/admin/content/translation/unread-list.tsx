import { useTranslation } from 'react-i18next'
import { machineTextOf } from '../../../../schema/content/machine-texts'
import type { ErrorIssue } from '../../../../schema/errors'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import type { EntryEditing } from '../editor/use-entry-editor'
import { toFormPath } from '../editor/use-form-issues'
import { pathLabel } from '../form/labels'
import type { Path } from '../form/paths'

interface UnreadListProps {
  editing: EntryEditing
  /** Issues of texts that nobody has read. */
  issues: readonly ErrorIssue[]
  onGoTo: (path: Path) => void
  onRead: () => void
}

/** The machine translations that keep a language from being published. */
export function UnreadList({ editing, issues, onGoTo, onRead }: UnreadListProps) {
  const { t } = useTranslation('admin')
  const count = issues.length

  async function confirm() {
    const paths = issues.flatMap(({ message }) => machineTextOf(message) ?? [])
    if (!(await editing.confirmTexts(paths, 'machineTexts'))) return
    showToast({ title: t('translation.confirmed') })
    onRead()
  }

  return (
    <div className="text-sm">
      <p className="font-semibold text-bad">{t('translation.unread', { count })}</p>
      <ul className="flex max-h-60 flex-wrap gap-x-4 overflow-y-auto">
        {issues.map(({ path }) => {
          const at = toFormPath(editing.content.data, path)
          return (
            <li key={path}>
              <button
                type="button"
                className={`${buttonStyles.quiet} text-start`}
                onClick={() => onGoTo(at)}
              >
                {pathLabel(t, editing.entry.kind, at)}
              </button>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className={`${buttonStyles.secondary} mt-2`}
        disabled={editing.isBusy}
        onClick={() => void confirm()}
      >
        {t('translation.confirmAll', { count })}
      </button>
    </div>
  )
}
