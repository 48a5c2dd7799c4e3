import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

const settleMs = 250

/**
 * The text of a field whose value is stored elsewhere. `onSettle` gets the parsed text after 250 ms
 * without typing; an external value replaces the text.
 */
export function useTypedText(
  value: string,
  onSettle: (value: string) => void,
  parse: (text: string) => string = (text) => text,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value)
  const sent = useOwnEchoes(value, setTyped)
  const parseNow = useEffectEvent(parse)
  const settle = useEffectEvent((settled: string) => {
    sent.current.push(settled)
    onSettle(settled)
  })

  useEffect(() => {
    const settled = parseNow(typed)
    if (settled === parseNow(sent.current.at(-1) ?? value)) return
    const timer = setTimeout(() => settle(settled), settleMs)
    return () => clearTimeout(timer)
  }, [typed, value, sent])

  return [typed, setTyped]
}

/**
 * Tells external changes of a value from this field's own, which may come back late. Returns the
 * sent values not yet echoed, newest last; the caller adds to it.
 */
export function useOwnEchoes(value: string, onOther: (value: string) => void): RefObject<string[]> {
  const known = useRef(value)
  const sent = useRef<string[]>([])
  const passOn = useEffectEvent(onOther)
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    const at = sent.current.indexOf(value)
    sent.current = at < 0 ? [] : sent.current.slice(at + 1)
    if (at < 0) passOn(value)
  }, [value])
  return sent
}

/** Passes on what was entered before hydration; the ref belongs to the field. */
export function useEarlyValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onEarly: (value: string) => void,
  read: (field: Field) => string = (field) => field.value,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const passOn = useEffectEvent(() => {
    const early = field.current ? read(field.current) : value
    if (early !== value) onEarly(early)
  })
  useEffect(() => passOn(), [])
  return field
}
