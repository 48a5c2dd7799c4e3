import { createContext, useContext } from 'react'
import type { ErrorBody } from '../../schema/errors'
import type { PublicSettings } from '../../schema/public-settings'

/** What the Worker puts into a page for the browser to start from. */
export interface PageData {
  settings: PublicSettings
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
