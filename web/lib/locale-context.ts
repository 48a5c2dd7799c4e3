import { createContext, useContext } from 'react'
import type { Locale } from '../../schema/locale'

export const LocaleContext = createContext<Locale>('vi')

export function useLocale(): Locale {
  return useContext(LocaleContext)
}
