import { createContext, type ReactNode, useContext } from 'react'
import type { PublicSettings, SiteSettings } from '../../schema/content/site-settings'
import type { ErrorBody } from '../../schema/errors'
import type { LunarDay } from '../../schema/lunar-day'
import type { FormAnswer, FormName } from '../../schema/no-js-forms'

export interface PageData {
  settings: PublicSettings
  /** The Vietnam day of the render, `YYYY-MM-DD`. */
  today: string
  lunarToday?: LunarDay | undefined
  data: Record<string, unknown>
  errors: Record<string, ErrorBody>
  /** The result of a post without scripts. */
  form?: FormAnswer
  /** Derived from `form` on both sides. */
  shownForm?: ShownForm | undefined
}

export interface ShownForm {
  name: FormName
  isSent: boolean
  values: Record<string, string>
  errors: Record<string, string>
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

/** Company settings: offices, claims, partners, exchange rate. */
export function useSiteSettings(): SiteSettings {
  return useSettings().site
}

/** The Vietnam day, `YYYY-MM-DD`, the same on both sides of hydration. */
export function useToday(): string {
  return usePageData().today
}

export function useChats(): { name: string; href: string }[] {
  const { company, offices } = useSiteSettings()
  const chats = [
    { name: 'Zalo', href: company.zalo },
    { name: 'WhatsApp', href: offices.find(({ country }) => country === 'VN')?.whatsapp },
  ]
  return chats.flatMap(({ name, href }) => (href ? { name, href } : []))
}
