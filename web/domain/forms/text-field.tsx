import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useSyncExternalStore,
} from 'react'

export interface TextFieldProps {
  id?: string
  label: string
  name: string
  type?: 'text' | 'email' | 'tel' | 'password'
  rows?: number
  maxLength: number
  required?: boolean
  placeholder?: string | undefined
  autoComplete?: string
  inputMode?: 'numeric'
  autoCapitalize?: 'none'
  hint?: string
  defaultValue?: string | undefined
  error?: string | undefined
  /** The error is shown and announced elsewhere: this one is for screen readers at the field. */
  isErrorHidden?: boolean
  disabled?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
  areaRef?: RefObject<HTMLTextAreaElement | null>
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  'aria-controls'?: string
  'aria-activedescendant'?: string
  className?: string
  children?: ReactNode
}

/** Uncontrolled, so that text typed before hydration is not lost. */
export function TextField({
  id: given,
  label,
  type = 'text',
  rows = 1,
  required = false,
  hint,
  error,
  isErrorHidden = false,
  inputRef,
  areaRef,
  className,
  children,
  ...rest
}: TextFieldProps) {
  const made = useId()
  const id = given ?? made
  const shared = {
    id,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    className:
      'w-full rounded-control border bg-card px-3 py-2 text-ink ' +
      (error ? 'border-bad' : 'border-edge'),
    ...rest,
  }
  const box = (
    <input
      {...shared}
      ref={inputRef}
      type={type}
      className={`${shared.className} min-h-11 ${children ? 'pe-12' : ''}`}
    />
  )
  const input = children ? (
    <div className="relative">
      {box}
      {children}
    </div>
  ) : (
    box
  )
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-accent">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-meta text-muted">
          {hint}
        </p>
      )}
      {rows > 1 ? <textarea {...shared} ref={areaRef} rows={rows} /> : input}
      {/* Rendered while empty, so that a new error is announced. */}
      {(required || error) && (
        <p
          id={`${id}-error`}
          aria-live={isErrorHidden ? undefined : 'polite'}
          className={isErrorHidden ? 'sr-only' : error && 'mt-1 font-semibold text-bad'}
        >
          {error}
        </p>
      )}
    </div>
  )
}

export function useFieldText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  first = '',
): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const input = field.current
      input?.addEventListener('input', changed)
      input?.addEventListener('change', changed)
      return () => {
        input?.removeEventListener('input', changed)
        input?.removeEventListener('change', changed)
      }
    },
    [field],
  )
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? first,
    () => first,
  )
}
