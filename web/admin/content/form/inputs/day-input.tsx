import { describedBy, InputFrame, type InputProps, inputStyle } from './input-frame'

export const stringOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** `YYYY-MM-DD` */
export function DayInput(input: InputProps) {
  const { id, error, value, onChange } = input
  return (
    <InputFrame {...input}>
      <input
        id={id}
        type="date"
        value={stringOf(value)}
        {...describedBy(input)}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputStyle(error)} min-h-11 max-w-56`}
      />
    </InputFrame>
  )
}
