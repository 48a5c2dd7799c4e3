export type LinkPurpose = 'confirm' | 'unsubscribe'

export function linkApiPath(purpose: LinkPurpose): `/api/newsletter/${LinkPurpose}` {
  return `/api/newsletter/${purpose}`
}

export function linkReadPath(
  purpose: LinkPurpose,
  search: URLSearchParams,
): `/api/newsletter/${LinkPurpose}?${string}` {
  return `${linkApiPath(purpose)}?${new URLSearchParams({ token: search.get('token') ?? '' })}`
}

export const preferencesApiPath = '/api/newsletter/preferences'

export function preferencesReadPath(
  search: URLSearchParams,
): `${typeof preferencesApiPath}?${string}` {
  return `${preferencesApiPath}?${new URLSearchParams({ token: search.get('token') ?? '' })}`
}
