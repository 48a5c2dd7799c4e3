import { useTranslation } from 'react-i18next'
import { suffixes } from '../../../../schema/content/in-one-language'
import { photoProblemOf } from '../../../../schema/content/photos'
import type { ErrorIssue } from '../../../../schema/errors'
import { type Locale, locales } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import { MendField } from '../../kit/mend-field'
import { AltField } from '../../media/alt-field'
import type { FormField, InputField } from '../form/form-schema'
import { reasonText } from '../form/issue-text'
import { pathLabel } from '../form/labels'
import { isIndex, type Json, type Path, valueAt } from '../form/paths'
import { toFormPath } from './use-form-issues'

interface LackProps {
  issue: ErrorIssue
  fields: readonly FormField[]
  data: Json
  onChange: (path: Path, value: string) => void
  onMended: () => void
  /** Says when a text is typed that is not saved, and when it no longer is. */
  onUnsaved: (isUnsaved: boolean) => void
  onGoTo: (path: Path) => void
}

/** What keeps a language from being published, with a way to mend it. */
export function Lack(props: LackProps) {
  const { issue, fields, data, onChange, onMended, onUnsaved, onGoTo } = props
  const { t } = useTranslation('admin')
  const path = toFormPath(data, issue.path)
  const photo = photoProblemOf(issue.message)
  if (photo?.problem === 'alt' && issue.photo)
    return (
      <AltField id={issue.photo} locale={photo.locale} onSaved={onMended} onUnsaved={onUnsaved} />
    )
  const text = valueAt(data, path) ? undefined : textAt(fields, path)
  if (text)
    return (
      <MendField
        label={pathLabel(t, path)}
        lang={text.lang}
        maxLength={text.field.max}
        onSave={(value) => onChange(path, value)}
        onUnsaved={onUnsaved}
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

interface TextAt {
  field: InputField
  lang: Locale | undefined
}

const isText = ({ widget }: InputField) => widget === 'line' || widget === 'paragraph'

function textAt(fields: readonly FormField[], [key, ...rest]: Path): TextAt | undefined {
  if (key !== undefined && isIndex(key)) return textAt(fields, rest)
  for (const field of fields) {
    const lang = locales.find((locale) => key === field.name + suffixes[locale])
    if (field.type === 'pair' && lang && isText(field.input)) return { field: field.input, lang }
    if (field.name !== key) continue
    if (field.type === 'input' && isText(field)) return { field, lang: undefined }
    if (field.type === 'group' || field.type === 'list') return textAt(field.fields, rest)
  }
  return undefined
}
