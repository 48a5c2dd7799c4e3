import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, growing, InputFrame, type InputProps, inputStyle } from './input-frame'

interface TextInputProps extends InputProps {
  rows?: number
  advised?: number | undefined
  /** Whether mail programs cut it, not search results. */
  isOfMail?: boolean
  inputMode?: 'numeric' | 'decimal' | 'url' | 'email'
  placeholder?: string | undefined
}

/** A line of words is longer than its field: it wraps, but Enter does not break it. */
const asLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

function onLineKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  // An input program takes the word with Enter.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** A text of one or several lines, with its length where that matters. */
export function TextInput({
  rows = 1,
  advised,
  isOfMail = false,
  inputMode,
  placeholder,
  ...input
}: TextInputProps) {
  const { t } = useTranslation('admin')
  const { id, label, lang, error, onChange } = input
  const value = typeof input.value === 'string' ? input.value : ''
  const isLong = advised !== undefined && value.length > advised
  const counter =
    advised !== undefined && value !== ''
      ? t(`entries.editor.${!isLong ? 'counter' : isOfMail ? 'counterMail' : 'counterLong'}`, {
          length: value.length,
          advised,
        })
      : undefined
  const hint = [input.hint, counter].filter(Boolean).join(' · ') || undefined
  const shared = {
    id,
    lang,
    value,
    placeholder,
    inputMode,
    ...describedBy({ id, hint, error }),
    spellCheck: lang !== undefined,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <InputFrame id={id} label={label} hint={hint} error={error}>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} className={`${inputStyle(error)} ${growing}`} />
      ) : lang ? (
        <textarea
          {...shared}
          rows={1}
          onKeyDown={onLineKey}
          onChange={(event) => onChange(asLine(event.target.value))}
          className={`${inputStyle(error)} block field-sizing-content min-h-11 resize-none`}
        />
      ) : (
        <input {...shared} className={`${inputStyle(error)} min-h-11`} />
      )}
    </InputFrame>
  )
}
