import * as z from 'zod'
import { destinationSlugs } from '../destinations'
import { locales } from '../locale'
import {
  isPlanDay,
  isPlanTime,
  maxPlanDays,
  maxPlanNote,
  maxPlanThings,
  planExtraKinds,
  planStopKinds,
  planThings,
  samePlanThing,
} from '../plan'
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

const thingFields = {
  slug: z.string().regex(/^[\w-]{1,120}$/),
  /** In the language of the request. */
  title: oneLine(200).min(1),
  note: oneLine(maxPlanNote).optional(),
}

const stop = z.object({
  kind: z.enum(planStopKinds),
  time: z.string().refine(isPlanTime).optional(),
  ...thingFields,
})
const extra = z.object({ kind: z.enum(planExtraKinds), ...thingFields })

/** Checks destinations and guides only. */
function isKnown({ kind, slug }: { kind: string; slug: string }): boolean {
  if (kind === 'destination') return destinationSlugs.some((known) => known === slug)
  return kind !== 'guide' || /^day-(?:[1-9]|[12]\d|30)$/.test(slug)
}

/** The day plan attached to a trip request. */
const tripPlan = z
  .object({
    version: z.literal(1),
    start: z.string().refine(isPlanDay, 'a day of the calendar is needed'),
    days: z.array(z.array(stop).max(maxPlanThings)).min(1).max(maxPlanDays),
    extras: z.array(extra).max(maxPlanThings).default([]),
  })
  .refine((plan) => planThings(plan).length <= maxPlanThings, 'too many things')
  .refine((plan) => planThings(plan).every(isKnown), 'an unknown thing')
  .refine((plan) => {
    const things = planThings(plan)
    return things.every(
      (thing, index) => things.findIndex((other) => samePlanThing(other, thing)) === index,
    )
  }, 'a thing twice')
export type TripPlan = z.output<typeof tripPlan>
export type TripPlanThing = TripPlan['days'][number][number] | TripPlan['extras'][number]

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
