const minFillMs = 2000

/** `spam` for a filled trap field, or a form filled in under two seconds by the visitor's clock. */
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
