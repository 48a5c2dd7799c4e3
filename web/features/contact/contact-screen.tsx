import { useRef, useState } from 'react'
import { site } from '../../../schema/site'
import { buttonStyles } from '../../components/button-styles'
import { ListHero } from '../../components/list-hero'
import { type MapFocus, OfficeMap } from '../../components/office-map'
import { Picture } from '../../components/picture'
import { SectionHeading } from '../../components/section-heading'
import { useTranslation } from '../../i18n/use-translation'
import { ContactForm } from './contact-form'
import { DirectCard } from './direct-card'
import { OfficeCard } from './office-card'

export function Screen() {
  const { t } = useTranslation()
  return (
    <>
      <ListHero title={t('contact.title')} intro={t('contact.intro')}>
        <a href="#offices" className={`${buttonStyles.onPicture} mt-6`}>
          {t('contact.toOffices')}
        </a>
      </ListHero>
      <div className="page mt-14 grid gap-10 lg:grid-cols-[7fr_4fr] lg:gap-12">
        <section aria-labelledby="message-heading">
          <SectionHeading id="message-heading" title={t('contact.formTitle')} intro={t('contact.formIntro')} />
          <ContactForm />
        </section>
        <div className="space-y-8">
          <DirectCard />
          <div className="poster hidden lg:block">
            <Picture src="@assets/art/da-nang" alt="" format="square" className="h-auto w-full" />
          </div>
        </div>
      </div>
      <Offices />
    </>
  )
}

function Offices() {
  const { t } = useTranslation()
  const map = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<MapFocus>({ on: site.offices[0].id })

  function show(on: MapFocus['on']) {
    setFocus({ on, withPopup: true })
    map.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <section id="offices" className="page mt-20" aria-labelledby="offices-heading">
      <SectionHeading id="offices-heading" title={t('contact.officesTitle')} intro={t('contact.officesIntro')} />
      <div className="grid gap-6 js:lg:grid-cols-[5fr_7fr]">
        <ul className="grid content-start gap-6 md:grid-cols-2 js:lg:grid-cols-1">
          {site.offices.map((office) => (
            <li key={office.id}>
              <OfficeCard office={office} onShow={() => show(office.id)} />
            </li>
          ))}
        </ul>
        <div ref={map}>
          <OfficeMap focus={focus} onFocus={setFocus} />
        </div>
      </div>
    </section>
  )
}
