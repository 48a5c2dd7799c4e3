import * as z from 'zod'
import { emailField, messageField, nameField, phoneField, submissionFields } from './text-fields'

export const contactServices = ['tour', 'agriculture', 'custom', 'food'] as const
export type ContactService = (typeof contactServices)[number]

export const contactInput = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  service: z.enum(contactServices),
  message: messageField.min(1, 'a message is needed'),
  ...submissionFields,
})
export type ContactInput = z.input<typeof contactInput>
export type ContactMessage = z.output<typeof contactInput>
