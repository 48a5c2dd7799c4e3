import { useEffect, useState } from 'react'
import { type FormName, formId } from '../../../schema/no-js-forms'
import { useScreenLocation } from '../../lib/navigation'
import { type ShownForm, usePageData } from '../../lib/page-data'

export interface NoJsForm {
  shown: ShownForm | undefined
  values: Record<string, string>
  forget: () => void
}

export function useNoJsForm(name: FormName): NoJsForm {
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

interface NoJsPost {
  method: 'post'
  action?: string
  suppressHydrationWarning: true
}

/** Only the Worker renders `action`: scripts submit by fetch. */
export function useNoJsPost(name: FormName): NoJsPost {
  const post = { method: 'post', suppressHydrationWarning: true } as const
  if (!import.meta.env.SSR) return post
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build, so the order of hooks never changes
  const query = new URLSearchParams(useScreenLocation().search)
  query.set('form', name)
  return { ...post, action: `?${query}#${formId(name)}` }
}
