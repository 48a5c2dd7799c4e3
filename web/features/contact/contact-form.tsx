import { useState } from 'react'
import { fieldId } from '../../../schema/plain-forms'
import { contactServices } from '../../../schema/submissions'
import { SubmissionForm } from '../../domain/submissions/submission-form'
import { useTranslation } from '../../i18n/use-translation'
import { SelectField } from '../../ui/form-controls'

/** The message form. */
export function ContactForm() {
  const { t } = useTranslation()
  return (
    <SubmissionForm
      kind="contact"
      labelOf={(name: 'name' | 'email' | 'phone' | 'message') => t(`contact.fields.${name}`)}
      aria-labelledby="message-heading"
      messageRows={6}
    >
      {({ given }) => <ServiceField given={given('service')} />}
    </SubmissionForm>
  )
}

function ServiceField({ given }: { given: string | undefined }) {
  const { t } = useTranslation()
  const [service, setService] = useState<string>(contactServices.find((one) => one === given) ?? contactServices[0])
  return (
    <SelectField
      id={fieldId('contact', 'service')}
      label={t('contact.fields.service')}
      name="service"
      value={service}
      options={contactServices.map((value) => ({ value, label: t(`contact.services.${value}`) }))}
      onChange={setService}
    />
  )
}
