/** People need longer than this to fill a form, in milliseconds. */
const minFillMs = 2000

/**
 * `spam` for a filled trap field, or a form filled quicker than people do, by the clock of the
 * visitor where that is known.
 */
export function submissionStatus(input: {
  website: string
  startedAt?: string | undefined
  submittedAt?: string | undefined
}): 'new' | 'spam' {
  const { website, startedAt, submittedAt } = input
  if (website !== '') return 'spam'
  const isQuick =
    startedAt !== undefined &&
    submittedAt !== undefined &&
    Date.parse(submittedAt) - Date.parse(startedAt) < minFillMs
  return isQuick ? 'spam' : 'new'
}
