import * as z from 'zod'
import { emailField, messageField, nameField, phoneField, shortField, submissionFields } from './text-fields'
import { tripPlan } from './trip-plan'

/** The trip form: all but name and e-mail address is free text that may stay empty. */
export const tripLeadInput = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  destination: shortField,
  travelDates: shortField,
  groupSize: shortField,
  budget: shortField,
  interests: shortField,
  message: messageField.default(''),
  /** The days that the visitor has planned already. */
  plan: tripPlan.optional(),
  ...submissionFields,
})
export type TripLeadInput = z.input<typeof tripLeadInput>
export type TripLead = z.output<typeof tripLeadInput>
