import { site } from '../../../schema/site'
import { useTranslation } from '../../i18n/use-translation'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'

const points = ['culture', 'cuisine', 'farms'] as const

export function TravelAndAgriculture() {
  const { t } = useTranslation()
  return (
    <section className="page mt-20 grid items-center gap-8 md:grid-cols-2 md:gap-14" aria-labelledby="travel-heading">
      <div className="poster md:order-2">
        <Picture src="@assets/art/promo-farm-tour" alt="" format="wide" wideFormat="square" className="h-auto w-full" />
      </div>
      <div>
        <h2 id="travel-heading" className="text-title">
          {t('about.travelTitle')}
        </h2>
        <p className="mt-4 max-w-lg text-lg text-muted">{t('about.travelIntro')}</p>
        <ul className="mt-6 max-w-lg border-t border-line">
          {points.map((key) => (
            <li key={key} className="border-b border-line py-4">
              <h3 className="text-heading">{t(`about.travel.${key}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`about.travel.${key}.text`)}</p>
            </li>
          ))}
        </ul>
        <a href={site.company.farmToursSite} target="_blank" rel="noopener" className={`${buttonStyles.secondary} mt-7`}>
          {t('about.farmTours')}
        </a>
      </div>
    </section>
  )
}
