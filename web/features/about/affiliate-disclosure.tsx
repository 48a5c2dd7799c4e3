import { useTranslation } from 'react-i18next'
import type { ShownAbout } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

/** The footer links here by `#affiliate`. */
export function AffiliateDisclosure({ disclosure }: { disclosure: ShownAbout['disclosure'] }) {
  const { t } = useTranslation('about')
  const locale = useLocale()
  return (
    <section id="affiliate" className="page mt-12 md:mt-20" aria-labelledby="affiliate-heading">
      <div className="grid gap-8 rounded-card border border-line bg-card p-6 md:p-10 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div>
          <h2 id="affiliate-heading" className="text-title">
            {text(disclosure, 'heading', locale)}
          </h2>
          <p className="mt-4 text-lg text-muted">{text(disclosure, 'intro', locale)}</p>
          <SiteLink to={paths.privacy} className={`${buttonStyles.quiet} mt-4`}>
            {t('disclosurePrivacy')}
          </SiteLink>
        </div>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {disclosure.items.map((item) => (
            <li key={item.titleVi || item.titleEn}>
              <h3 className="font-sans font-semibold">{text(item, 'title', locale)}</h3>
              <p className="mt-1 text-muted">{text(item, 'text', locale)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
