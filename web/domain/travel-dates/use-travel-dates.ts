import { useEffect, useMemo } from 'react'
import { vietnamDay } from '../../../schema/time'
import {
  daysOf,
  parseTravelDates,
  type TravelDates,
  travelDatesPattern,
} from '../../../schema/travel-dates'
import { type Field, patternField, useListState } from '../../lib/list-state'
import { useToday } from '../../lib/page-data'
import { persistedStore } from '../../lib/persisted-store'

const when: Field<string> = { ...patternField(travelDatesPattern, ''), survivesReset: true }

/** The travel dates in the query string of every page that heeds them. */
export const travelDatesFields = { when }

/**
 * What is stored: as in an address, with the last of the days, so that a month that is over does
 * not come back a year later.
 */
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

/** Stores the dates on the device, as an address has them; forgets them for an empty text. */
function rememberTravelDates(text: string, today: string): void {
  const dates = parseTravelDates(text, today)
  remembered.put(
    dates ? text : '',
    dates && ({ when: text, until: daysOf(dates, today).to } satisfies Stored),
  )
}

interface TravelDatesState {
  dates: TravelDates | undefined
  /** The same as an address has it; empty without dates. */
  text: string
  isInAddress: boolean
  /** Puts dates into the address and onto the device; an empty text takes them away. */
  choose: (text: string) => void
}

/**
 * When the visitor travels: what the address says, or else, in the browser, what the device
 * remembers.
 */
export function useTravelDates(): TravelDatesState {
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

/** Stores the dates of an address that is opened with them: the pages after it go on with them. */
export function useRememberTravelDates(): void {
  const { text, isInAddress } = useTravelDates()
  const today = useToday()
  useEffect(() => {
    if (isInAddress) rememberTravelDates(text, today)
  }, [isInAddress, text, today])
}
