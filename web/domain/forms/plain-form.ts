import { useEffect, useState } from 'react'
import { type FormName, formId } from '../../../schema/no-js-forms'
import { useScreenLocation } from '../../lib/navigation'
import { type ShownForm, usePageData } from '../../lib/page-data'

export interface PlainForm {
  /** What became of the form when it was posted without scripts, until it is sent with them. */
  shown: ShownForm | undefined
  /** What the visitor wrote then. */
  values: Record<string, string>
  /** Forgets what became of it. */
  forget: () => void
}

/** The side of a form that works without scripts: its page answers with the form as it was left. */
export function usePlainForm(name: FormName): PlainForm {
  const data = usePageData()
  const [first] = useState(data.shownForm?.name === name ? data.shownForm : undefined)
  const [shown, setShown] = useState(first)
  useEffect(
    () => () => {
      data.shownForm = undefined
    },
    [data],
  )
  return { shown, values: first?.values ?? {}, forget: () => setShown(undefined) }
}

interface PlainPost {
  method: 'post'
  action?: string
  suppressHydrationWarning: true
}

/**
 * The attributes of a form that is posted to its own page where no scripts run. Only the Worker writes the address: what scripts make, they
 * also send.
 */
export function usePlainPost(name: FormName): PlainPost {
  const post = { method: 'post', suppressHydrationWarning: true } as const
  if (!import.meta.env.SSR) return post
  // biome-ignore lint/correctness/useHookAtTopLevel: on one side always, on the other never
  const query = new URLSearchParams(useScreenLocation().search)
  query.set('form', name)
  return { ...post, action: `?${query}#${formId(name)}` }
}
