import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadRef, NewLeadInput } from '../../../schema/api/admin-leads'
import { type Locale, locales } from '../../../schema/locale'
import {
  type ContactService,
  contactServices,
  looksLikeEmail,
  type SubmissionKind,
  submissionKinds,
  textLimits,
} from '../../../schema/submissions'
import { TextField } from '../../domain/forms/text-field'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { writeAdmin } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'

interface NewLeadDialogProps {
  onMade: (lead: LeadRef) => void
  onClose: () => void
}

export function NewLeadDialog({ onMade, onClose }: NewLeadDialogProps) {
  const { t } = useTranslation('admin')
  const [isTyped, setIsTyped] = useState(false)
  const made = useRef<LeadRef>(undefined)
  return (
    <DialogFrame
      title={t('leads.byHandTitle')}
      {...(isTyped && { unfinished: 'changes' as const })}
      onClose={() => {
        onClose()
        // Not before: the guard of what was typed would ask on the way to the lead.
        if (made.current) onMade(made.current)
      }}
    >
      {(close) => (
        <div onInput={() => setIsTyped(true)}>
          <NewLeadForm
            onCancel={close}
            onMade={(lead) => {
              made.current = lead
              close()
            }}
          />
        </div>
      )}
    </DialogFrame>
  )
}

interface NewLeadFormProps {
  onMade: (lead: LeadRef) => void
  onCancel: () => void
}

function NewLeadForm({ onMade, onCancel }: NewLeadFormProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const [kind, setKind] = useState<SubmissionKind>('trip')
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [service, setService] = useState<ContactService>('tour')
  const id = useRef(crypto.randomUUID())
  const { form, isPending, faultOf, failureText } = useSubmit(send)

  async function send(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const input: NewLeadInput = {
      id: id.current,
      kind,
      language,
      service,
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      destination: text('destination'),
      message: text('message'),
    }
    if (!input.name) throw new FieldFault('name', t('leads.faults.name'))
    if (!input.phone && !input.email) throw new FieldFault('phone', t('leads.faults.contact'))
    if (input.email && !looksLikeEmail(input.email))
      throw new FieldFault('email', t('shell:emailForm'))
    onMade(await writeAdmin<LeadRef>('POST', '/api/admin/leads', input))
  }

  const fieldOf = (name: 'name' | 'phone' | 'email' | 'destination') => ({
    label: t(`leads.fields.${name}`),
    name,
    maxLength: textLimits[name],
    autoComplete: 'off',
    error: faultOf(name),
  })

  return (
    <form {...form} className="grid gap-4">
      <p className="text-muted">{t('leads.byHandText')}</p>
      <TextField {...fieldOf('name')} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...fieldOf('phone')} type="tel" />
        <TextField {...fieldOf('email')} type="email" />
        <SelectField
          label={t('leads.kind')}
          value={kind}
          options={submissionKinds.map((value) => ({ value, label: t(`leads.kindOf.${value}`) }))}
          onChange={setKind}
        />
        <SelectField
          label={t('leads.fields.language')}
          value={language}
          options={locales.map((value) => ({ value, label: t(`leads.languages.${value}`) }))}
          onChange={setLanguage}
        />
      </div>
      {kind === 'trip' ? (
        <TextField {...fieldOf('destination')} />
      ) : (
        <SelectField
          label={t('leads.fields.service')}
          value={service}
          options={contactServices.map((value) => ({
            value,
            label: t(`leads.services.${value}`),
          }))}
          onChange={setService}
        />
      )}
      <TextField
        label={t('leads.said')}
        name="message"
        rows={4}
        maxLength={textLimits.message}
        autoComplete="off"
      />
      <SubmitFailure title={t('frame.failed')} text={failureText} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={onCancel}>
          {t('leads.cancel')}
        </button>
        <button type="submit" disabled={isPending} className={buttonStyles.primary}>
          {isPending ? t('leads.savingNote') : t('leads.saveByHand')}
        </button>
      </div>
    </form>
  )
}
