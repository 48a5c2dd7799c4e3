import { useTranslation } from 'react-i18next'
import { useScreenLocation, useSiteHref } from '../lib/navigation'
import { buttonStyles } from './button-styles'

/** Asks for the page again, where no scripts run. */
export function RetryLink() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useScreenLocation()
  return (
    <a href={useSiteHref(pathname + search)} className={`${buttonStyles.secondary} mt-4`}>
      {t('retry')}
    </a>
  )
}
