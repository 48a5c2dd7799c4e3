import { Globe, Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { plainSpaces } from '../../../schema/fold'
import { text } from '../../../schema/locale'
import { fieldId } from '../../../schema/no-js-forms'
import { contactServices } from '../../../schema/submissions'
import { entryPath } from '../../domain/entries/paths'
import { TextField } from '../../domain/forms/text-field'
import { SubmissionForm } from '../../domain/submissions/submission-form'
import { EditorNote } from '../../domain/trips/editor-note'
import { useLocale } from '../../lib/locale-context'
import { useChats, useSiteSettings } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { ListHero } from '../../ui/list-hero'
import { pagePart } from '../../ui/page-part'
import { SectionHeading } from '../../ui/section-heading'
import { contactLink } from './contact-link'

const Offices = pagePart(async () => (await import('./offices')).Offices)

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
      <div className="page mt-6 grid gap-8 md:mt-14 lg:wide-first lg:gap-12">
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

Screen.parts = [Offices]

/** The message for `?price=`, the id of a row of the price board or any other word. */
function usePriceMessage(): string | undefined {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const id = useSearchParams()[0].get('price')
  const { data } = useApi(id === null ? null : entryPath('prices', 'prices', locale))
  if (id === null) return undefined
  const row = data?.rows.find((one) => one.id === id)
  return plainSpaces(t('priceMessage', { name: row ? text(row, 'name', locale) : '' }))
}

function ChatButtons() {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const [office] = useSiteSettings().offices
  const chats = useChats()
  return (
    <div className="mb-8">
      <ul className="grid gap-3 xs:grid-cols-2">
        {chats.map(({ name, href }) => (
          <li key={name} className="grid">
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className={
                'inline-flex min-h-14 items-center justify-center gap-2.5 rounded-control ' +
                'border border-edge bg-card px-2 font-semibold hover:border-ink'
              }
            >
              <MessageCircle className="size-5 text-accent" />
              {name}
            </a>
          </li>
        ))}
      </ul>
      {office && (
        <p className="mt-3 text-meta text-muted">
          {t('hoursNote', { hours: text(office, 'hours', locale) })}
        </p>
      )}
    </div>
  )
}

function ContactForm({ message }: { message?: string | undefined }) {
  const { t } = useTranslation('contact')
  return (
    <SubmissionForm
      kind="contact"
      prefill={{ message }}
      labelOf={(name: 'name' | 'email' | 'phone' | 'message') => t(`fields.${name}`)}
      aria-labelledby="message-heading"
    >
      {({ field, given }) => (
        <>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
          <ServiceField given={given('service')} />
          <div className="sm:col-span-2">
            <TextField {...field('message')} rows={6} />
          </div>
        </>
      )}
    </SubmissionForm>
  )
}

function ServiceField({ given }: { given: string | undefined }) {
  const { t } = useTranslation('contact')
  const [service, setService] = useState<string>(
    contactServices.find((one) => one === given) ?? contactServices[0],
  )
  return (
    <SelectField
      id={fieldId('contact', 'service')}
      label={t('fields.service')}
      name="service"
      value={service}
      options={contactServices.map((value) => ({ value, label: t(`services.${value}`) }))}
      onChange={setService}
    />
  )
}

function DirectCard() {
  const { t } = useTranslation('contact')
  const { email, mainSite } = useSiteSettings().company
  const site = { href: mainSite, target: '_blank', rel: 'noopener' }
  const links = [
    { Icon: Mail, label: t('officialEmail'), name: email, link: { href: `mailto:${email}` } },
    { Icon: Globe, label: t('mainSite'), name: new URL(mainSite).host, link: site },
  ]
  return (
    <section
      className="rounded-card border border-line bg-card p-5 md:p-6"
      aria-labelledby="direct-heading"
    >
      <h2 id="direct-heading" className="text-heading">
        {t('directTitle')}
      </h2>
      <dl className="mt-4 flex flex-col gap-3">
        {links.map(({ Icon, label, name, link }) => (
          <div key={label}>
            <dt className="flex items-center gap-2 text-sm text-muted">
              <Icon className="size-4.5" />
              {label}
            </dt>
            <dd>
              <a className={contactLink} {...link}>
                {name}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
