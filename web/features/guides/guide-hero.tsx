import { useTranslation } from 'react-i18next'
import type { ShownGuide } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { PocketGuide } from '../../domain/offline/download-button'
import { HotelLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import { useLocale } from '../../lib/locale-context'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { PosterHero } from '../../ui/poster-hero'
import { Rating } from '../../ui/rating'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { savedGuide } from './guide-rows'
import { guidePath } from './paths'

export function GuideHero({ guide }: { guide: ShownGuide }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const title = text(guide, 'title', locale)
  return (
    <PosterHero
      back={{ to: paths.guides, label: t('back') }}
      title={title}
      isCover
      picture={{ src: guide.imageUrl, alt: text(guide, 'imageAlt', locale) }}
      kicker={
        <>
          <span className="font-semibold text-accent">{t('dayOf', { day: guide.day })}</span>
          <Badge tone="outline">{t(`categories.${guide.category}`)}</Badge>
        </>
      }
      actions={
        <>
          <HotelLink
            place={guide.agodaSearchTerm}
            className={`${buttonStyles.secondary} max-lg:w-full`}
          >
            {t('bookAccommodation')}
          </HotelLink>
          <SaveButton item={savedGuide(guide)} withText />
          <ShareButton title={title} path={guidePath(guide.day)} withText />
          <PocketGuide
            labels={{ download: t('pocket.keep'), downloaded: t('pocket.kept') }}
            items={[savedGuide(guide)]}
            cards={{
              label: t('pocket.cards'),
              targets: guide.destinations.filter(({ id }) => id !== 'vietnam'),
            }}
            isTool
          />
        </>
      }
    >
      <p className="max-w-xl text-lg">{text(guide, 'summary', locale)}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span>{text(guide, 'readTime', locale)}</span>
        <span>{t(`difficulties.${guide.difficulty}`)}</span>
        <Rating value={guide.rating} withSource />
        <time dateTime={guide.date}>{formatDateOrNothing(guide.date, locale)}</time>
        <time className="w-full sm:w-auto" dateTime={guide.updatedOn}>
          {t('updated', { date: formatDateOrNothing(guide.updatedOn, locale) })}
        </time>
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1" aria-label={t('destinations')}>
        {guide.destinations.map((place) => (
          <li key={place.id}>
            {place.destination ? (
              <SiteLink
                to={fillPath(paths.destination, { slug: place.destination })}
                className="inline-flex min-h-8 items-center underline underline-offset-4"
              >
                {text(place, 'name', locale)}
              </SiteLink>
            ) : (
              <span className="inline-flex min-h-8 items-center">
                {text(place, 'name', locale)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </PosterHero>
  )
}
