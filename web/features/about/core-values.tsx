import { BadgeCheck, type LucideIcon, PackageCheck, Ship } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SectionHeading } from '../../ui/section-heading'

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
