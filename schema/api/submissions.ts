import * as z from 'zod'
import { locales } from '../locale'
import {
  contactServices,
  type SubmissionField,
  type SubmissionKind,
  textLimits,
} from '../submissions'
import {
  clockField,
  emailField,
  humanFields,
  messageField,
  nameField,
  oneLine,
  phoneField,
} from './text-fields'
import { tripPlan } from './trip-plan'

type FieldsOf<Kind extends SubmissionKind> = Record<SubmissionField<Kind>, z.ZodType>

const tripFields = {
  name: nameField,
  email: emailField,
  phone: phoneField,
  destination: oneLine(textLimits.destination).default(''),
  travelDates: oneLine(textLimits.travelDates).default(''),
  groupSize: oneLine(textLimits.groupSize).default(''),
  budget: oneLine(textLimits.budget).default(''),
  interests: oneLine(textLimits.interests).default(''),
  message: messageField.default(''),
} satisfies FieldsOf<'trip'>

const contactFields = {
  name: nameField,
  email: emailField,
  phone: phoneField,
  service: z.enum(contactServices),
  message: messageField.min(1, 'a message is needed'),
} satisfies FieldsOf<'contact'>

const sentFields = {
  ...humanFields,
  language: z.enum(locales).default('vi'),
  submittedAt: clockField,
  /** The same for every retry of a submission. */
  idempotencyKey: z.string().trim().min(1).max(64).optional(),
}

export const submissionInputs = {
  /** `plan`: the visitor's day plan. */
  trip: z.object({ ...tripFields, plan: tripPlan.optional(), ...sentFields }),
  contact: z.object({ ...contactFields, ...sentFields }),
} satisfies Record<SubmissionKind, z.ZodType>
export type SubmissionInput = z.output<(typeof submissionInputs)[SubmissionKind]>

export type TripWords = { kind: 'trip'; plan: z.output<typeof tripPlan> | null } & z.output<
  z.ZodObject<typeof tripFields>
>
type ContactWords = { kind: 'contact' } & z.output<z.ZodObject<typeof contactFields>>
export type SubmissionWords = TripWords | ContactWords
