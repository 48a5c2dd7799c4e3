import { useTranslation } from 'react-i18next'
import type { DestinationSlug } from '../../../schema/destinations'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { places } from '../../content/places'
import { useLocale } from '../../lib/locale-context'
import { SiteLink } from '../../ui/site-link'

export function TopicPlaces({ slugs }: { slugs: DestinationSlug[] }) {
  const { t } = useTranslation('topics')
  const locale = useLocale()
  return (
    <nav aria-label={t('relatedDestinations')} data-print="hide">
      <p className="font-semibold">{t('relatedDestinations')}</p>
      <ul className="mt-1">
        {slugs.map((slug) => (
          <li key={slug}>
            <SiteLink
              to={fillPath(paths.destination, { slug })}
              className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
            >
              {text(places[slug], 'name', locale)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
