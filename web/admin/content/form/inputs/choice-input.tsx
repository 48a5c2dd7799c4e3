import { useTranslation } from 'react-i18next'
import { useAdminData } from '../../../kit/admin-api'
import { FieldNotes } from '../../../kit/field-notes'
import { describedBy, InputFrame, InputGroup, type InputProps, inputStyle } from './input-frame'

interface ChoiceInputProps extends InputProps {
  options: readonly { value: string; label: string }[]
}

export function ChoiceInput({ options, ...input }: ChoiceInputProps) {
  const { id, error, value, onChange } = input
  const isKnown = options.some((option) => option.value === value)
  return (
    <InputFrame {...input}>
      <select
        id={id}
        value={isKnown ? String(value) : ''}
        {...describedBy(input)}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputStyle(error)} min-h-11`}
      >
        {!isKnown && <option value="">–</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </InputFrame>
  )
}

/** A username that nobody has is shown, so that its error can be understood. */
export function ColleagueInput(input: InputProps) {
  const { t } = useTranslation('admin')
  const { data: staff = [] } = useAdminData('/api/admin/staff')
  const chosen = String(input.value ?? '')
  const others = staff.some(({ username }) => username === chosen)
    ? ['']
    : [...new Set(['', chosen])]
  const options = [
    ...others.map((value) => ({ value, label: value || t('entry-form.editor.nobody') })),
    ...staff.map(({ username, name }) => ({
      value: username,
      label: name === username ? name : `${name} (${username})`,
    })),
  ]
  return <ChoiceInput {...input} options={options} />
}

export function ChoicesInput({ options, ...input }: ChoiceInputProps) {
  const { id, value, onChange } = input
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const next = (option: string, isOn: boolean) =>
    options.flatMap((one) =>
      (one.value === option ? isOn : chosen.includes(one.value)) ? [one.value] : [],
    )
  return (
    <InputGroup {...input}>
      <div className="flex flex-wrap gap-x-5">
        {options.map((option, index) => (
          <label key={option.value} className="flex min-h-11 items-center gap-2.5">
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={(event) => onChange(next(option.value, event.target.checked))}
              className="size-6 accent-action"
            />
            {option.label}
          </label>
        ))}
      </div>
    </InputGroup>
  )
}

export function CheckInput(input: InputProps) {
  const { id, label, hint, error, value, onChange } = input
  return (
    <div>
      <label className="flex min-h-11 items-center gap-2.5 font-semibold">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          {...describedBy(input)}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-action"
        />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
