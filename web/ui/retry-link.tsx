import { useHref, useLocation } from 'react-router-dom'
import { useTranslation } from '../i18n/use-translation'
import { buttonStyles } from './button-styles'

/** Asks for the page again, where no scripts run. */
export function RetryLink() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <a href={useHref(pathname + search)} className={`${buttonStyles.secondary} mt-4`}>
      {t('shell.retry')}
    </a>
  )
}
