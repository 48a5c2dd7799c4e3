import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfficeMap } from '../../domain/offices/office-map'
import type { MapFocus } from '../../domain/offices/office-map-view'
import { useSiteSettings } from '../../lib/page-data'
import { PhotosContext, photosIn } from '../../lib/photos'
import { SectionHeading } from '../../ui/section-heading'
import { OfficeCard } from './office-card'

export function Offices() {
  const { t } = useTranslation('contact')
  const site = useSiteSettings()
  const { offices } = site
  const [focus, setFocus] = useState<MapFocus>({ on: offices[0]?.id })

  return (
    <section id="offices" className="page mt-12 md:mt-20" aria-labelledby="offices-heading">
      <SectionHeading id="offices-heading" title={t('officesTitle')} intro={t('officesIntro')} />
      <div className="grid gap-6 lg:grid-cols-[5fr_7fr] no-js:lg:grid-cols-none">
        <ul className="grid content-start gap-6 md:grid-cols-2 lg:grid-cols-1 no-js:lg:grid-cols-2">
          <PhotosContext value={photosIn(site)}>
            {offices.map((office) => (
              <li key={office.id}>
                <OfficeCard office={office} />
              </li>
            ))}
          </PhotosContext>
        </ul>
        <OfficeMap focus={focus} onFocus={setFocus} />
      </div>
    </section>
  )
}
