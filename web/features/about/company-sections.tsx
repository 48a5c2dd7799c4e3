import { BadgeCheck, type LucideIcon, PackageCheck, Ship } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { site } from '../../../schema/site'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SectionHeading } from '../../ui/section-heading'

export function OurStory() {
  const { t } = useTranslation('about')
  return (
    <section className="page mt-16 grid items-center gap-8 md:grid-cols-2 md:gap-14" aria-labelledby="story-heading">
      <div className="poster">
        <Picture src="@assets/art/post-vuon-xoai-cao-lanh" alt="" format="wide" wideFormat="square" className="h-auto w-full" />
      </div>
      <div className="max-w-xl flex flex-col gap-4 text-lg">
        <h2 id="story-heading" className="text-title">
          {t('storyTitle')}
        </h2>
        <p>{t('story.fruit', { company: site.company.legalName })}</p>
        <p>{t('story.guests', { name: site.name })}</p>
        <p>{t('story.today')}</p>
      </div>
    </section>
  )
}

const values: { key: 'quality' | 'supply' | 'logistics'; Icon: LucideIcon }[] = [
  { key: 'quality', Icon: BadgeCheck },
  { key: 'supply', Icon: PackageCheck },
  { key: 'logistics', Icon: Ship },
]

export function CoreValues() {
  const { t } = useTranslation('about')
  return (
    <section className="page mt-20" aria-labelledby="values-heading">
      <SectionHeading id="values-heading" title={t('valuesTitle')} intro={t('valuesIntro')} />
      <ul className="grid gap-6 md:grid-cols-3">
        {values.map(({ key, Icon }) => (
          <li key={key} className="rounded-card border border-line bg-card p-6">
            <Icon aria-hidden="true" className="size-7 text-accent" />
            <h3 className="mt-4 text-heading">{t(`values.${key}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`values.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const points = ['culture', 'cuisine', 'farms'] as const

export function TravelAndAgriculture() {
  const { t } = useTranslation('about')
  return (
    <section className="page mt-20 grid items-center gap-8 md:grid-cols-2 md:gap-14" aria-labelledby="travel-heading">
      <div className="poster md:order-2">
        <Picture src="@assets/art/promo-farm-tour" alt="" format="wide" wideFormat="square" className="h-auto w-full" />
      </div>
      <div>
        <h2 id="travel-heading" className="text-title">
          {t('travelTitle')}
        </h2>
        <p className="mt-4 max-w-lg text-lg text-muted">{t('travelIntro')}</p>
        <ul className="mt-6 max-w-lg border-t border-line">
          {points.map((key) => (
            <li key={key} className="border-b border-line py-4">
              <h3 className="text-heading">{t(`travel.${key}.title`)}</h3>
              <p className="mt-1 text-muted">{t(`travel.${key}.text`)}</p>
            </li>
          ))}
        </ul>
        <a href={site.company.farmToursSite} target="_blank" rel="noopener" className={`${buttonStyles.secondary} mt-7`}>
          {t('farmTours')}
        </a>
      </div>
    </section>
  )
}

export function TrackRecord() {
  const { t } = useTranslation('about')
  const { yearsInBusiness, exportCountries, certifications } = site.company
  const figures = [
    { value: yearsInBusiness, label: t('years') },
    { value: exportCountries, label: t('countries') },
  ].filter(({ value }) => value)
  if (figures.length + certifications.length === 0) return null
  return (
    <section className="page mt-20" aria-labelledby="record-heading">
      <SectionHeading id="record-heading" title={t('recordTitle')} />
      <div className="grid gap-10 border-t border-line pt-8 lg:grid-cols-[auto_1fr] lg:gap-20">
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
            <ul className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
              {certifications.map((name) => (
                <li key={name} className="border-s-2 border-accent ps-4">
                  <p className="font-display text-xl font-semibold">{name}</p>
                  <p className="mt-1 text-muted">{t(`certificates.${name}`)}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
