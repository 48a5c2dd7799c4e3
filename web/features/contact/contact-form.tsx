import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldId } from '../../../schema/no-js-forms'
import { contactServices } from '../../../schema/submissions'
import { TextField } from '../../domain/forms/text-field'
import { SubmissionForm } from '../../domain/submissions/submission-form'
import { SelectField } from '../../ui/form-controls'

export function ContactForm({ message }: { message?: string | undefined }) {
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
