import { useTranslation } from 'react-i18next'
import { textIn } from '../../schema/locale'
import { type MenuName, ownLinkOf, ownLinks } from '../../schema/menus'
import { useLocale } from '../lib/locale-context'
import { useSiteSettings } from '../lib/page-data'

export interface ShownLink {
  key: string
  to: string
  label: string
  stays: boolean
}

/** The links of a menu; added ones have a name in the languages in which their page is public. */
export function useMenu(name: MenuName): ShownLink[] {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const items = useSiteSettings().menus?.[name] ?? ownLinks[name]
  return items.flatMap((item): ShownLink[] => {
    const own = ownLinkOf(name, item.link)
    if (own) return [{ key: own.link, to: own.to, label: t(own.text), stays: own.stays }]
    const label = 'nameVi' in item || 'nameEn' in item ? textIn(item, 'name', locale) : undefined
    if (label?.locale !== locale || !label.value || !item.to) return []
    return [{ key: `${item.to} ${label.value}`, to: item.to, label: label.value, stays: false }]
  })
}
