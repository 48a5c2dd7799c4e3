import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type FC, type RefObject, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../i18n/use-translation'
import { TextField } from './text-field'
import { showToast } from './toast-store'

/** What an open picker is told. */
export interface PickerProps {
  title: string
  /** The field whose text it reads, and beside which it stands. */
  field: RefObject<HTMLInputElement | null>
  onChange: (value: string) => void
  onClose: () => void
  maxLength: number
}

export interface Picker {
  label: string
  Icon: LucideIcon
  /** Loads its code, at the first opening. */
  load: () => Promise<FC<PickerProps>>
}

interface PickerFieldProps extends Omit<ComponentProps<typeof TextField>, 'children' | 'inputRef'> {
  picker: Picker
}

/** A text field of free text with a button that opens a picker, which writes into it. */
export function PickerField({ picker, ...field }: PickerFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ Picker: FC<PickerProps> }>()
  const [isLoading, setIsLoading] = useState(false)
  const { label, Icon, load } = picker

  async function open() {
    setIsLoading(true)
    try {
      setOpened({ Picker: await load() })
    } catch (error) {
      console.debug('the picker could not be loaded', error)
      showToast({ title: t('shell.loadFailed'), text: t('shell.errors.OFFLINE'), destructive: true })
    }
    setIsLoading(false)
  }

  function write(value: string) {
    if (!input.current) return
    input.current.value = value
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function close() {
    setOpened(undefined)
    button.current?.focus()
  }

  return (
    <TextField {...field} inputRef={input}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        aria-busy={isLoading}
        title={label}
        disabled={field.disabled}
        onClick={open}
        className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center rounded-control text-accent hover:text-ink disabled:opacity-60 aria-busy:animate-pulse"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      {opened &&
        // Outside of the form, which Enter in a box to tick would send.
        createPortal(
          <opened.Picker title={label} field={input} onClose={close} onChange={write} maxLength={field.maxLength} />,
          document.body,
        )}
    </TextField>
  )
}
