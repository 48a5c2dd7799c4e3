import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSame } from '../../../../../schema/content/pairs'
import { describedBy, growing, InputFrame, type InputProps, inputStyle } from './input-frame'

interface TextInputProps extends InputProps {
  rows?: number
  advised?: number
  isOfMail?: boolean
  inputMode?: 'numeric' | 'decimal' | 'url' | 'email'
}

/** A line of words wraps, but Enter does not break it. */
const asLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

function onLineKey(event: KeyboardEvent<HTMLTextAreaElement>) {
  // Enter also ends an input method's composition.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

export function TextInput({
  rows = 1,
  advised,
  isOfMail = false,
  usual = '',
  inputMode,
  ...input
}: TextInputProps) {
  const { t } = useTranslation('admin')
  const { id, lang, error, placeholder, onChange } = input
  const value = typeof input.value === 'string' ? input.value : ''
  const shownLength = (value || usual).length
  const isLong = advised !== undefined && shownLength > advised
  const counter =
    advised !== undefined
      ? t(`entry-form.editor.${!isLong ? 'counter' : isOfMail ? 'counterMail' : 'counterLong'}`, {
          length: shownLength,
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
    <InputFrame {...input} hint={hint}>
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

const separators = {
  lines: { parse: /\n/, join: '\n', rows: 5 },
  paragraphs: { parse: /\n[^\S\n]*\n\s*/, join: '\n\n', rows: 10 },
}
type TextsWidget = keyof typeof separators

export function splitTexts(text: string, widget: TextsWidget): string[] {
  return text
    .split(separators[widget].parse)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Shows the text as typed as long as it parses to the same list. */
export function TextsInput({ widget, ...input }: InputProps & { widget: TextsWidget }) {
  const { t } = useTranslation('admin')
  const { id, lang, error, onChange } = input
  const { join, rows } = separators[widget]
  const items = textsOf(input.value)
  const [typed, setTyped] = useState(() => items.join(join))
  const shown = isSame(splitTexts(typed, widget), items) ? typed : items.join(join)
  const hint = [input.hint, t(`entry-form.editor.${widget}`)].filter(Boolean).join(' · ')
  return (
    <InputFrame {...input} hint={hint}>
      <textarea
        id={id}
        lang={lang}
        rows={rows}
        value={shown}
        {...describedBy({ id, hint, error })}
        spellCheck
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(splitTexts(event.target.value, widget))
        }}
        className={`${inputStyle(error)} ${growing}`}
      />
    </InputFrame>
  )
}
