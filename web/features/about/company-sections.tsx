import { BadgeCheck, type LucideIcon, PackageCheck, Ship } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownAbout } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { buttonStyles } from '../../ui/button-styles'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

function Poster({ src, className = '' }: { src: string; className?: string }) {
  return (
    <div className={`poster ${className}`.trim()}>
      <Picture
        src={src}
        alt=""
        format="wide"
        wideFormat="square"
        sizes={pictureSizes.half}
        className="h-auto w-full"
      />
      <PhotoCredit src={src} className="mt-2 text-frame-ink" />
    </div>
  )
}

export function OurStory({ story }: { story: ShownAbout['story'] }) {
  const locale = useLocale()
  return (
    <section
      className="page mt-10 md:mt-16 grid items-start gap-8 md:grid-cols-2 md:gap-14"
      aria-labelledby="story-heading"
    >
      <Poster src={story.image} />
      <div className="max-w-xl flex flex-col gap-4 text-lg">
        <h2 id="story-heading" className="text-title">
          {text(story, 'heading', locale)}
        </h2>
        {texts(story, 'paragraphs', locale).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

const icons: Record<ShownAbout['values']['items'][number]['icon'], LucideIcon> = {
  quality: BadgeCheck,
  supply: PackageCheck,
  logistics: Ship,
}

export function CoreValues({ values }: { values: ShownAbout['values'] }) {
  const locale = useLocale()
  return (
    <section className="page mt-12 md:mt-20" aria-labelledby="values-heading">
      <SectionHeading
        id="values-heading"
        title={text(values, 'heading', locale)}
        intro={text(values, 'intro', locale)}
      />
      <ul className="grid gap-6 md:grid-cols-3">
        {values.items.map((item) => {
          const Icon = icons[item.icon]
          return (
            <li key={item.titleVi || item.titleEn} className="border-t-2 border-accent pt-4">
              <h3 className="flex items-center gap-2.5 text-heading">
                <Icon className="size-6 shrink-0 text-accent" />
                {text(item, 'title', locale)}
              </h3>
              <p className="mt-2 text-muted">{text(item, 'text', locale)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function TravelAndAgriculture({ travel }: { travel: ShownAbout['travel'] }) {
  const { t } = useTranslation('about')
  const locale = useLocale()
  return (
    <section
      className="page mt-12 md:mt-20 grid items-start gap-8 md:grid-cols-2 md:gap-14"
      aria-labelledby="travel-heading"
    >
      <Poster src={travel.image} className="md:order-2" />
      <div>
        <h2 id="travel-heading" className="text-title">
          {text(travel, 'heading', locale)}
        </h2>
        <p className="mt-4 max-w-lg text-lg text-muted">{text(travel, 'intro', locale)}</p>
        <ul className="mt-6 max-w-lg border-t border-line">
          {travel.items.map((item) => (
            <li key={item.titleVi || item.titleEn} className="border-b border-line py-4">
              <h3 className="text-heading">{text(item, 'title', locale)}</h3>
              <p className="mt-1 text-muted">{text(item, 'text', locale)}</p>
            </li>
          ))}
        </ul>
        <SiteLink to={paths.farm} className={`${buttonStyles.primary} mt-7`}>
          {t('farmTours')}
        </SiteLink>
      </div>
    </section>
  )
}

export function TrackRecord({ certificates }: { certificates: ShownAbout['certificates'] }) {
  const { t } = useTranslation('about')
  const locale = useLocale()
  const { yearsInBusiness, exportCountries, certifications } = useSiteSettings().claims
  const figures = [
    { value: yearsInBusiness, label: t('years') },
    { value: exportCountries, label: t('countries') },
  ].filter(({ value }) => value)
  if (figures.length + certifications.length === 0) return null
  return (
    <section className="page mt-12 md:mt-20" aria-labelledby="record-heading">
      <SectionHeading id="record-heading" title={t('recordTitle')} />
      <div className="grid gap-10 border-t border-line pt-8 lg:cols-rest lg:gap-20">
        <dl className="flex flex-wrap gap-x-12 gap-y-6 lg:flex-col">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted">{label}</dt>
              <dd className="font-display text-display font-semibold text-accent">{value}</dd>
            </div>
          ))}
        </dl>
        {certifications.length > 0 && (
          <div>
            <h3 className="text-heading">{t('certificatesTitle')}</h3>
            <ul className="mt-5 grid gap-x-4 gap-y-6 xs:grid-cols-2 sm:gap-x-10">
              {certifications.map((name) => {
                const meaning = certificates.find((known) => known.name === name)
                return (
                  <li key={name} className="border-s-2 border-accent ps-3 sm:ps-4">
                    <p className="font-display text-xl font-semibold">{name}</p>
                    {meaning && (
                      <p className="mt-1 text-muted max-sm:text-sm">
                        {text(meaning, 'text', locale)}
                      </p>
                    )}
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
