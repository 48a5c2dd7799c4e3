import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'

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
    <section className="mt-16">
      <h2 className="mb-8 text-title">{t('popular')}</h2>
      <ul className="grid xs:grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
        {places.map((place) => (
          <li key={place.slug} className="poster">
            <SiteLink to={fillPath(paths.destination, { slug: place.slug })} className="block text-center hover:underline">
              <Picture src={`@assets/art/${place.slug}`} alt="" format="tall" className="h-auto w-full" />
              <span className="block pt-2 pb-1 font-display font-semibold text-frame-ink">{text(place, 'name', locale)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
