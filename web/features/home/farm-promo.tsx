import { useTranslation } from 'react-i18next'
import { useSiteSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'

export function FarmPromo() {
  const { t } = useTranslation('home')
  const { company } = useSiteSettings()
  const points = [t('farmPoints.harvest'), t('farmPoints.drying'), t('farmPoints.table')]
  return (
    <section className="page grid items-center gap-8 py-16 md:grid-cols-2 md:gap-14 md:py-24">
      <div className="poster">
        <Picture src="@assets/art/promo-farm-tour" alt="" format="wide" wideFormat="square" className="h-auto w-full" />
      </div>
      <div>
        <p className="font-semibold text-accent">{t('farmKicker')}</p>
        <h2 className="mt-2 text-title">{t('farmTitle')}</h2>
        <p className="mt-4 max-w-lg text-lg text-muted">{t('farmText')}</p>
        <ul className="mt-5 max-w-lg border-t border-line">
          {points.map((point) => (
            <li key={point} className="border-b border-line py-2.5">
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href={company.mainSite} target="_blank" rel="noopener" className={buttonStyles.primary}>
            {t('farmButton')}
          </a>
          <a href={company.farmToursSite} target="_blank" rel="noopener" className={buttonStyles.secondary}>
            {t('farmTours')}
          </a>
        </div>
      </div>
    </section>
  )
}
