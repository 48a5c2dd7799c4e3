import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { bindPlaceNames } from '../../../schema/places'
import { useLocale } from '../../lib/locale-context'
import { PlacePoster } from '../../ui/place-poster'

const places = [
  { slug: 'hanoi', nameVi: 'Hà Nội', nameEn: 'Hanoi' },
  { slug: 'ho-chi-minh-city', nameVi: 'TP. Hồ Chí Minh', nameEn: 'Ho Chi Minh City' },
  { slug: 'halong-bay', nameVi: 'Vịnh Hạ Long', nameEn: 'Ha Long Bay' },
  { slug: 'hoi-an', nameVi: 'Hội An', nameEn: 'Hoi An' },
  { slug: 'sapa', nameVi: 'Sa Pa', nameEn: 'Sapa' },
  { slug: 'da-lat', nameVi: 'Đà Lạt', nameEn: 'Dalat' },
]

export function PopularDestinations() {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  return (
    <section className="page mt-5 md:mt-16">
      <h2 className="mb-3 text-title md:mb-8">{t('popular')}</h2>
      <ul className="rail [--rail-card:11rem] xl:[--rail-card:minmax(0,1fr)]">
        {places.map((place) => (
          <PlacePoster
            key={place.slug}
            to={fillPath(paths.destination, { slug: place.slug })}
            name={bindPlaceNames(text(place, 'name', locale))}
            picture={`@assets/art/${place.slug}`}
          />
        ))}
      </ul>
    </section>
  )
}
