import { useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { searchPath } from '../../../schema/paths'
import { useScreenLocation, useSiteNavigate } from '../../lib/navigation'

const settleMs = 250

interface TypedState {
  typed?: boolean
}

/**
 * What stands in the search box. Typing shows its results at once and the address follows after 250 ms, with `replace`; Back and links
 * set the box from the address.
 */
export function useTypedQuery(fromAddress: string): [typed: string, type: (value: string) => void] {
  const navigate = useSiteNavigate()
  const { search, state } = useScreenLocation()
  const isOwn = useNavigationType() === 'REPLACE' && (state as TypedState | null)?.typed === true
  const [typed, setTyped] = useState(fromAddress)
  const sent = useRef(fromAddress)

  // An address that the box itself has set may arrive when more has been typed already: only those of others set the box.
  useEffect(() => {
    if (isOwn || fromAddress === sent.current) return
    sent.current = fromAddress
    setTyped(fromAddress)
  }, [fromAddress, isOwn])

  useEffect(() => {
    const query = typed.trim()
    if (query === sent.current.trim()) return
    const timer = setTimeout(() => {
      sent.current = query
      navigate(searchPath(query, new URLSearchParams(search)), {
        replace: true,
        preventScrollReset: true,
        viewTransition: false,
        state: { typed: true },
      })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [typed, search, navigate])

  return [typed, setTyped]
}
