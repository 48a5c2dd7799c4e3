/** People need longer than this to fill a form, in milliseconds. */
const minFillMs = 2000

/**
 * `spam` where a program seems to have sent a form: it filled the field that people do not see, or was quicker than people are. Both
 * instants are of the visitor's clock; a missing one is ignored.
 */
export function submissionStatus(input: {
  website: string
  startedAt?: string | undefined
  submittedAt?: string | undefined
}): 'new' | 'spam' {
  const { website, startedAt, submittedAt } = input
  if (website !== '') return 'spam'
  const isQuick = startedAt !== undefined && submittedAt !== undefined && Date.parse(submittedAt) - Date.parse(startedAt) < minFillMs
  return isQuick ? 'spam' : 'new'
}
