import { ArrowLeft } from 'lucide-react'
import { languageTags, text } from '../../../schema/locale'
import { hotelSearchUrl } from '../../../schema/partners'
import { fillPath, paths } from '../../../schema/paths'
import { Badge } from '../../components/badge'
import { buttonStyles } from '../../components/button-styles'
import { PartnerLink } from '../../components/partner-link'
import { Picture } from '../../components/picture'
import { Rating } from '../../components/rating'
import { SaveButton } from '../../components/save-button'
import { ShareButton } from '../../components/share-button'
import { SiteLink } from '../../components/site-link'
import type { ShownDestination } from '../../content/destinations/types'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../lib/locale-context'
import { useSettings } from '../../lib/page-data'
import { ProvinceName } from './province-name'
import { savedDestination } from './saved-destination'

/** The poster beside its caption: no text stands on the picture. */
export function DestinationHero({ destination }: { destination: ShownDestination }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { hotelPartnerId } = useSettings()
  const { slug, region, accommodation } = destination
  const name = text(destination, 'name', locale)
  return (
    <div className="bg-night text-on-night">
      <div className="page grid gap-8 py-6 md:py-10 lg:grid-cols-[7fr_6fr] lg:items-center lg:gap-12">
        <div className="poster lg:order-2">
          <Picture
            src={destination.heroImageUrl}
            alt={text(destination, 'heroAlt', locale)}
            format="wide"
            wideFormat="square"
            priority
            className="h-auto w-full"
          />
        </div>
        <div>
          <SiteLink to={paths.destinations} className="inline-flex min-h-11 items-center gap-2 text-on-night-muted hover:text-on-night">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('destinations.back')}
          </SiteLink>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-on-night-muted">
            <Badge tone={region}>{t(`destinations.regions.${region}`)}</Badge>
            <ProvinceName destination={destination} />
            <span>{t('destinations.stays', { shown: accommodation.count.toLocaleString(languageTags[locale].bcp47) })}</span>
          </p>
          <h1 className="mt-3 text-display">{name}</h1>
          <p className="mt-2 [&_span]:text-on-night-muted">
            <Rating value={destination.rating} reviews={destination.reviewCount} />
          </p>
          <p className="mt-4 max-w-xl text-lg">{text(destination, 'description', locale)}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <PartnerLink href={hotelSearchUrl(slug, hotelPartnerId)} noReferrer className={buttonStyles.primary}>
              {t('destinations.bookAccommodation')}
            </PartnerLink>
            <SaveButton item={savedDestination(destination)} withText />
            <ShareButton title={name} path={fillPath(paths.destination, { slug })} withText />
          </div>
        </div>
      </div>
    </div>
  )
}
