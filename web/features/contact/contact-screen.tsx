import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { plainSpaces } from '../../../schema/fold'
import { text } from '../../../schema/locale'
import { paths } from '../../../schema/paths'
import { entryPath } from '../../domain/entries/paths'
import { companyWithOffices, pageGraph } from '../../domain/heads/json-ld'
import { EditorNote } from '../../domain/trips/editor-note'
import { useLocale } from '../../lib/locale-context'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { SectionHeading } from '../../ui/section-heading'
import { ChatButtons } from './chat-buttons'
import { ContactForm } from './contact-form'
import { DirectCard } from './direct-card'
import { Offices } from './offices'

export function Screen() {
  const { t } = useTranslation('contact')
  const message = usePriceMessage()
  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} picture="@assets/art/contact-desk">
        <a href="#offices" className={`${buttonStyles.quiet} mt-1`}>
          {t('toOffices')}
        </a>
      </ListHero>
      <div className="page mt-6 grid gap-8 md:mt-14 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <section aria-labelledby="message-heading">
          <SectionHeading id="message-heading" title={t('formTitle')} intro={t('formIntro')} />
          <ContactForm key={message} message={message} />
        </section>
        <div className="flex flex-col gap-4 max-lg:order-first md:gap-8">
          <EditorNote />
          <ChatButtons />
          <DirectCard />
        </div>
      </div>
      <Offices />
    </>
  )
}

Screen.head = head

/**
 * What the message starts with for `?price=`, the id of a row of the price board or any other word;
 * undefined without.
 */
function usePriceMessage(): string | undefined {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const id = useSearchParams()[0].get('price')
  const { data } = useApi(id === null ? null : entryPath('prices', 'prices', locale))
  if (id === null) return undefined
  const row = data?.rows.find((one) => one.id === id)
  return plainSpaces(t('priceMessage', { name: row ? text(row, 'name', locale) : '' }))
}

function head(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('contact:metaTitle')),
    description: t('contact:metaDescription'),
    path: paths.contact,
    picture: '@assets/art/da-nang',
    index: true,
    jsonLd: pageGraph(
      input,
      { type: 'ContactPage', name: t('contact:title'), path: paths.contact },
      companyWithOffices(input),
    ),
  }
}
