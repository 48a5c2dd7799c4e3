import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ErrorBody } from '../../schema/errors'
import type { FormAnswer, FormName } from '../../schema/plain-forms'
import type { PublicSettings } from '../../schema/public-settings'
import type { ShownPage } from './shown-page'

/** What the Worker puts into a page for the browser to start from. */
export interface PageData {
  settings: PublicSettings
  /** The Vietnam day on which the page was rendered, `YYYY-MM-DD`. */
  today: string
  /** Answers by API path. */
  data: Record<string, unknown>
  /** Failures by API path. */
  errors: Record<string, ErrorBody>
  /** What the Worker has worked out while rendering, by what it was worked out from: see {@link usePrepared}. */
  prepared: Record<string, string[]>
  /** The page that the document shows; none in the shell. */
  page?: ShownPage
  /** Where that is: language, screen path and query string, as {@link ../app/route-table} asks for it. The browser notes it. */
  pageAt?: string
  /** What became of a form that was posted without scripts. */
  form?: FormAnswer
  /** The same in words, until its form is left. It does not travel: both sides make it. */
  shownForm?: ShownForm | undefined
}

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

export const PageDataContext = createContext<PageData | undefined>(undefined)

export function usePageData(): PageData {
  const value = useContext(PageDataContext)
  if (!value) throw new Error('PageDataContext is missing')
  return value
}

export function useSettings(): PublicSettings {
  return usePageData().settings
}

/** The current Vietnam day, `YYYY-MM-DD`: the same on both sides of hydration. */
export function useToday(): string {
  return usePageData().today
}

/** Whether a list of {@link usePrepared} is there already. */
export function useIsPrepared(key: string): boolean {
  return key in usePageData().prepared
}

/**
 * A list of ids that is dear to work out: the Worker puts it into the page, and the browser starts from there. `key` names what it is
 * worked out from; another key works out anew.
 */
export function usePrepared(key: string, workOut: () => string[]): string[] {
  const { prepared } = usePageData()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for whatever it is worked out from
  const found = useMemo(() => prepared[key] ?? workOut(), [prepared, key])
  if (typeof document === 'undefined') prepared[key] = found
  return found
}
