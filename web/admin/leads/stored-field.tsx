import { type ComponentType, type FocusEvent, useId, useState } from 'react'
import type { InputProps } from '../content/form/inputs/input-frame'

interface StoredFieldProps {
  label: string
  stored: string | number | null
  Input: ComponentType<InputProps>
  /** Returns what is wrong. */
  check: (typed: unknown) => string | undefined
  onStore: (typed: unknown) => void
}

/** Stored when it is left: a day is typed digit by digit. */
export function StoredField({ label, stored, Input, check, onStore }: StoredFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<{ value: unknown }>()
  const [error, setError] = useState<string>()

  function leave(event: FocusEvent<HTMLElement>) {
    const isHalf = event.target instanceof HTMLInputElement && event.target.validity.badInput
    if (!typed && !isHalf) return
    const fault = check(isHalf ? 'half' : typed?.value)
    setError(fault)
    if (fault || !typed) return
    setTyped(undefined)
    if ((typed.value === '' ? null : typed.value) !== stored) onStore(typed.value)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that its input is left
    <div onBlur={leave}>
      <Input
        id={id}
        label={label}
        value={typed ? typed.value : stored}
        {...(error && { error })}
        onChange={(value) => setTyped({ value })}
      />
    </div>
  )
}
