import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { text, texts, valueIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { FactsChecked } from '../../domain/entries/facts-checked'
import { useReadMark } from '../../domain/guides/read-guides'
import { HotelLink } from '../../domain/partners/hotel-link'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { ContentBody } from '../../ui/content-body'
import { ReadingProgress } from '../../ui/reading-progress'
import { SiteLink } from '../../ui/site-link'
import { TableOfContents } from '../../ui/table-of-contents'
import { TagBadge } from '../../ui/tag-list'
import { GuideHero } from './guide-hero'
import { GuideNeighbours } from './guide-neighbours'
import { savedGuide } from './guide-rows'

const tagsShown = 4

export function GuideArticle({ guide }: { guide: EntryOf<'guide'> }) {
  const { t } = useTranslation(['guides', 'shell'])
  const locale = useLocale()
  const end = useReadMark<HTMLDivElement>(guide.day)
  const tags = texts(guide, 'tags', locale)
  const body = valueIn({ vi: guide.contentVi, en: guide.contentEn }, locale)
  return (
    <>
      <ReadingProgress />
      <Breadcrumbs steps={[{ to: paths.guides, label: t('shell:nav.guides') }]} here={text(guide, 'title', locale)} />
      <article>
        <GuideHero guide={guide} />
        <ActionBar price={t('dayOf', { day: guide.day })} item={savedGuide(guide)}>
          <SiteLink to={paths.tripPlanning} className={`${buttonStyles.primary} shrink-0 px-4`}>
            {t('planYourTrip')}
          </SiteLink>
        </ActionBar>
        <div className="page mt-6 grid grid-cols-1 gap-6 md:mt-10 lg:grid-cols-[16rem_minmax(0,42rem)] lg:justify-center lg:gap-16">
          <aside className="lg:sticky lg:top-24 lg:self-start">{body && <TableOfContents headings={body.headings} />}</aside>
          <div>
            {body && <ContentBody body={body} cards={guide.cards} />}
            <div ref={end} />
            <ul className="mt-8 flex flex-wrap items-center gap-2" aria-label={t('tags')} data-print="hide">
              {tags.slice(0, tagsShown).map((tag) => (
                <li key={tag}>
                  <TagBadge tag={tag} tone="outline" />
                </li>
              ))}
              {tags.length > tagsShown && <li className="py-0.5 text-[0.8125rem]">+{tags.length - tagsShown}</li>}
            </ul>
            <FactsChecked day={guide.factsCheckedOn} />
          </div>
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
