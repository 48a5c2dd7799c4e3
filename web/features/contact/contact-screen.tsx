import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { Picture } from '../../ui/picture'
import { SectionHeading } from '../../ui/section-heading'
import { ContactForm } from './contact-form'
import { DirectCard } from './direct-card'
import { Offices } from './offices'

export { contactHead as head } from './heads'

export function Screen() {
  const { t } = useTranslation('contact')
  return (
    <>
      <ListHero title={t('title')} intro={t('intro')}>
        <a href="#offices" className={`${buttonStyles.onPicture} mt-6`}>
          {t('toOffices')}
        </a>
      </ListHero>
      <div className="page mt-14 grid gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <section aria-labelledby="message-heading">
          <SectionHeading id="message-heading" title={t('formTitle')} intro={t('formIntro')} />
          <ContactForm />
        </section>
        <div className="flex flex-col gap-8">
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
