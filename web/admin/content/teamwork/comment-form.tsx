import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../../schema/admin-fields'
import type { Person } from '../../../../schema/api/teamwork'
import { TextField } from '../../../domain/forms/text-field'
import { buttonStyles } from '../../../ui/button-styles'
import { SubmitFailure } from '../../kit/submit-failure'
import { FieldFault, useSubmit } from '../../kit/use-submit'

const maxSuggested = 5
const begunMention = /(?<![\w@.-])@([\w.-]*)$/

interface CommentFormProps {
  label: string
  action: string
  people: readonly Person[]
  onSend: (text: string) => Promise<void>
  /** Whether something is typed that is not sent. */
  onTyping: (isTyping: boolean) => void
}

/** The field owns its text: typing renders only what a mention changes. */
export function CommentForm({ label, action, people, onSend, onTyping }: CommentFormProps) {
  const { t } = useTranslation('admin')
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const [begun, setBegun] = useState<string>()
  const { form, isPending, faultOf, failureText } = useSubmit(send)
  const suggested =
    begun === undefined
      ? []
      : people
          .filter(({ username, name }) =>
            [username, name].some((one) => one.toLowerCase().startsWith(begun)),
          )
          .slice(0, maxSuggested)

  async function send(data: FormData) {
    const text = String(data.get('comment')).trim()
    if (text === '') throw new FieldFault('comment', t('teamwork.empty'))
    await onSend(text)
    onTyping(false)
    setBegun(undefined)
    form.ref.current?.reset()
  }

  function onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    setBegun(begunMention.exec(before)?.[1]?.toLowerCase())
    onTyping(target.value.trim() !== '')
  }

  function mention(username: string) {
    const field = area.current
    if (!field) return
    const from = field.selectionStart - (begun?.length ?? 0)
    field.setRangeText(`${username} `, from, field.selectionStart, 'end')
    setBegun(undefined)
    field.focus()
  }

  return (
    <form {...form} className="grid gap-2">
      <TextField
        id={id}
        label={label}
        name="comment"
        rows={3}
        maxLength={adminLimits.comment}
        hint={t('teamwork.hint', { max: adminLimits.comment })}
        error={faultOf('comment')}
        areaRef={area}
        onChange={onChange}
      />
      {suggested.length > 0 && (
        <ul aria-label={t('teamwork.suggestions')} className="flex flex-wrap gap-x-4">
          {suggested.map(({ username, name }) => (
            <li key={username}>
              <button
                type="button"
                className={buttonStyles.quiet}
                aria-label={t('teamwork.mention', { name })}
                onClick={() => mention(username)}
              >
                @{username}
                {name !== username && ` (${name})`}
              </button>
            </li>
          ))}
        </ul>
      )}
      <SubmitFailure title={t('teamwork.notDone')} text={failureText} />
      <button
        type="submit"
        disabled={isPending}
        className={`${buttonStyles.primary} justify-self-start`}
      >
        {action}
      </button>
    </form>
  )
}
