import { useTranslation } from 'react-i18next'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

const points = ['commission', 'marks', 'choice', 'privacy'] as const

/** How the site earns money; the footer links here by `#affiliate`. */
export function AffiliateDisclosure() {
  const { t } = useTranslation('about')
  return (
    <section id="affiliate" className="page mt-20" aria-labelledby="affiliate-heading">
      <div className="grid gap-8 rounded-card border border-line bg-card p-6 md:p-10 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div>
          <h2 id="affiliate-heading" className="text-title">
            {t('disclosureTitle')}
          </h2>
          <p className="mt-4 text-lg text-muted">{t('disclosureIntro', { name: site.name })}</p>
          <SiteLink to={paths.privacy} className={`${buttonStyles.quiet} mt-4`}>
            {t('disclosurePrivacy')}
          </SiteLink>
        </div>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {points.map((key) => (
            <li key={key}>
              <h3 className="font-sans font-semibold">{t(`disclosure.${key}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`disclosure.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
