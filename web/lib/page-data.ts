import { createContext, type ReactNode, useContext } from 'react'
import type { PublicSettings, SiteSettings } from '../../schema/content/site-settings'
import type { ErrorBody } from '../../schema/errors'
import type { LunarDay } from '../../schema/lunar-day'
import type { FormAnswer, FormName } from '../../schema/no-js-forms'
import type { QrCode } from '../../schema/qr-code'

/** The JSON that the Worker puts into a document, for the browser to start from. */
export interface PageData {
  settings: PublicSettings
  /** The Vietnam day on which the page was rendered, `YYYY-MM-DD`. */
  today: string
  /** The same day by the lunar calendar; the shell without a rendered page has none. */
  lunarToday?: LunarDay | undefined
  /** Of a page that is printed. */
  printed?: PrintedAddress | undefined
  /** Responses by API path. */
  data: Record<string, unknown>
  /** Failures by API path. */
  errors: Record<string, ErrorBody>
  /** The result of a form that was posted without scripts. */
  form?: FormAnswer
  /** The same in words; both sides derive it from `form`. */
  shownForm?: ShownForm | undefined
}

/** The QR code of the address of a page. */
export interface PrintedAddress {
  pathname: string
  code: QrCode
}

/** The result of a form that was posted without scripts, in words. */
export interface ShownForm {
  name: FormName
  isSent: boolean
  values: Record<string, string>
  errors: Record<string, string>
  /** The errors with links to their fields. */
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

/** What editors publish about the company: offices, claims, partners, the exchange rate. */
export function useSiteSettings(): SiteSettings {
  return useSettings().site
}

/** The current Vietnam day, `YYYY-MM-DD`: the same on both sides of hydration. */
export function useToday(): string {
  return usePageData().today
}
