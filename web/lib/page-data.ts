import { createContext, useContext } from 'react'
import type { ErrorBody } from '../../schema/errors'
import type { PublicSettings } from '../../schema/public-settings'

/** What the Worker puts into a page for the browser to start from. */
export interface PageData {
  settings: PublicSettings
  /** The Vietnam day on which the page was rendered, `YYYY-MM-DD`. */
  today: string
  /** Answers by API path. */
  data: Record<string, unknown>
  /** Failures by API path. */
  errors: Record<string, ErrorBody>
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
