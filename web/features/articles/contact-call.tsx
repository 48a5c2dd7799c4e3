import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

export function ContactCall() {
  const { t } = useTranslation('articles')
  return (
    <section className="mt-12 rounded-card border border-line bg-card p-6 md:p-8" data-print="hide">
      <h2 className="text-heading">{t('ctaTitle')}</h2>
      <p className="mt-2 mb-5 text-muted">{t('ctaText')}</p>
      <SiteLink to={paths.contact} className={buttonStyles.primary}>
        {t('ctaButton')}
      </SiteLink>
    </section>
  )
}
