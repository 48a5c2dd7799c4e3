interface ToggleProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A few values of which one holds, as words in a row. */
export function Toggle<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ToggleProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-11 rounded-control px-2.5 text-sm text-muted hover:bg-line/50 aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
