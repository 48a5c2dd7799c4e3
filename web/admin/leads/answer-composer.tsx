import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadDetail, LeadMessageInput, LeadWritten } from '../../../schema/api/admin-leads'
import { text as inLanguage } from '../../../schema/locale'
import { leadPath, leadReference, textLimits } from '../../../schema/submissions'
import { TextField } from '../../domain/forms/text-field'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { showToast } from '../../ui/toast-store'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'
import { sendingMs } from './delivery-state'
import { fillAnswer } from './mail-words'
import { subjectOf } from './reply-panel'
import { useBlankQuestion } from './use-blank-question'
import type { LeadDesk } from './use-lead-desk'
import { answerDraft, useSessionDraft } from './use-session-draft'

interface AnswerComposerProps {
  lead: LeadDetail['lead']
  desk: LeadDesk
  onClose: () => void
}

export function AnswerComposer({ lead, desk, onClose }: AnswerComposerProps) {
  const { t } = useTranslation('admin')
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useSessionDraft(answerDraft(lead.id), '')
  const [subject, setSubject] = useSessionDraft(`answer-subject:${lead.id}`, subjectOf(lead))
  const [first] = useState({ text, subject })
  /** Of one text: sent again after a failure it is one mail, changed it is another. */
  const key = useRef({ content: '', id: '' })
  const { form, isPending, faultOf, failureText } = useSubmit(send)
  useEffect(() => area.current?.focus(), [])
  const blanks = useBlankQuestion(text, area)

  function keyOf(content: string) {
    if (key.current.content !== content) key.current = { content, id: crypto.randomUUID() }
    return key.current.id
  }

  async function send() {
    if (subject.trim() === '') throw new FieldFault('subject', t('leads.missing.subject'))
    if (text.trim() === '') throw new FieldFault('text', t('leads.missing.text'))
    if (blanks.ask()) return
    const message: LeadMessageInput = { id: keyOf(`${subject}\n${text}`), subject, text }
    await desk.follow(() =>
      writeAdmin<LeadWritten>('POST', `/api${leadPath(lead.kind, lead.id)}/messages`, message),
    )
    setText('')
    setSubject('')
    showToast({ title: t('leads.answerSent') })
    setTimeout(() => void desk.reload(), sendingMs)
    onClose()
  }

  function insert(template: string) {
    const next = text.trim() === '' ? template : `${text.trimEnd()}\n\n${template}`
    setText(next)
    if (!area.current) return
    area.current.value = next
    area.current.focus()
  }

  return (
    <form
      {...form}
      aria-label={t('leads.answer')}
      className="grid gap-4 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h2 className="text-heading">{t('leads.answer')}</h2>
      <Templates lead={lead} onChosen={insert} />
      <TextField
        label={t('leads.answerSubject')}
        name="subject"
        defaultValue={first.subject}
        maxLength={textLimits.answerSubject}
        autoComplete="off"
        hint={t('leads.referenceHint', { code: leadReference(lead.number) })}
        error={faultOf('subject')}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextField
        areaRef={area}
        label={t(`leads.answerIn.${lead.language}`)}
        name="text"
        rows={11}
        defaultValue={first.text}
        maxLength={textLimits.answer}
        hint={t('leads.answerHint', { email: lead.email })}
        error={blanks.names ? t('leads.blanks', { lines: blanks.names }) : faultOf('text')}
        onChange={(event) => setText(event.target.value)}
      />
      <SubmitFailure title={t('frame.failed')} text={failureText} />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={onClose}>
          {t('leads.later')}
        </button>
        <button type="submit" className={buttonStyles.primary} disabled={isPending}>
          {isPending ? t('leads.sending') : t(blanks.names ? 'leads.sendAnyway' : 'leads.send')}
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
