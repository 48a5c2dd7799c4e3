import { useTranslation } from 'react-i18next'
import { site } from '../../../schema/site'
import { SectionHeading } from '../../ui/section-heading'

export function TrackRecord() {
  const { t } = useTranslation('about')
  const { yearsInBusiness, exportCountries, certifications } = site.company
  const figures = [
    { value: yearsInBusiness, label: t('years') },
    { value: exportCountries, label: t('countries') },
  ]
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
      </div>
    </section>
  )
}
