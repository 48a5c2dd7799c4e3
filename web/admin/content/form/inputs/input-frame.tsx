import type { ReactNode } from 'react'
import type { Locale } from '../../../../../schema/locale'
import { FieldNotes } from '../../../kit/field-notes'

export const inputStyle = (error: string | undefined) =>
  `w-full rounded-control border bg-card px-3 py-2 text-ink ${error ? 'border-bad' : 'border-line'}`

export const growing = 'block field-sizing-content min-h-[calc(3lh+1rem)] max-h-[70vh]'

export interface InputProps {
  id: string
  label: string
  lang?: Locale
  hint?: string
  error?: string
  /** What readers get where it is empty. */
  usual?: string
  placeholder?: string
  value: unknown
  onChange: (value: unknown) => void
}

export function describedBy({ id, hint, error }: Pick<InputProps, 'id' | 'hint' | 'error'>) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
}

interface InputFrameProps extends Pick<InputProps, 'id' | 'label' | 'hint' | 'error'> {
  children: ReactNode
}

export function InputFrame({ id, label, hint, error, children }: InputFrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function InputGroup({ id, label, hint, error, children }: InputFrameProps) {
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <p id={`${id}-label`} className="mb-1 text-sm font-semibold">
        {label}
      </p>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
