import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { pageGraph } from '../../domain/heads/json-ld'
import { companyWithOffices } from '../../domain/heads/json-ld-company'
import { pageTitle } from '../../domain/heads/page-title'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PosterHero } from '../../ui/poster-hero'
import { SiteLink } from '../../ui/site-link'
import { AffiliateDisclosure } from './affiliate-disclosure'
import { CoreValues, OurStory, TrackRecord, TravelAndAgriculture } from './company-sections'

export function Screen() {
  const { t } = useTranslation(['about', 'shell'])
  const locale = useLocale()
  return (
    <>
      <PosterHero
        back={{ to: paths.home, label: t('shell:home') }}
        kicker={<span className="font-semibold text-turmeric">{text(site, 'tagline', locale)}</span>}
        title={t('title', { name: site.name })}
        picture={{ src: '@assets/art/farm-fruit', alt: '' }}
      >
        <p className="mt-4 max-w-xl text-lg">{t('lead')}</p>
      </PosterHero>
      <OurStory />
      <CoreValues />
      <TravelAndAgriculture />
      <TrackRecord />
      <AffiliateDisclosure />
      <ClosingCall title={t('ctaTitle')} text={t('ctaText')}>
        <a href={site.company.mainSite} target="_blank" rel="noopener" className={buttonStyles.primary}>
          {t('ctaMainSite')}
        </a>
        <SiteLink to={paths.contact} className={buttonStyles.onPicture}>
          {t('ctaContact')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}

export function head(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('about:metaTitle')),
    description: t('about:metaDescription', { name: site.name }),
    path: paths.about,
    picture: '@assets/art/farm-fruit',
    index: true,
    jsonLd: pageGraph(input, { type: 'AboutPage', name: t('shell:footer.about'), path: paths.about }, companyWithOffices(input)),
  }
}
