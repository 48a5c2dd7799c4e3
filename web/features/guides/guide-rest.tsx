import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownGuide } from '../../../schema/content/views'
import { text, texts, valueIn } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { GuideMap } from '../../domain/destinations/maps'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { useReadMark } from '../../domain/guides/read-guides'
import { HotelLink } from '../../domain/partners/partner-link'
import { VisitFactsBox } from '../../domain/visit/visit-facts-box'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { FoldedBlock } from '../../ui/fold'
import { Picture } from '../../ui/picture'
import { PictureLinks, placeLinks } from '../../ui/picture-links'
import { ContentBody } from '../../ui/rich-text'
import { SiteLink } from '../../ui/site-link'
import { TableOfContents } from '../../ui/table-of-contents'
import { TagBadge } from '../../ui/tag-list'
import { guidePath } from './paths'

const tagsShown = 4

/** Contents, text and facts, which follow the hero. */
export function GuideBody({ guide }: { guide: EntryOf<'guide'> }) {
  const { t } = useTranslation(['guides', 'visit'])
  const locale = useLocale()
  const end = useReadMark<HTMLDivElement>(guide.day)
  const tags = texts(guide, 'tags', locale)
  const body = valueIn({ vi: guide.contentVi, en: guide.contentEn }, locale)
  return (
    <div
      className={
        'page mt-6 grid grid-cols-1 gap-6 md:mt-10 ' +
        'lg:aside-text-64 lg:rows-rest ' +
        'lg:justify-center lg:gap-x-16 ' +
        'xl:text-between xl:gap-x-12'
      }
    >
      <div className="xl:sticky xl:top-24 xl:self-start">
        {body && <TableOfContents headings={body.headings} />}
      </div>
      <aside
        aria-label={t('visit:title')}
        className={
          'grid content-start max-md:border-t max-md:border-line md:max-lg:grid-cols-2 ' +
          'md:gap-8 lg:col-start-1 xl:sticky xl:col-start-3 xl:row-start-1 ' +
          (guide.visit ? 'xl:bottom-6 xl:self-end' : 'xl:top-24 xl:self-start')
        }
      >
        <FoldedBlock title={t('visit:guideMap')}>
          <GuideMap map={guide.map} />
        </FoldedBlock>
        {guide.visit && (
          <FoldedBlock title={t('visit:title')}>
            <VisitFactsBox visit={guide.visit} name={text(guide, 'title', locale)} />
          </FoldedBlock>
        )}
        <PictureLinks
          heading={t('destinations')}
          links={placeLinks(guide.destinations, locale).filter(({ picture }) => picture)}
          className="max-lg:hidden"
        />
      </aside>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:row-span-1">
        {body && <ContentBody body={body} cards={guide.cards} />}
        <div ref={end} />
        <ul
          className="mt-8 flex flex-wrap items-center gap-2"
          aria-label={t('tags')}
          data-print="hide"
        >
          {tags.slice(0, tagsShown).map((tag) => (
            <li key={tag}>
              <TagBadge tag={tag} tone="outline" />
            </li>
          ))}
          {tags.length > tagsShown && (
            <li className="py-0.5 text-fine">+{tags.length - tagsShown}</li>
          )}
        </ul>
        <FactsChecked day={guide.factsCheckedOn} />
      </div>
    </div>
  )
}

/** What follows the article. */
export function GuideEnd({ guide }: { guide: EntryOf<'guide'> }) {
  const { t } = useTranslation('guides')
  return (
    <>
      <GuideNeighbours guide={guide} />
      <ClosingCall title={t('detailCtaTitle')} text={t('detailCtaText')}>
        <SiteLink to={paths.contact} className={buttonStyles.primary}>
          {t('planYourTrip')}
        </SiteLink>
        <HotelLink place={guide.agodaSearchTerm} className={buttonStyles.secondary}>
          {t('bookAccommodation')}
        </HotelLink>
      </ClosingCall>
    </>
  )
}

function GuideNeighbours({ guide }: { guide: ShownGuide }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const { previous, next } = guide
  const style =
    'flex h-full items-center gap-4 rounded-card border border-line bg-card p-4 hover:border-ink'
  return (
    <nav
      aria-label={t('neighbours')}
      className="page mt-16 grid gap-4 md:grid-cols-2"
      data-print="hide"
    >
      {previous && (
        <SiteLink to={guidePath(previous.day)} className={style}>
          <ArrowLeft className="size-5 shrink-0" />
          <NeighbourPicture src={previous.imageUrl} />
          <span>
            <span className="block text-sm text-muted">
              {t('previousDay', { day: previous.day })}
            </span>
            <span className="font-semibold">{text(previous, 'title', locale)}</span>
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink
          to={guidePath(next.day)}
          className={`${style} justify-end text-end md:col-start-2`}
        >
          <span>
            <span className="block text-sm text-muted">{t('nextDay', { day: next.day })}</span>
            <span className="font-semibold">{text(next, 'title', locale)}</span>
          </span>
          <NeighbourPicture src={next.imageUrl} />
          <ArrowRight className="size-5 shrink-0" />
        </SiteLink>
      )}
    </nav>
  )
}

function NeighbourPicture({ src }: { src: string | null | undefined }) {
  if (!src) return null
  return (
    <Picture
      src={src}
      alt=""
      format="square"
      sizes={pictureSizes.thumbnail}
      className="size-20 shrink-0 rounded-control md:size-28"
    />
  )
}
