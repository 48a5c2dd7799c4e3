import type { FC } from 'react'
import type { PickerProps } from './picker-dialog'

/** Opened in browsers only: the condition keeps the calendar out of the Worker's bundle. */
export const loadPicker: (() => Promise<FC<PickerProps>>) | undefined = import.meta.env.SSR
  ? undefined
  : async () => (await import('./travel-dates-picker')).TravelDatesPicker
