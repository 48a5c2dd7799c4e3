import { useId } from 'react'
import { control } from '../../ui/form-controls'

interface DayInputProps {
  label: string
  name: string
  defaultValue: string
  error: string | undefined
}

export function DayInput({ label, name, defaultValue, error }: DayInputProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={control}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
