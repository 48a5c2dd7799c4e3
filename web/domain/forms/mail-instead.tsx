import { useTranslation } from 'react-i18next'
import { site } from '../../../schema/site'

/** Stands in a form's place where no scripts run but sending it takes some: the check for people is set up. */
export function MailInstead() {
  const { t } = useTranslation('forms')
  return (
    <p className="rounded-card border border-line bg-card p-6 text-ink">
      {t('withoutScripts')}{' '}
      <a href={`mailto:${site.company.email}`} className="text-accent underline">
        {site.company.email}
      </a>
    </p>
  )
}
