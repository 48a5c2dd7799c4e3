import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldId } from '../../../schema/no-js-forms'
import { contactServices } from '../../../schema/submissions'
import { SubmissionForm } from '../../domain/submissions/submission-form'
import { SelectField } from '../../ui/form-controls'

export function ContactForm() {
  const { t } = useTranslation('contact')
  return (
    <SubmissionForm
      kind="contact"
      labelOf={(name: 'name' | 'email' | 'phone' | 'message') => t(`fields.${name}`)}
      aria-labelledby="message-heading"
      messageRows={6}
    >
      {({ given }) => <ServiceField given={given('service')} />}
    </SubmissionForm>
  )
}

function ServiceField({ given }: { given: string | undefined }) {
  const { t } = useTranslation('contact')
  const [service, setService] = useState<string>(contactServices.find((one) => one === given) ?? contactServices[0])
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
