import { Globe, Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSiteSettings } from '../../lib/page-data'

const link = 'inline-flex min-h-6 items-center break-all text-accent underline underline-offset-4'

export function DirectCard() {
  const { t } = useTranslation('contact')
  const { email, mainSite } = useSiteSettings().company
  return (
    <section
      className="rounded-card border border-line bg-card p-5 md:p-6"
      aria-labelledby="direct-heading"
    >
      <h2 id="direct-heading" className="text-heading">
        {t('directTitle')}
      </h2>
      <dl className="mt-4 flex flex-col gap-3">
        <div>
          <dt className="flex items-center gap-2 text-sm text-muted">
            <Mail aria-hidden="true" className="size-4.5" />
            {t('officialEmail')}
          </dt>
          <dd>
            <a className={link} href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="flex items-center gap-2 text-sm text-muted">
            <Globe aria-hidden="true" className="size-4.5" />
            {t('mainSite')}
          </dt>
          <dd>
            <a className={link} href={mainSite} target="_blank" rel="noopener">
              {new URL(mainSite).host}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  )
}
