import { useTranslation } from 'react-i18next'
import { photoProblemOf } from '../../../../schema/content/photos'
import type { ErrorIssue } from '../../../../schema/errors'
import { buttonStyles } from '../../../ui/button-styles'
import { MendField } from '../../kit/mend-field'
import { AltField } from '../../media/alt-field'
import { toFormPath } from '../form/form-path'
import type { FormField } from '../form/form-schema'
import { reasonText } from '../form/issue-text'
import { type Json, type Path, valueAt } from '../form/paths'
import { textAt } from '../form/text-at'
import { pathLabel } from '../path-label'

interface LackProps {
  issue: ErrorIssue
  /** Of these, a text that is missing is asked for in place. */
  fields: readonly FormField[]
  data: Json
  onChange: (path: Path, value: string) => void
  /** Called when the library has what was missing. */
  onMended: () => void
  onGoTo: (path: Path) => void
}

/** Something that keeps a language from being public, and a way to mend it. */
export function Lack({ issue, fields, data, onChange, onMended, onGoTo }: LackProps) {
  const { t } = useTranslation('admin')
  const path = toFormPath(data, issue.path)
  const photo = photoProblemOf(issue.message)
  if (photo?.problem === 'alt' && issue.photo)
    return <AltField id={issue.photo} locale={photo.locale} onSaved={onMended} />
  const text = valueAt(data, path) ? undefined : textAt(fields, path)
  if (text)
    return (
      <MendField
        label={pathLabel(t, path)}
        lang={text.lang}
        maxLength={text.field.max}
        onSave={(value) => onChange(path, value)}
      />
    )
  const reason = reasonText(t, issue)
  return (
    <button
      type="button"
      className={`${buttonStyles.quiet} text-start`}
      onClick={() => onGoTo(path)}
    >
      {[pathLabel(t, path), reason].filter(Boolean).join(': ')}
    </button>
  )
}
