import { Clock, type LucideIcon, Map as MapIcon, MapPin, MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Office } from '../../../schema/content/site-settings'
import { text } from '../../../schema/locale'
import { bindPlaceNames } from '../../../schema/places'
import { OfficeChat } from '../../domain/offices/office-chat'
import { OfficeMap } from '../../domain/offices/office-map'
import type { MapFocus } from '../../domain/offices/office-map-view'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { PhotosContext, photosIn } from '../../lib/photos'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { SectionHeading } from '../../ui/section-heading'
import { contactLink } from './contact-link'

export function Offices() {
  const { t } = useTranslation('contact')
  const site = useSiteSettings()
  const { offices } = site
  const [focus, setFocus] = useState<MapFocus>({ on: offices[0]?.id })

  return (
    <section id="offices" className="page mt-12 md:mt-20" aria-labelledby="offices-heading">
      <SectionHeading id="offices-heading" title={t('officesTitle')} intro={t('officesIntro')} />
      <div className="grid gap-6 lg:wide-last">
        <ul className="grid content-start gap-6 md:grid-cols-2 lg:grid-cols-1">
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

function OfficeCard({ office }: { office: Office }) {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const name = text(office, 'name', locale)
  return (
    <article className="rounded-card border border-line bg-card p-5 md:p-6">
      {office.image && (
        <div className="mb-5">
          <Picture
            src={office.image}
            alt=""
            format="wide"
            sizes={pictureSizes.half}
            className="h-auto w-full rounded-control"
          />
          <PhotoCredit src={office.image} className="mt-2 text-muted" />
        </div>
      )}
      <div className="flex items-center gap-3">
        <span
          className={
            'inline-flex size-11 shrink-0 items-center justify-center rounded-full ' +
            `text-on-action ${office.country === 'VN' ? 'bg-action' : 'region-north bg-region'}`
          }
        >
          <MapPin className="size-5" />
        </span>
        <div>
          <p className="text-sm text-muted">{t(`countries.${office.country}`)}</p>
          <h3 className="text-heading">{name}</h3>
        </div>
      </div>
      <dl className="mt-4 flex flex-col gap-2">
        <Fact Icon={MapPin} label={t('address')}>
          <address className="not-italic">
            {bindPlaceNames(text(office, 'address', locale))}
          </address>
        </Fact>
        <Fact Icon={MessageCircle} label={t('chat')}>
          <OfficeChat office={office} className={contactLink} />
        </Fact>
        <Fact Icon={Clock} label={t('hours')}>
          {text(office, 'hours', locale)}
        </Fact>
      </dl>
      <a
        className={`${buttonStyles.secondary} mt-4`}
        href={office.mapUrl}
        target="_blank"
        rel="noopener"
        data-print="hide"
      >
        <MapIcon className="size-5" />
        {t('directions')}
        <span className="sr-only"> – {name}</span>
      </a>
    </article>
  )
}

function Fact({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon className="mt-1 size-4.5 text-muted" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
