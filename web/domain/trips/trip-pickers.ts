import type { FC } from 'react'
import type { PickerProps } from '../../ui/picker-field'
import { DestinationPicker } from './destination-picker'

/** The pickers of the trip form; the calendar is the largest by far, and loaded by itself. */
export const tripPickers: Record<'destination' | 'travelDates', () => Promise<FC<PickerProps>>> = {
  destination: async () => DestinationPicker,
  travelDates: async () => (await import('./travel-dates-picker')).TravelDatesPicker,
}
