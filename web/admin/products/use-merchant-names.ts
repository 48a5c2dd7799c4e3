import { useMemo } from 'react'
import { useAdminData } from '../kit/admin-api'

/**
 * The names of the merchants by id, in their order; empty until they are read. `chosen` is always
 * among them, so that a choice neither changes nor gets lost meanwhile.
 */
export function useMerchantNames(chosen = ''): ReadonlyMap<string, string> {
  const { data } = useAdminData('/api/products/merchants')
  return useMemo(() => {
    const names = new Map(data?.merchants.map(({ id, name }) => [id, name]))
    if (chosen !== '' && !names.has(chosen)) names.set(chosen, chosen)
    return names
  }, [data, chosen])
}
