import { useAdminData } from './admin-api'

/** Whether whoever is logged in is an owner. Only hides what the server refuses. */
export function useIsOwner(): boolean {
  const { data: me } = useAdminData('/api/admin/me')
  return me?.role === 'owner'
}
