import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownAbout } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { companyWithOffices, pageGraph } from '../../domain/heads/json-ld'
import { unlistedHead, writtenMeta } from '../../domain/heads/make-head'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { PosterHero } from '../../ui/poster-hero'
import { SiteLink } from '../../ui/site-link'
import { AffiliateDisclosure } from './affiliate-disclosure'
import { CoreValues, OurStory, TrackRecord, TravelAndAgriculture } from './company-sections'

export function Screen() {
  const { t } = useTranslation('shell')
  const remote = useApi(entryPath('about', 'about', useLocale()))
  const missing = { title: t('notFound.title'), text: t('notFound.text') }
  return (
    <LoadedEntry remote={remote} missing={missing} back={{ to: paths.home, label: t('home') }}>
      {(about) => <About about={about} />}
    </LoadedEntry>
  )
}

Screen.head = head

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

function head(input: HeadInput): Head {
  const { t, data, isNotInLanguage } = input
  const about = data as EntryOf<'about'> | undefined
  if (isNotInLanguage)
    return unlistedHead(paths.about, t('shell:notInLanguage.title'), t('shell:notInLanguage.text'))
  if (!about) return unlistedHead(paths.about, t('shell:footer.about'), '')
  return {
    ...writtenMeta(input, about.meta),
    path: paths.about,
    picture: about.hero.image,
    index: true,
    locales: about.locales,
    jsonLd: pageGraph(
      input,
      { type: 'AboutPage', name: t('shell:footer.about'), path: paths.about },
      companyWithOffices(input),
    ),
  }
}
