import type { FC } from 'react'
import { DestinationPicker } from './destination-picker'
import type { PickerProps } from './picker-field'

/** The pickers of the trip form; the calendar is the largest by far, and loaded by itself. */
export const tripPickers: Record<'destination' | 'travelDates', () => Promise<FC<PickerProps>>> = {
  destination: async () => DestinationPicker,
  travelDates: async () => (await import('./travel-dates-picker')).TravelDatesPicker,
}
