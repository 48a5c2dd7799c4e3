import { useTranslation } from 'react-i18next'
import { text, valueIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { HotelLink } from '../../domain/partners/hotel-link'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { ContentBody } from '../../ui/content-body'
import { MissingPage } from '../../ui/missing-page'
import { ReadingProgress } from '../../ui/reading-progress'
import { SiteLink } from '../../ui/site-link'
import { TableOfContents } from '../../ui/table-of-contents'
import { GuideHero } from './guide-hero'
import { GuideNeighbours } from './guide-neighbours'
import { guideContent, parseGuideDay } from './paths'

export { guideHead as head } from './heads'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation(['guides', 'shell'])
  const locale = useLocale()
  const guide = useContent(guideContent(parseGuideDay(params.day) ?? 0))
  const body = guide && valueIn({ vi: guide.contentVi, en: guide.contentEn }, locale)
  if (!guide || !body) {
    return <MissingPage title={t('notFoundTitle')} text={t('notFoundText')} back={{ to: paths.guides, label: t('back') }} />
  }
  return (
    <>
      <ReadingProgress />
      <Breadcrumbs steps={[{ to: paths.guides, label: t('shell:nav.planYourTrip') }]} here={text(guide, 'title', locale)} />
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
      <ClosingCall title={t('detailCtaTitle')} text={t('detailCtaText')}>
        <HotelLink place={guide.agodaSearchTerm} className={buttonStyles.primary}>
          {t('bookAccommodation')}
        </HotelLink>
        <SiteLink to={paths.contact} className={buttonStyles.onPicture}>
          {t('planYourTrip')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}
