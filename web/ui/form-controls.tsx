import { Search } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { maxQueryLength } from '../../schema/search-query'
import { useEarlyValue, useOwnEchoes } from '../lib/use-typed-text'

export const control = 'min-h-11 w-full rounded-control border border-edge bg-card px-3 text-ink'

interface SelectFieldProps<Value extends string> {
  id?: string
  label: string
  name?: string
  value: Value
  options: readonly { value: Value; label: string }[]
  isBusy?: boolean
  onChange: (value: Value) => void
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { id: given, label, name, value, options, isBusy, onChange } = props
  const made = useId()
  const id = given ?? made
  const select = useEarlyValue<HTMLSelectElement>(value, change)

  function change(chosen: string) {
    const option = options.find((one) => one.value === chosen)
    if (option) onChange(option.value)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        value={value}
        aria-busy={isBusy}
        onChange={(event) => change(event.target.value)}
        className={control}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface CheckFieldProps {
  label: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckField({ label, name, checked, onChange }: CheckFieldProps) {
  const [isOn, setIsOn] = useState(checked)
  useEffect(() => setIsOn(checked), [checked])
  const box = useEarlyValue<HTMLInputElement>(
    String(checked),
    () => change(!checked),
    (field) => String(field.checked),
  )

  function change(next: boolean) {
    setIsOn(next)
    onChange(next)
  }

  return (
    <label className="flex min-h-11 items-center gap-2.5 font-semibold">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value="1"
        checked={isOn}
        onChange={(event) => change(event.target.checked)}
        className="size-6 accent-action"
      />
      {label}
    </label>
  )
}

interface SearchFieldProps {
  label: string
  name: string
  value: string
  placeholder?: string
  shortcuts?: string
  /** Also follows composed text: on Android that is every word until its space. */
  followsComposition?: boolean
  hidesLabel?: boolean
  onChange: (value: string) => void
  onFocus?: () => void
}

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    name,
    value,
    placeholder,
    shortcuts,
    followsComposition,
    hidesLabel,
    onChange,
    onFocus,
  } = props
  const id = useId()
  const [typed, setTyped] = useState(value)
  const composing = useRef(false)
  // A slow list returns an older value after more has been typed.
  const sent = useOwnEchoes(value, setTyped)
  const input = useEarlyValue<HTMLInputElement>(value, (early) => {
    setTyped(early)
    send(early)
  })

  function send(text: string) {
    sent.current.push(text)
    onChange(text)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value)
    if (followsComposition || !composing.current) send(event.target.value)
  }

  return (
    <div>
      <label htmlFor={id} className={hidesLabel ? 'sr-only' : 'mb-1 block font-semibold'}>
        {label}
      </label>
      <div className="relative">
        <Search
          className={'pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted'}
        />
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          value={typed}
          maxLength={maxQueryLength}
          autoComplete="off"
          aria-keyshortcuts={shortcuts}
          placeholder={placeholder}
          onFocus={onFocus}
          onChange={change}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={(event) => {
            composing.current = false
            send(event.currentTarget.value)
          }}
          className={`${control} ps-10`}
        />
      </div>
    </div>
  )
}
