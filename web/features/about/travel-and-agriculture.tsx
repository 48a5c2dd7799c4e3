import { useTranslation } from 'react-i18next'
import { site } from '../../../schema/site'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'

const points = ['culture', 'cuisine', 'farms'] as const

export function TravelAndAgriculture() {
  const { t } = useTranslation('about')
  return (
    <section className="page mt-20 grid items-center gap-8 md:grid-cols-2 md:gap-14" aria-labelledby="travel-heading">
      <div className="poster md:order-2">
        <Picture src="@assets/art/promo-farm-tour" alt="" format="wide" wideFormat="square" className="h-auto w-full" />
      </div>
      <div>
        <h2 id="travel-heading" className="text-title">
          {t('travelTitle')}
        </h2>
        <p className="mt-4 max-w-lg text-lg text-muted">{t('travelIntro')}</p>
        <ul className="mt-6 max-w-lg border-t border-line">
          {points.map((key) => (
            <li key={key} className="border-b border-line py-4">
              <h3 className="text-heading">{t(`travel.${key}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`travel.${key}.text`)}</p>
            </li>
          ))}
        </ul>
        <a href={site.company.farmToursSite} target="_blank" rel="noopener" className={`${buttonStyles.secondary} mt-7`}>
          {t('farmTours')}
        </a>
      </div>
    </section>
  )
}
