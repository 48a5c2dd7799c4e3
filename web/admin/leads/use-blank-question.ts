import { type RefObject, useEffect, useState } from 'react'
import { type Blank, emptyBlanks } from './empty-blanks'

const namesOf = (blanks: Blank[]) => [...new Set(blanks.map(({ line }) => `“${line}”`))].join(', ')

/** Asks once about the blanks of a text, in which it puts the cursor; then `names` has them. */
export function useBlankQuestion(text: string, area: RefObject<HTMLTextAreaElement | null>) {
  const [asked, setAsked] = useState<Blank[]>([])
  const blanks = emptyBlanks(text)
  const names = namesOf(blanks)
  const isAsked = names !== '' && names === namesOf(asked)

  // After the sentence is there, so that a screen reader reads it with the field.
  useEffect(() => {
    const [first] = asked
    if (!first) return
    area.current?.focus()
    area.current?.setSelectionRange(first.end, first.end)
  }, [asked, area])

  return {
    names: isAsked ? names : undefined,
    /** Returns whether the text must wait for an answer. */
    ask(): boolean {
      if (names === '' || isAsked) return false
      setAsked(blanks)
      return true
    },
  }
}
