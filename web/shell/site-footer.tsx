import { MapPin, MessageCircle } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '../../schema/locale'
import { lunarYearName } from '../../schema/lunar-day'
import type { MenuName } from '../../schema/menus'
import { paths } from '../../schema/paths'
import { bindPlaceNames } from '../../schema/places'
import { site } from '../../schema/site'
import { OfficeChat } from '../domain/offices/office-chat'
import type { MapFocus } from '../domain/offices/office-map-view'
import { useLateTexts } from '../i18n/use-late-texts'
import { useLocale } from '../lib/locale-context'
import { usePageData, useSiteSettings, useToday } from '../lib/page-data'
import { unbroken } from '../lib/text'
import { PageSection } from '../ui/error-boundary'
import { Logo } from '../ui/picture'
import { SiteLink } from '../ui/site-link'
import { useMenu } from './menus'

const entry = 'footer-link'

export function SiteFooter() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const today = useToday()
  const [isMapOpen, setMapOpen] = useState(false)
  const { company, socials, offices } = useSiteSettings()
  return (
    <footer data-print="hide" className="mt-16 bg-night text-on-night md:mt-20">
      <div className="footer-columns page grid pt-5 pb-3 md:gap-x-10 md:gap-y-5 md:py-10">
        <div>
          <p className="flex items-center gap-2 font-display text-xl font-semibold">
            <Logo />
            {site.name}
          </p>
          <p className="mt-1 text-on-night-muted md:mt-2">{text(site, 'tagline', locale)}</p>
          <ul className="mt-2 mb-2 md:hidden">
            {offices.map((office) => (
              <External key={office.id} href={office.whatsapp ?? office.call}>
                <MessageCircle className="me-2 size-4.5 shrink-0" />
                {text(office, 'locality', locale)}: {office.phone}
              </External>
            ))}
          </ul>
          <Fold title={t('footer.company')} className="md:mt-6">
            <ul>
              <External href={company.mainSite}>{t('footer.mainSite')}</External>
              <External href={company.farmToursSite}>{t('footer.farmToursSite')}</External>
              {socials.map(({ name, url }) => (
                <External key={name} href={url}>
                  {name}
                </External>
              ))}
            </ul>
          </Fold>
        </div>
        <Fold title={t('footer.explore')}>
          <LinkList label={t('footer.explore')} menu="explore" />
        </Fold>
        <Fold title={t('footer.services')}>
          <LinkList label={t('footer.services')} menu="services" />
        </Fold>
        <Fold title={t('footer.contactUs')} className="md:max-lg:col-span-full">
          <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
            {offices.map((office) => (
              <address key={office.id} className="flex flex-col not-italic text-on-night-muted">
                <p className="font-semibold text-on-night md:py-1">
                  {text(office, 'name', locale)}
                </p>
                <p>{bindPlaceNames(text(office, 'address', locale))}</p>
                <p>
                  {text(office, 'hours', locale)
                    .split(/(?<=,) /)
                    .map(unbroken)
                    .join(' ')}
                </p>
                <p className="mt-auto flex flex-wrap gap-x-4 md:flex-col">
                  <OfficeChat office={office} className={entry}>
                    {unbroken(office.phone)}
                  </OfficeChat>
                  <a
                    className={entry}
                    href={office.mapUrl}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${t('footer.directions')} – ${text(office, 'name', locale)}`}
                  >
                    {t('footer.directions')}
                  </a>
                </p>
              </address>
            ))}
          </div>
          <p className="flex flex-col items-start gap-x-8 md:grid md:grid-cols-2">
            <a className={entry} href={`mailto:${company.email}`}>
              {company.email}
            </a>
            <button
              type="button"
              aria-expanded={isMapOpen}
              aria-controls="footer-map"
              onClick={() => setMapOpen(!isMapOpen)}
              className={`${entry} gap-2 underline underline-offset-4`}
            >
              <MapPin className="size-4.5" />
              {isMapOpen ? t('footer.hideMap') : t('footer.showMap')}
            </button>
          </p>
        </Fold>
      </div>
      <FooterMap isOpen={isMapOpen} />
      <p
        className={
          'border-night-line px-4.5 py-2.5 text-center ' +
          'text-meta text-on-night-muted md:border-t'
        }
      >
        © {today.slice(0, 4)} {company.legalName} · <LunarToday />
      </p>
    </footer>
  )
}

function Fold({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: ReactNode
}) {
  return (
    <details className={`phone-fold group border-night-line max-md:border-t ${className}`}>
      <summary
        className={
          'fold-mark flex min-h-12 cursor-pointer list-none items-center ' +
          'justify-between pe-1 font-semibold'
        }
      >
        {title}
      </summary>
      <h2 className="mb-2 hidden text-lg">{title}</h2>
      <div>{children}</div>
    </details>
  )
}

function LinkList({ label, menu }: { label: string; menu: MenuName }) {
  return (
    <nav aria-label={label}>
      <ul>
        {useMenu(menu).map((link) =>
          link.to.startsWith('/') ? (
            <li key={link.key}>
              <SiteLink to={link.to} className={entry}>
                {link.label}
              </SiteLink>
            </li>
          ) : (
            <External key={link.key} href={link.to}>
              {link.label}
            </External>
          ),
        )}
      </ul>
    </nav>
  )
}

function External({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a className={entry} href={href} target="_blank" rel="noopener">
        {children}
      </a>
    </li>
  )
}

function LunarToday() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const { lunarToday } = usePageData()
  if (!lunarToday) return null
  const { day, month, year, isLeap } = lunarToday
  return (
    <SiteLink to={paths.when} className="underline underline-offset-4">
      {t(isLeap ? 'lunar.leapMonth' : 'lunar.today', {
        day,
        month,
        year: lunarYearName(year, locale),
      })}
    </SiteLink>
  )
}

const OfficeMap = lazy(async () => ({
  default: (await import('../domain/offices/office-map')).OfficeMap,
}))

function FooterMap({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('shell')
  const [office] = useSiteSettings().offices
  const [focus, setFocus] = useState<MapFocus>({ on: office?.id })
  const { isLoaded, hasFailed } = useLateTexts('contact', isOpen)
  return (
    <div id="footer-map" className={`page ${isOpen ? 'pb-8' : ''}`}>
      {isOpen && hasFailed && <p role="alert">{t('loadFailed')}</p>}
      {isOpen && isLoaded && (
        <PageSection fallback={<div className="pulsing skeleton h-96" />}>
          <div className="rounded-card bg-card p-4 text-ink">
            <OfficeMap focus={focus} onFocus={setFocus} />
          </div>
        </PageSection>
      )}
    </div>
  )
}
