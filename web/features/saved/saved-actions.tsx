import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { replaceSavedItems, type SavedItem, sameItem, savedItems } from '../../domain/saved/saved-items'
import { toSavedLink } from '../../domain/saved/saved-link'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { copyLink } from '../../ui/copy-link'
import { showToast } from '../../ui/toast-store'

export function SavedActions({ items, isShared }: { items: readonly SavedItem[]; isShared: boolean }) {
  const { t } = useTranslation(['shell', 'saved'])
  const locale = useLocale()
  const { defaultLocale } = useSettings()

  function copy() {
    const url = new URL(localizedPath(paths.saved, locale, defaultLocale), window.location.origin)
    url.search = `?items=${toSavedLink(items)}`
    void copyLink(url.href, t)
  }

  function keepAll() {
    const own = savedItems()
    const added = items.filter((item) => !own.some((other) => sameItem(other, item)))
    replaceSavedItems([...added, ...own])
    showToast({ title: t('saved') })
  }

  if (isShared) {
    return (
      <button type="button" className={buttonStyles.secondary} onClick={keepAll}>
        {t('saved:keepAll')}
      </button>
    )
  }
  return (
    <button type="button" className={buttonStyles.secondary} onClick={copy}>
      {t('saved:copyLink')}
    </button>
  )
}
