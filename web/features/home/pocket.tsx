import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

export function Pocket() {
  const { t } = useTranslation('home')
  return (
    <section className="page flex flex-wrap items-center justify-between gap-x-14 gap-y-4 pb-8 md:pb-20">
      <div className="max-w-2xl">
        <h2 className="text-title">{t('pocketTitle')}</h2>
        <p className="mt-2 text-muted md:text-lg">{t('pocketText')}</p>
      </div>
      <SiteLink to={paths.prices} className={buttonStyles.secondary}>
        {t('pocketMore')}
      </SiteLink>
    </section>
  )
}
