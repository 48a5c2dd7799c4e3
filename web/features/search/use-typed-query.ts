import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fillPath, paths } from '../../../schema/paths'

const settleMs = 250

/**
 * What stands in the search box. Typing shows its results at once and the address follows after 250 ms, with `replace`; Back and links
 * set the box from the address.
 */
export function useTypedQuery(fromAddress: string): [typed: string, type: (value: string) => void] {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [typed, setTyped] = useState(fromAddress)
  const sent = useRef(fromAddress)

  useEffect(() => {
    if (fromAddress === sent.current) return
    sent.current = fromAddress
    setTyped(fromAddress)
  }, [fromAddress])

  useEffect(() => {
    const query = typed.trim()
    if (query === sent.current.trim()) return
    const timer = setTimeout(() => {
      sent.current = query
      const kept = new URLSearchParams(search)
      kept.delete('q')
      const pathname = query === '' ? paths.search : fillPath(paths.searchQuery, { query })
      navigate({ pathname, search: kept.toString() }, { replace: true, state: { keepScroll: true } })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [typed, search, navigate])

  return [typed, setTyped]
}
