import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../ui/site-link'
import { tourScreens } from './tour-words'

type Part = keyof typeof tourScreens

export function TourTabs({ part }: { part: Part }) {
  const { t } = useTranslation('admin')
  return (
    <nav aria-label={t('tours.sections')} className="mb-4 min-w-0 max-w-full">
      <ul className="chip-row -mx-4.5 px-4.5 sm:flex-wrap">
        {partNames.map((name) => (
          <li key={name}>
            <SiteLink
              to={tourScreens[name]}
              aria-current={name === part ? 'page' : undefined}
              className="chip"
            >
              {t(`tours.nav.${name}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const partNames = ['day', 'departures', 'bookings', 'money', 'figures', 'reviews'] as const
