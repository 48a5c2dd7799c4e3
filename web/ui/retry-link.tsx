import { useTranslation } from 'react-i18next'
import { useHref, useLocation } from 'react-router-dom'
import { buttonStyles } from './button-styles'

/** Asks for the page again, where no scripts run. */
export function RetryLink() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  return (
    <a href={useHref(pathname + search)} className={`${buttonStyles.secondary} mt-4`}>
      {t('retry')}
    </a>
  )
}
