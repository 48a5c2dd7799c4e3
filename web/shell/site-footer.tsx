import { useTranslation } from 'react-i18next'
import { text } from '../../schema/locale'
import { legacyPaths, paths } from '../../schema/paths'
import { site } from '../../schema/site'
import { useLocale } from '../lib/locale-context'
import { useSiteSettings, useToday } from '../lib/page-data'
import { Logo } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { FooterMap } from './footer-map'

const entry = 'inline-flex min-h-11 items-center text-on-night-muted hover:text-on-night hover:underline'

export function SiteFooter() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const today = useToday()
  const { company, socials, offices } = useSiteSettings()
  const explore = [
    { to: legacyPaths.destinations, label: t('nav.whereToGo') },
    { to: legacyPaths.topics, label: t('nav.thingsToDo') },
    { to: legacyPaths.guides, label: t('footer.guides') },
    { to: legacyPaths.deals, label: t('nav.travelDeals') },
    { to: legacyPaths.articles, label: t('footer.articles') },
  ]
  const services = [
    { to: legacyPaths.topics, label: t('nav.farmTours') },
    { to: paths.tripPlanning, label: t('nav.planTrip') },
    { to: paths.contact, label: t('footer.contact') },
    { to: paths.about, label: t('footer.about') },
    { to: paths.partners, label: t('footer.partners') },
    { to: `${paths.about}#affiliate`, label: t('footer.disclosure') },
    { to: paths.privacy, label: t('footer.privacy') },
    { to: paths.terms, label: t('footer.terms') },
  ]
  return (
    <footer data-print="hide" className="mt-16 bg-night text-on-night md:mt-24">
      <div className="page grid gap-10 py-12 xs:grid-cols-2 lg:grid-cols-4">
        <div className="max-md:col-span-full">
          <p className="flex items-center gap-2 font-display text-xl font-semibold">
            <Logo />
            {site.name}
          </p>
          <p className="mt-2 text-on-night-muted">{text(site, 'tagline', locale)}</p>
          <ul className="mt-4">
            <External href={company.mainSite} label={t('footer.mainSite')} />
            <External href={company.farmToursSite} label={t('footer.farmToursSite')} />
            {socials.map(({ name, url }) => (
              <External key={name} href={url} label={name} />
            ))}
          </ul>
        </div>
        <LinkList title={t('footer.explore')} links={explore} />
        <LinkList title={t('footer.services')} links={services} />
        <div className="max-md:col-span-full">
          <h2 className="mb-3 text-lg">{t('footer.contactUs')}</h2>
          {offices.map((office) => (
            <address key={office.id} className="mb-4 not-italic text-on-night-muted">
              <p className="font-semibold text-on-night">{text(office, 'name', locale)}</p>
              <p>{text(office, 'address', locale)}</p>
              <p className="flex flex-wrap gap-x-4">
                <a className={entry} href={office.whatsapp} target="_blank" rel="noopener">
                  WhatsApp {office.phone}
                </a>
                <a className={entry} href={office.mapUrl} target="_blank" rel="noopener">
                  {t('footer.directions')}
                  <span className="sr-only"> – {text(office, 'name', locale)}</span>
                </a>
              </p>
            </address>
          ))}
          <a className={entry} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </div>
      </div>
      <FooterMap />
      <p className="border-t border-on-night/25 py-5 text-center text-sm text-on-night-muted">
        © {today.slice(0, 4)} {company.legalName}
      </p>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={label}>
            <SiteLink to={to} className={entry}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function External({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <a className={entry} href={href} target="_blank" rel="noopener">
        {label}
      </a>
    </li>
  )
}
