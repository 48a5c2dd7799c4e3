import type { ReactNode } from 'react'
import { type FormName, fieldId } from '../../../schema/no-js-forms'

interface ChoicesProps {
  form: FormName
  name: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
  children: ReactNode
}

/** Radios with a name of their own, to which the message of a refusal leads. */
export function Choices({ form, name, legend, hint, error, className, children }: ChoicesProps) {
  const id = fieldId(form, name)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={`min-w-0 scroll-mt-24 outline-none ${className ?? ''}`}
    >
      <legend className="font-display text-heading font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-meta text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-bad">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  value: string
  isChosen: boolean
  isNeeded?: boolean
  children: ReactNode
  hint?: ReactNode
}

export function Choice({ name, value, isChosen, isNeeded, children, hint }: ChoiceProps) {
  return (
    <label className="choice-card">
      <input
        type="radio"
        name={name}
        value={value}
        required={isNeeded}
        defaultChecked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{children}</span>
        {hint && <span className="block text-meta text-muted">{hint}</span>}
      </span>
    </label>
  )
}
