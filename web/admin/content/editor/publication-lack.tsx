import { useTranslation } from 'react-i18next'
import type { EntryKind } from '../../../../schema/content/choices'
import { isEmpty, suffixes, valueAt } from '../../../../schema/content/in-one-language'
import { photoProblemOf } from '../../../../schema/content/photos'
import type { ErrorIssue } from '../../../../schema/errors'
import { type Locale, locales } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import { MendField } from '../../kit/mend-field'
import { AltField } from '../../media/alt-field'
import type { FormField, InputField } from '../form/form-schema'
import { fieldErrorText, reasonText } from '../form/issue-text'
import { pathLabel } from '../form/labels'
import { isIndex, type Json, type Path } from '../form/paths'
import { toFormPath } from './use-form-issues'

interface LackProps {
  kind: EntryKind
  issue: ErrorIssue
  fields: readonly FormField[]
  /** Whether a missing text is asked for here, and not only linked to. */
  canMend: boolean
  data: Json
  onChange: (path: Path, value: string) => void
  onMended: () => void
  /** Says when a text is typed that is not saved, and when it no longer is. */
  onUnsaved: (isUnsaved: boolean) => void
  onGoTo: (path: Path) => void
}

/** What keeps a language from being published, with a way to mend it. */
export function Lack(props: LackProps) {
  const { kind, issue, fields, canMend, data, onChange, onMended, onUnsaved, onGoTo } = props
  const { t } = useTranslation('admin')
  const path = toFormPath(data, issue.path)
  const photo = photoProblemOf(issue.message)
  if (photo?.problem === 'alt' && issue.photo)
    return (
      <AltField id={issue.photo} locale={photo.locale} onSaved={onMended} onUnsaved={onUnsaved} />
    )
  const label = pathLabel(t, kind, path)
  const found = fieldAt(fields, path)
  const value = valueAt(data, path)
  if (canMend && found && isText(found.field) && isEmpty(value))
    return (
      <MendField
        label={label}
        lang={found.lang}
        maxLength={found.field.max}
        onSave={(text) => onChange(path, text)}
        onUnsaved={onUnsaved}
      />
    )
  const reason =
    reasonText(t, issue) ??
    (found && !isEmpty(value) ? fieldErrorText(t, found.field, value) : undefined)
  return (
    <button
      type="button"
      className={`${buttonStyles.quiet} text-start`}
      onClick={() => onGoTo(path)}
    >
      {[label, reason].filter(Boolean).join(': ')}
    </button>
  )
}

/** Whether an issue is of a value that is there, and not of one that is missing. */
export function isWrongValue(data: Json, { path, message }: ErrorIssue): boolean {
  return !isEmpty(valueAt(data, toFormPath(data, path))) && !photoProblemOf(message)
}

const isText = ({ widget }: InputField) => widget === 'line' || widget === 'paragraph'

function fieldAt(
  fields: readonly FormField[],
  [key, ...rest]: Path,
): { field: InputField; lang?: Locale } | undefined {
  if (key !== undefined && isIndex(key)) return fieldAt(fields, rest)
  for (const field of fields) {
    const lang = locales.find((locale) => key === field.name + suffixes[locale])
    if (field.type === 'pair' && lang) return { field: field.input, lang }
    if (field.name !== key) continue
    if (field.type === 'input') return { field }
    if (field.type === 'group' || field.type === 'list') return fieldAt(field.fields, rest)
  }
  return undefined
}
