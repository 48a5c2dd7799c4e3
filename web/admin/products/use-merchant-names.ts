import { useMemo } from 'react'
import { useAdminData } from '../kit/admin-api'

/**
 * Merchants' names by id. Contains `chosen` even before they are loaded, to keep a select's choice.
 */
export function useMerchantNames(chosen = ''): ReadonlyMap<string, string> {
  const { data } = useAdminData('/api/products/merchants')
  return useMemo(() => {
    const names = new Map(data?.merchants.map(({ id, name }) => [id, name]))
    if (chosen !== '' && !names.has(chosen)) names.set(chosen, chosen)
    return names
  }, [data, chosen])
}
