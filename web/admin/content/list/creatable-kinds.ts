import { type EntryKind, entryKinds, isOnly } from '../../../../schema/content/choices'

/** The field that names a new entry. */
export const titleFields = {
  post: 'title',
  destination: 'name',
  fact: 'label',
  topic: 'title',
  guide: 'title',
  deal: 'title',
  itinerary: 'title',
  festival: 'name',
  letter: 'subject',
  page: 'title',
  author: 'name',
  route: 'routeFrom',
} as const satisfies Partial<Record<EntryKind, string>>

export type CreatableKind = keyof typeof titleFields

export const creatableKinds = entryKinds.filter((kind): kind is CreatableKind => !isOnly(kind))
