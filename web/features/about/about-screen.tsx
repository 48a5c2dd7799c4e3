import { useTranslation } from 'react-i18next'
import type { ShownAbout } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { SiteEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PosterHero } from '../../ui/poster-hero'
import { SiteLink } from '../../ui/site-link'
import { CoreValues, OurStory, TrackRecord, TravelAndAgriculture } from './company-sections'

export function Screen() {
  const remote = useApi(entryPath('about', 'about', useLocale()))
  return <SiteEntry remote={remote}>{(about) => <About about={about} />}</SiteEntry>
}

function About({ about }: { about: ShownAbout }) {
  const { t } = useTranslation(['about', 'shell'])
  const locale = useLocale()
  const { mainSite } = useSiteSettings().company
  const { hero, closing } = about
  return (
    <>
      <PosterHero
        back={{ to: paths.home, label: t('shell:home') }}
        kicker={<span className="font-semibold text-accent">{text(site, 'tagline', locale)}</span>}
        title={text(hero, 'heading', locale)}
        picture={{ src: hero.image, alt: '' }}
      >
        <p className="mt-4 max-w-xl text-lg">{text(hero, 'intro', locale)}</p>
      </PosterHero>
      <OurStory story={about.story} />
      <CoreValues values={about.values} />
      <TravelAndAgriculture travel={about.travel} />
      <TrackRecord certificates={about.certificates} />
      <AffiliateDisclosure disclosure={about.disclosure} />
      <ClosingCall title={text(closing, 'heading', locale)} text={text(closing, 'text', locale)}>
        <a href={mainSite} target="_blank" rel="noopener" className={buttonStyles.secondary}>
          {t('ctaMainSite')}
        </a>
        <SiteLink to={paths.contact} className={buttonStyles.secondary}>
          {t('ctaContact')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}

/** The footer links here by `#affiliate`. */
function AffiliateDisclosure({ disclosure }: { disclosure: ShownAbout['disclosure'] }) {
  const { t } = useTranslation('about')
  const locale = useLocale()
  return (
    <section id="affiliate" className="page mt-12 md:mt-20" aria-labelledby="affiliate-heading">
      <div
        className={
          'grid gap-8 rounded-card border border-line bg-card ' +
          'p-6 md:p-10 lg:wide-last lg:gap-14'
        }
      >
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
