import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'

/** The company's own days on the farm, with what is ripe this month. */
export function FarmPromo() {
  const { t } = useTranslation('home')
  const { company } = useSiteSettings()
  return (
    <section className="page grid items-center gap-5 py-10 md:grid-cols-2 md:gap-14 md:py-20">
      <div className="poster">
        <Picture src="@assets/art/promo-farm-tour" alt="" format="square" className="h-auto w-full" />
      </div>
      <div>
        <p className="font-semibold text-accent">{t('farmKicker')}</p>
        <h2 className="mt-1 text-title">{t('farmTitle')}</h2>
        <p className="mt-3 max-w-lg text-muted md:text-lg">{t('farmText')}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <SiteLink to={paths.farm} className={buttonStyles.primary}>
            {t('farmTours')}
          </SiteLink>
          <a href={company.mainSite} target="_blank" rel="noopener" className={buttonStyles.quiet}>
            {t('farmButton')}
          </a>
        </div>
      </div>
    </section>
  )
}
