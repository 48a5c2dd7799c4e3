import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type FC, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { PickerDialog } from './picker-dialog'
import { TextField } from './text-field'

/** What stands in a picker: it reads the field's text and writes another. */
export interface PickerPanelProps {
  value: string
  onChange: (value: string) => void
  /** The longest text that the field takes. */
  maxLength: number
}

export interface Picker {
  label: string
  Icon: LucideIcon
  /** Loads the panel's code, at the first opening. */
  load: () => Promise<FC<PickerPanelProps>>
}

interface PickerFieldProps extends Omit<ComponentProps<typeof TextField>, 'children' | 'inputRef'> {
  picker: Picker
}

/** A text field of free text with a button that opens a picker, which writes into it. */
export function PickerField({ picker, ...field }: PickerFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { label, Icon, load } = picker

  function write(value: string) {
    if (!input.current) return
    input.current.value = value
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <TextField {...field} inputRef={input}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        disabled={field.disabled}
        onClick={() => setIsOpen(true)}
        className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center rounded-control text-accent hover:text-ink disabled:opacity-60"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      {isOpen &&
        // Outside of the form, which Enter in a box to tick would send.
        createPortal(
          <PickerDialog title={label} anchor={input} load={load} onClose={close} onChange={write} maxLength={field.maxLength} />,
          document.body,
        )}
    </TextField>
  )
}
