import { useTranslation } from 'react-i18next'
import { unreadTexts } from '../../../../schema/content/machine-texts'
import { locales } from '../../../../schema/locale'
import type { EntryEditing } from '../editor/use-entry-editor'
import type { Path } from '../form/paths'

interface UnreadLineProps {
  editing: EntryEditing
  onGoTo: (path: Path) => void
}

/** How many texts of a translator nobody has read, as a way to the first of them. */
export function UnreadLine({ editing: { entry, content }, onGoTo }: UnreadLineProps) {
  const { t } = useTranslation('admin')
  const [first] = unreadTexts(content.data, entry.machineTexts, locales)
  if (!first) return null
  return (
    <button
      type="button"
      className="text-start text-accent underline underline-offset-4"
      onClick={() => onGoTo(first.path.split('.'))}
    >
      {t('translation.unread', { count: Object.keys(entry.machineTexts).length })}
    </button>
  )
}
