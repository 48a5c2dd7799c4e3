import { Bus, CloudSun, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function TipsPanel() {
  const { t } = useTranslation('topics')
  const tips = [
    { Icon: CloudSun, title: t('tips.weatherTitle'), text: t('tips.weatherText') },
    { Icon: Wallet, title: t('tips.budgetTitle'), text: t('tips.budgetText') },
    { Icon: Bus, title: t('tips.transportTitle'), text: t('tips.transportText') },
  ]
  return (
    <section className="page mt-10" aria-labelledby="tips-heading">
      <h2 id="tips-heading" className="text-heading">
        {t('tipsHeading')}
      </h2>
      <ul className="mt-3 grid gap-5 md:grid-cols-3 md:gap-8">
        {tips.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            <div>
              <h3 className="font-sans font-semibold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
