import type { FC, RefObject } from 'react'

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

/** Opened in browsers only: the condition keeps the calendar out of the Worker's bundle. */
export const loadPicker: (() => Promise<FC<PickerProps>>) | undefined = import.meta.env.SSR
  ? undefined
  : async () => (await import('./travel-dates-picker')).TravelDatesPicker
