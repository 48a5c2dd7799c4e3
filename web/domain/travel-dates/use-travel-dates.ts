import { useEffect, useMemo } from 'react'
import { vietnamDay } from '../../../schema/time'
import { daysOf, parseTravelDates, travelDatesPattern } from '../../../schema/travel-dates'
import { type Field, patternField, useListState } from '../../lib/list-state'
import { useToday } from '../../lib/page-data'
import { persistedStore } from '../../lib/persisted-store'

const when: Field<string> = { ...patternField(travelDatesPattern, ''), survivesReset: true }

export const travelDatesFields = { when }

/** `until`: the last day, so that a past month does not return a year later. */
interface Stored {
  when: string
  until: string
}

function parse(stored: unknown): string {
  const { when, until } = (stored ?? {}) as Partial<Stored>
  return typeof when === 'string' && typeof until === 'string' && until >= vietnamDay(Date.now())
    ? when
    : ''
}

const remembered = persistedStore<string>('travel-dates', { parse, none: '' })

function rememberTravelDates(text: string, today: string): void {
  const dates = parseTravelDates(text, today)
  remembered.put(
    dates ? text : '',
    dates && ({ when: text, until: daysOf(dates, today).to } satisfies Stored),
  )
}

export function useTravelDates() {
  const { state, set } = useListState(travelDatesFields)
  const today = useToday()
  const stored = remembered.useValue()
  const given = parseTravelDates(state.when, today) ? state.when : ''
  const text = given || stored
  const dates = useMemo(() => parseTravelDates(text, today), [text, today])
  function choose(next: string) {
    rememberTravelDates(next, today)
    set({ when: next })
  }
  return { dates, text: dates ? text : '', isInAddress: given !== '', choose }
}

export function useRememberTravelDates(): void {
  const { text, isInAddress } = useTravelDates()
  const today = useToday()
  useEffect(() => {
    if (isInAddress) rememberTravelDates(text, today)
  }, [isInAddress, text, today])
}
