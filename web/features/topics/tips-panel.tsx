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
    <section className="page mt-20" aria-labelledby="tips-heading">
      <div className="rounded-card bg-night p-6 text-on-night md:p-10">
        <h2 id="tips-heading" className="text-heading">
          {t('tipsHeading')}
        </h2>
        <ul className="mt-5 grid gap-6 md:grid-cols-3">
          {tips.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-turmeric" />
              <div>
                <h3 className="font-sans font-semibold">{title}</h3>
                <p className="mt-1 text-on-night-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
