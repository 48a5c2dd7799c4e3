export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The API path that tells what a mailed link would do, and that follows it when posted to. */
export function linkApiPath(purpose: LinkPurpose): `/api/newsletter/${LinkPurpose}` {
  return `/api/newsletter/${purpose}`
}

/** The same with the token of the page's address. */
export function linkReadPath(purpose: LinkPurpose, search: URLSearchParams): `/api/newsletter/${LinkPurpose}?${string}` {
  return `${linkApiPath(purpose)}?${new URLSearchParams({ token: search.get('token') ?? '' })}`
}
