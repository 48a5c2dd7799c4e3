import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadDetail, LeadMessageInput, LeadWritten } from '../../../schema/api/admin-leads'
import { text as inLanguage } from '../../../schema/locale'
import { leadPath, leadReference, textLimits } from '../../../schema/submissions'
import { buttonStyles } from '../../ui/button-styles'
import { control, SelectField } from '../../ui/form-controls'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { FieldNotes } from '../kit/field-notes'
import { useAttempt } from '../kit/use-attempt'
import { fillAnswer } from './fill-answer'
import { sendingMs } from './lead-message-item'
import { subjectOf } from './reply-panel'
import type { LeadDesk } from './use-lead-desk'
import { answerDraft, useSessionDraft } from './use-session-draft'

interface AnswerComposerProps {
  lead: LeadDetail['lead']
  desk: LeadDesk
  onClose: () => void
}

export function AnswerComposer({ lead, desk, onClose }: AnswerComposerProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useSessionDraft(answerDraft(lead.id), '')
  const [subject, setSubject] = useSessionDraft(`answer-subject:${lead.id}`, subjectOf(lead))
  const [fault, setFault] = useState<'subject' | 'text'>()
  /** Of one text: sent again after a failure it is one mail, changed it is another. */
  const key = useRef({ content: '', id: '' })
  const { attempt, isPending } = useAttempt()
  useEffect(() => area.current?.focus(), [])

  function keyOf(content: string) {
    if (key.current.content !== content) key.current = { content, id: crypto.randomUUID() }
    return key.current.id
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const missing = text.trim() === '' ? 'text' : subject.trim() === '' ? 'subject' : undefined
    setFault(missing)
    if (missing) return document.getElementById(`${id}-${missing}`)?.focus()
    const message: LeadMessageInput = { id: keyOf(`${subject}\n${text}`), subject, text }
    await attempt(async () => {
      await desk.follow(() =>
        writeAdmin<LeadWritten>('POST', `/api${leadPath(lead.kind, lead.id)}/messages`, message),
      )
      setText('')
      setSubject('')
      showToast({ title: t('leads.answerSent') })
      setTimeout(() => void desk.reload(), sendingMs)
      onClose()
    })
  }

  const notes = (field: 'subject' | 'text', hint?: string) => ({
    id: `${id}-${field}`,
    ...(hint && { hint }),
    ...(fault === field && { error: t(`leads.missing.${field}`) }),
  })
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={t('leads.answer')}
      className="grid gap-4 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h2 className="text-heading">{t('leads.answer')}</h2>
      <Templates
        lead={lead}
        onChosen={(filled) => {
          setText(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`)
          area.current?.focus()
        }}
      />
      <div>
        <label htmlFor={`${id}-subject`} className="mb-1 block font-semibold">
          {t('leads.answerSubject')}
        </label>
        <input
          id={`${id}-subject`}
          lang={lead.language}
          value={subject}
          maxLength={textLimits.answerSubject}
          autoComplete="off"
          aria-invalid={fault === 'subject' || undefined}
          aria-describedby={`${id}-subject-hint ${id}-subject-error`}
          onChange={(event) => setSubject(event.target.value)}
          className={control}
        />
        <FieldNotes
          {...notes('subject', t('leads.referenceHint', { code: leadReference(lead.number) }))}
        />
      </div>
      <div>
        <label htmlFor={`${id}-text`} className="mb-1 block font-semibold">
          {t(`leads.answerIn.${lead.language}`)}
        </label>
        <textarea
          ref={area}
          id={`${id}-text`}
          lang={lead.language}
          rows={9}
          value={text}
          maxLength={textLimits.answer}
          aria-invalid={fault === 'text' || undefined}
          aria-describedby={`${id}-text-hint ${id}-text-error`}
          onChange={(event) => setText(event.target.value)}
          className={`${control} block field-sizing-content min-h-60 py-2`}
        />
        <FieldNotes {...notes('text', t('leads.answerHint', { email: lead.email }))} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={onClose}>
          {t('leads.later')}
        </button>
        <button type="submit" className={buttonStyles.primary} disabled={isPending}>
          {isPending ? t('leads.sending') : t('leads.send')}
        </button>
      </div>
    </form>
  )
}

interface TemplatesProps {
  lead: LeadDetail['lead']
  onChosen: (text: string) => void
}

function Templates({ lead, onChosen }: TemplatesProps) {
  const { t } = useTranslation('admin')
  const { data } = useAdminData('/api/admin/leads/answers')
  if (!data || data.answers.length === 0) return null
  const options = data.answers.map(({ name }, index) => ({ value: String(index), label: name }))
  return (
    <SelectField
      label={t('leads.template')}
      value=""
      options={[{ value: '', label: t('leads.chooseTemplate') }, ...options]}
      onChange={(index) => {
        const chosen = data.answers[Number(index)]
        if (index !== '' && chosen)
          onChosen(fillAnswer(inLanguage(chosen, 'text', lead.language), lead, data.editor))
      }}
    />
  )
}
