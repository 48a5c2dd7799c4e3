/** Forms of visitors; the admin calls both leads. */
export const submissionKinds = ['trip', 'contact'] as const
export type SubmissionKind = (typeof submissionKinds)[number]

/** Fields in form order, for API, forms, mails, admin and CSV. */
export const submissionFields = {
  trip: [
    'name',
    'email',
    'phone',
    'destination',
    'travelDates',
    'groupSize',
    'budget',
    'interests',
    'message',
  ],
  contact: ['name', 'email', 'phone', 'service', 'message'],
} as const
export type SubmissionField<Kind extends SubmissionKind = SubmissionKind> =
  (typeof submissionFields)[Kind][number]

export const requiredFields = {
  trip: ['name', 'email'],
  contact: ['name', 'email', 'message'],
} as const satisfies { [Kind in SubmissionKind]: readonly SubmissionField<Kind>[] }

/** Where each form is posted as JSON. */
export const submissionPaths = {
  trip: '/api/trip-leads',
  contact: '/api/contact',
} as const satisfies Record<SubmissionKind, string>

/** Subjects of a message. */
export const contactServices = ['tour', 'agriculture', 'custom', 'food'] as const
export type ContactService = (typeof contactServices)[number]

export const leadSources = ['form', 'hand'] as const

export const leadStatuses = ['new', 'open', 'waiting', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Columns of the board. */
export const boardStatuses = ['new', 'open', 'waiting', 'won', 'lost'] as const

/** Nobody works on them; a follow-up day is today or over; the guest's mail is not answered. */
export const leadTodos = ['fresh', 'due', 'replied'] as const
export type LeadTodo = (typeof leadTodos)[number]

/** VND. */
export const maxLeadValue = 100_000_000_000

export const maxLeadNotes = 500
export const maxLeadChanges = 50
/** Mails of a lead; what arrives after that is not filed. */
export const maxLeadMessages = 200

/** The subject of a mail ends with it, so that the guest's reply can be filed. */
export const leadReference = (number: number): string => `[MR-${number}]`

/** Screen path of a lead, without language prefix. */
export function leadPath(kind: SubmissionKind, id: string): string {
  return `/admin/leads/${kind}/${encodeURIComponent(id)}`
}

/** UTF-16 units, as `maxLength` counts; without zod for the forms. */
export const textLimits = {
  name: 120,
  email: 254,
  phone: 32,
  destination: 200,
  travelDates: 200,
  groupSize: 200,
  budget: 200,
  interests: 200,
  message: 5000,
  note: 4000,
  answerSubject: 150,
  answer: 8000,
} as const

/** A rough check; the server validates. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text)
