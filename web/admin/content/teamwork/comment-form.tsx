import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminLimits } from '../../../../schema/admin-fields'
import type { Person } from '../../../../schema/api/teamwork'
import { fold } from '../../../../schema/fold'
import { TextField } from '../../../domain/forms/text-field'
import { buttonStyles } from '../../../ui/button-styles'
import { arrowKeys } from '../../kit/arrow-keys'
import { useLeaveGuard } from '../../kit/leave-guard'
import { SubmitFailure } from '../../kit/submit-failure'
import { FieldFault, useSubmit } from '../../kit/use-submit'
import { isOnlyQuote } from './quotes'

const maxSuggested = 5
const begunMention = /(?<![\w@.-])@([\p{L}\p{M}\w.-]*)$/u

type Field = HTMLInputElement | HTMLTextAreaElement

/** What is written of a username or name before the cursor, or undefined. */
function begunIn({ value, selectionStart }: Field): string | undefined {
  const before = value.slice(0, selectionStart ?? value.length)
  return begunMention.exec(before)?.[1]
}

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
  const optionId = ({ username }: Person) => `${id}-${username}`
  const [begun, setBegun] = useState<string>()
  const [moved, setMoved] = useState<Person>()
  const [isTyping, setIsTyping] = useState(false)
  useLeaveGuard('changes', isTyping)
  const { form, isPending, faultOf, failureText } = useSubmit(send)
  const suggested =
    begun === undefined
      ? []
      : people
          .filter(({ username, name }) =>
            [username, name].some((one) => fold(one).startsWith(fold(begun))),
          )
          .slice(0, maxSuggested)
  const marked = suggested.find((one) => one === moved) ?? suggested[0]

  async function send(data: FormData) {
    const text = String(data.get('comment')).trim()
    if (isOnlyQuote(text)) throw new FieldFault('comment', t('teamwork.empty'))
    await onSend(text)
    noteTyping(false)
    suggestNothing()
    form.ref.current?.reset()
  }

  function noteTyping(isNow: boolean) {
    setIsTyping(isNow)
    onTyping(isNow)
  }

  function suggestNothing() {
    setBegun(undefined)
    setMoved(undefined)
  }

  function onChange({ target }: ChangeEvent<Field>) {
    setBegun(begunIn(target))
    noteTyping(!isOnlyQuote(target.value))
  }

  function onKeyDown(event: KeyboardEvent<Field>) {
    const { key, nativeEvent, currentTarget } = event
    const isHeld = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    // The keys of a composition, such as Telex makes, belong to the input method.
    if (!marked || isHeld || nativeEvent.isComposing) return
    const step = arrowKeys[key]?.y ?? 0
    if (step === 0 && !['Enter', 'Tab', 'Escape'].includes(key)) return
    // The cursor may have left the name.
    if (key !== 'Escape' && begunIn(currentTarget) !== begun) return suggestNothing()
    event.preventDefault()
    if (key === 'Escape') suggestNothing()
    else if (step === 0) mention(marked)
    else setMoved(suggested.at((suggested.indexOf(marked) + step) % suggested.length))
  }

  function mention({ username }: Person) {
    const field = area.current
    if (!field) return
    const from = field.selectionStart - (begun?.length ?? 0)
    field.setRangeText(`${username} `, from, field.selectionStart, 'end')
    suggestNothing()
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
        onKeyDown={onKeyDown}
        {...(marked && {
          'aria-controls': `${id}-people`,
          'aria-activedescendant': optionId(marked),
        })}
      />
      {marked && (
        <div
          id={`${id}-people`}
          role="listbox"
          aria-label={t('teamwork.suggestions')}
          className="flex flex-wrap gap-x-2"
        >
          {suggested.map((person) => (
            <button
              key={person.username}
              id={optionId(person)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={person === marked}
              aria-label={t('teamwork.mention', { name: person.name })}
              onClick={() => mention(person)}
              className={
                'inline-flex min-h-11 items-center rounded-control px-3 font-semibold ' +
                'hover:bg-line/50 aria-selected:bg-line/80'
              }
            >
              @{person.username}
              {person.name !== person.username && ` (${person.name})`}
            </button>
          ))}
        </div>
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
