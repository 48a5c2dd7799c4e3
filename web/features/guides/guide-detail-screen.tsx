import { text, valueIn } from '../../../schema/locale'
import { hotelSearchUrl } from '../../../schema/partners'
import { paths } from '../../../schema/paths'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { buttonStyles } from '../../components/button-styles'
import { ClosingCall } from '../../components/closing-call'
import { ContentBody } from '../../components/content-body'
import { MissingPage } from '../../components/missing-page'
import { PartnerLink } from '../../components/partner-link'
import { ReadingProgress } from '../../components/reading-progress'
import { SiteLink } from '../../components/site-link'
import { TableOfContents } from '../../components/table-of-contents'
import type { Guide } from '../../content/guides/types'
import { useTranslation } from '../../i18n/use-translation'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import type { ScreenProps } from '../../lib/page-types'
import { guideContent, parseGuideDay } from './guide-day'
import { GuideHero } from './guide-hero'
import { GuideNeighbours } from './guide-neighbours'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { hotelPartnerId } = useSettings()
  const guide = useContent<Guide>(guideContent(parseGuideDay(params.day) ?? 0))
  const body = guide && valueIn({ vi: guide.contentVi, en: guide.contentEn }, locale)
  if (!guide || !body) {
    return (
      <MissingPage title={t('guides.notFoundTitle')} text={t('guides.notFoundText')} back={{ to: paths.guides, label: t('guides.back') }} />
    )
  }
  return (
    <>
      <ReadingProgress />
      <Breadcrumbs steps={[{ to: paths.guides, label: t('shell.nav.planYourTrip') }]} here={text(guide, 'title', locale)} />
      <article>
        <GuideHero guide={guide} />
        <div className="page mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[16rem_minmax(0,42rem)] lg:justify-center lg:gap-16">
          <aside className="lg:sticky lg:top-24 lg:self-start">
            <TableOfContents headings={body.headings} />
          </aside>
          <ContentBody body={body} />
        </div>
      </article>
      <GuideNeighbours guide={guide} />
      <ClosingCall title={t('guides.detailCtaTitle')} text={t('guides.detailCtaText')}>
        <PartnerLink href={hotelSearchUrl(guide.agodaSearchTerm, hotelPartnerId)} noReferrer className={buttonStyles.primary}>
          {t('guides.bookAccommodation')}
        </PartnerLink>
        <SiteLink to={paths.contact} className={buttonStyles.onPicture}>
          {t('guides.planYourTrip')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}
