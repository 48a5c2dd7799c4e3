import { useSWRConfig } from 'swr'

export const newLeadsPath = '/api/admin/leads?todo=fresh'

/** Counts the new leads of the sidebar again. */
export function useCountNewLeads(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate(newLeadsPath)
}
