import { useState } from 'react'
import { readStored, session, writeStored } from '../../lib/persisted-store'

const keyOf = (name: string) => `draft:${name}`

/** An unsent text, in the session storage; '' deletes it. */
export function useSessionDraft(name: string, first: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const stored = readStored(keyOf(name), session)
    return typeof stored === 'string' ? stored : first
  })
  function change(next: string) {
    setText(next)
    writeStored(keyOf(name), next || undefined, session)
  }
  return [text, change]
}

export const answerDraft = (leadId: string): string => `answer:${leadId}`

export function hasAnswerDraft(leadId: string): boolean {
  return readStored(keyOf(answerDraft(leadId)), session) !== undefined
}
