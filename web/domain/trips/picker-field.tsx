import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type FC, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../ui/toast-store'
import { TextField } from '../forms/text-field'

export interface PickerProps {
  title: string
  /** The field whose text it reads and writes, and at which it is placed. */
  field: RefObject<HTMLInputElement | null>
  /** A day of the month that a calendar opens on where the field has no days, as `YYYY-MM-DD`. */
  opensOn?: string | undefined
  /** Gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

interface PickerFieldProps extends Omit<ComponentProps<typeof TextField>, 'children' | 'inputRef'> {
  name: 'destination' | 'travelDates'
  Icon: LucideIcon
}

/** Opened in browsers only: the condition keeps the calendar out of the Worker's bundle. */
const pickers: Partial<Record<PickerFieldProps['name'], () => Promise<FC<PickerProps>>>> = import.meta.env.SSR
  ? {}
  : {
      destination: async () => (await import('./destination-picker')).DestinationPicker,
      travelDates: async () => (await import('./travel-dates-picker')).TravelDatesPicker,
    }

/** A text field of free text with a button that opens a picker, which writes into it. */
export function PickerField({ Icon, ...field }: PickerFieldProps) {
  const { t } = useTranslation(['trips', 'shell'])
  const label = t(`pickers.${field.name}`)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ Picker?: FC<PickerProps> }>()

  async function open() {
    setOpened({})
    try {
      const Picker = await pickers[field.name]?.()
      setOpened({ Picker })
    } catch (error) {
      setOpened(undefined)
      console.debug('the picker could not be loaded', error)
      showToast({ title: t('shell:loadFailed'), destructive: true })
    }
  }

  return (
    <TextField {...field} inputRef={input}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        aria-busy={opened && !opened.Picker}
        title={label}
        disabled={field.disabled}
        onClick={open}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center text-accent aria-busy:animate-pulse"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      {opened?.Picker && <opened.Picker title={label} field={input} button={button} onClose={() => setOpened(undefined)} />}
    </TextField>
  )
}
