import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldNotes } from '../../kit/field-notes'
import { joinList, splitList } from '../../kit/list-text'
import { fieldId, isSameValue, localeOf, type PostField } from '../content/post-fields'

interface LineFieldProps {
  field: PostField
  value: string
  onChange: (value: string) => void
  maxLength: number
  rows?: number
  hint?: string | undefined
  error?: string | undefined
  inputMode?: 'numeric'
}

export function LineField({
  field,
  value,
  onChange,
  rows = 1,
  hint,
  error,
  ...rest
}: LineFieldProps) {
  const { t } = useTranslation('admin')
  const id = fieldId(field)
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    value,
    lang: localeOf(field),
    spellCheck: true,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: `w-full rounded-control border bg-card px-3 py-2 text-ink ${error ? 'border-bad' : 'border-line'}`,
    ...rest,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {t(`posts.fields.${field}`)}
      </label>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} className={`${shared.className} min-h-11`} />
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

interface ListFieldProps {
  field: PostField
  hint: string
  items: string[]
  onChange: (items: string[]) => void
  separator: ',' | '\n'
  maxLength: number
  error?: string | undefined
}

/** A list as one text, which stays as typed while it parses to the same list. */
export function ListField({ items, onChange, separator, ...rest }: ListFieldProps) {
  const [typed, setTyped] = useState(() => joinList(items, separator))
  const shown = isSameValue(splitList(typed, separator), items) ? typed : joinList(items, separator)

  function change(text: string) {
    setTyped(text)
    onChange(splitList(text, separator))
  }

  return <LineField {...rest} value={shown} onChange={change} rows={separator === '\n' ? 4 : 1} />
}
