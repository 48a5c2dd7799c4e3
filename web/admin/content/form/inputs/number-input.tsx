import { useState } from 'react'
import { languageTags } from '../../../../../schema/locale'
import { useLocale } from '../../../../lib/locale-context'
import { describedBy, InputFrame, type InputProps, inputStyle } from './input-frame'

/** Parses Vietnamese and English notation. Returns null if empty, the text if it is no number. */
export function parseNumber(text: string, isMoney: boolean): number | string | null {
  const plain = isMoney ? text.replace(/đồng|vnd|[\s.,₫đ]/gi, '') : text.trim().replace(',', '.')
  if (plain === '') return null
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

const shownValue = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

/** Shows the text as typed as long as it parses to the same number. */
export function NumberInput({ isMoney = false, ...input }: InputProps & { isMoney?: boolean }) {
  const locale = useLocale()
  const { id, error, value, onChange } = input
  const [typed, setTyped] = useState(() => shownValue(value))
  const shown = parseNumber(typed, isMoney) === (value ?? null) ? typed : shownValue(value)
  const amount =
    isMoney && typeof value === 'number'
      ? `${new Intl.NumberFormat(languageTags[locale].bcp47).format(value)} ₫`
      : undefined
  const hint = [input.hint, amount].filter(Boolean).join(' · ') || undefined
  return (
    <InputFrame {...input} hint={hint}>
      <input
        id={id}
        value={shown}
        inputMode={isMoney ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...describedBy({ id, hint, error })}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(parseNumber(event.target.value, isMoney))
        }}
        className={`${inputStyle(error)} min-h-11`}
      />
    </InputFrame>
  )
}
