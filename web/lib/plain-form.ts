import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type FormName, formId } from '../../schema/plain-forms'

/** What became of a form that was posted without scripts, in words. */
export interface ShownForm {
  name: FormName
  isSent: boolean
  /** What the visitor wrote, by field. */
  values: Record<string, string>
  /** What is wrong, by field. */
  faults: Record<string, string>
  /** Says why nothing was sent, with links to the fields. */
  summary: ReactNode
}

/** It holds until its form is left. */
export const ShownFormContext = createContext<{ shown?: ShownForm | undefined }>({})

export interface PlainForm {
  /** Where the form is posted to without scripts. */
  action: string
  /** What became of it when it was, until it is sent with scripts. */
  shown: ShownForm | undefined
  /** What the visitor wrote then. */
  values: Record<string, string>
  /** Forgets what became of it. */
  forget: () => void
}

const nothing: Record<string, string> = {}

/** The side of a form that works without scripts: its page is its address, and answers with the form as it was left. */
export function usePlainForm(name: FormName): PlainForm {
  const context = useContext(ShownFormContext)
  const [first] = useState(context.shown?.name === name ? context.shown : undefined)
  const [shown, setShown] = useState(first)
  const query = new URLSearchParams(useLocation().search)
  query.delete('sent')
  query.set('form', name)
  useEffect(
    () => () => {
      context.shown = undefined
    },
    [context],
  )
  return { action: `?${query}#${formId(name)}`, shown, values: first?.values ?? nothing, forget: () => setShown(undefined) }
}
