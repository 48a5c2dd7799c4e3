import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { fold } from '../../../schema/fold'
import type { LeadStatus, SubmissionKind } from '../../../schema/submissions'
import { submissions } from '../../../schema/tables/submissions'
import { wordMatch } from '../../platform/db/word-match'

const maxSearchText = 1000
const maxWords = 8

/** The folded words by which the admin finds a submission. */
export function searchTextOf(words: { name: string; email: string; phone: string; destination?: string; message: string }): string {
  const { name, email, phone, destination = '', message } = words
  return fold([name, email, phone, destination, message].join(' ')).slice(0, maxSearchText)
}

export interface LeadFilter {
  kind: SubmissionKind | 'all'
  /** `all` is everything but spam. */
  status: LeadStatus | 'all'
  /** Username; null for nobody, undefined for anybody. */
  assignee: string | null | undefined
  q: string
}

/** How a phone number may be stored: as typed, as bare digits, and a Vietnamese one with and without its country code. */
function phoneForms(typed: string): string[] {
  const digits = typed.replace(/\D/g, '')
  const national = digits.startsWith('84') ? `0${digits.slice(2)}` : digits
  const international = digits.startsWith('0') ? `84${digits.slice(1)}` : digits
  return [...new Set([typed, digits, national, international, `+${international}`])].filter((form) => form.length > 5 || form === typed)
}

/** Rows whose text has every word, or begins one with it; an e-mail address is a phrase. Undefined where `q` has no words. */
function hasWords(q: string): SQL | undefined {
  const words = fold(q).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return undefined
  const isAddress = /^\S+@\S+\.\S+$/.test(q)
  const match = isAddress ? `"${words.join(' ')}"` : words.slice(0, maxWords).map(wordMatch).join(' ')
  return sql`${submissions.number} in (select rowid from submissions_search where submissions_search match ${match})`
}

/** The condition of a filter, for rows of `submissions`. */
export function matchesFilter({ kind, status, assignee, q }: LeadFilter): SQL | undefined {
  const isAssigned = assignee === null ? isNull(submissions.assignee) : assignee && eq(submissions.assignee, assignee)
  return and(
    kind === 'all' ? undefined : eq(submissions.kind, kind),
    status === 'all' ? ne(submissions.status, 'spam') : eq(submissions.status, status),
    isAssigned || undefined,
    q === '' ? undefined : or(hasWords(q), eq(submissions.email, q.toLowerCase()), inArray(submissions.phone, phoneForms(q))),
  )
}
