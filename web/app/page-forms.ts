import type { FormName } from '../../schema/plain-forms'
import type { PageMatch } from './match-page'

/** The forms of each page, by its id in the route table, that can be posted to it without scripts. Only the Worker has to know. */
const formsOfPages: Record<string, readonly FormName[]> = {
  home: ['trip', 'newsletter'],
  articles: ['newsletter'],
  deals: ['newsletter'],
  deal: ['trip'],
  contact: ['contact'],
  tripPlanning: ['trip'],
  planTrip: ['trip'],
  newsletterConfirm: ['confirm', 'newsletter'],
  newsletterUnsubscribe: ['unsubscribe'],
}

/** The form of a page that a name of the address means, where the page exists and has it. */
export function findForm({ page, exists }: PageMatch, name: string | null): FormName | undefined {
  return exists ? formsOfPages[page.id]?.find((form) => form === name) : undefined
}
