import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSame } from '../../../../../schema/content/pairs'
import { describedBy, growing, InputFrame, type InputProps, inputStyle } from './input-frame'

const separators = {
  lines: { parse: /\n/, join: '\n', rows: 5 },
  paragraphs: { parse: /\n[^\S\n]*\n\s*/, join: '\n\n', rows: 10 },
}
export type TextsWidget = keyof typeof separators

/** The texts of a list in one field, trimmed, without empty ones. */
export function splitTexts(text: string, widget: TextsWidget): string[] {
  return text
    .split(separators[widget].parse)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/**
 * A list of lines or paragraphs as one text, which stays as typed while it reads as the same list.
 */
export function TextsInput({ widget, ...input }: InputProps & { widget: TextsWidget }) {
  const { t } = useTranslation('admin')
  const { id, label, lang, error, onChange } = input
  const { join, rows } = separators[widget]
  const items = textsOf(input.value)
  const [typed, setTyped] = useState(() => items.join(join))
  const shown = isSame(splitTexts(typed, widget), items) ? typed : items.join(join)
  const hint = [input.hint, t(`entries.editor.${widget}`)].filter(Boolean).join(' ')
  return (
    <InputFrame id={id} label={label} hint={hint} error={error}>
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
