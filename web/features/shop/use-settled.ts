import { useEffect, useRef, useState } from 'react'
import type { Field } from '../../lib/list-state'
import { useOwnEchoes } from '../../lib/use-own-echoes'

const settleMs = 250

/**
 * What stands in a field that people type into: it follows every letter, while the address is told after 250 ms of quiet what the
 * filter makes of it. When the address changes otherwise (Back, a reset), so does the field; what it sent itself may come back late
 * and leaves it alone.
 */
export function useSettled(
  { parse }: Field<string>,
  fromAddress: string,
  onSettle: (value: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(fromAddress)
  const sent = useOwnEchoes(fromAddress, setTyped)
  const settle = useRef(onSettle)

  useEffect(() => {
    settle.current = onSettle
  })

  useEffect(() => {
    const value = parse(typed)
    if (value === (sent.current.at(-1) ?? fromAddress)) return
    const timer = setTimeout(() => {
      sent.current.push(value)
      settle.current(value)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [typed, parse, fromAddress, sent])

  return [typed, setTyped]
}
