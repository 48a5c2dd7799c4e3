import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../lib/later-part'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { Picture } from '../../ui/picture'
import { SectionHeading } from '../../ui/section-heading'
import { ContactForm } from './contact-form'
import { DirectCard } from './direct-card'

const Offices = laterPart(async () => (await import('./offices')).Offices)

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
        <div className="stack-8">
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
