import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Teamwork } from '../../../../schema/api/teamwork'
import { buttonStyles } from '../../../ui/button-styles'
import { writeAdmin } from '../../kit/admin-api'
import type { EntryEditing } from '../editor/use-entry-editor'
import { entryApi } from '../entry-api'
import { pathLabel } from '../form/labels'
import type { Path } from '../form/paths'
import { CommentForm } from './comment-form'
import { CommentThread } from './comment-thread'
import { isOnlyQuote } from './quotes'

/** What was asked for; a new object each time. */
export interface CommentsAsked {
  /** A new comment is about it, and only its threads are shown; undefined shows all. */
  field: string | undefined
  /** How a new comment begins. */
  quote: string
}

interface CommentsPanelProps {
  asked: CommentsAsked
  teamwork: Teamwork
  editing: EntryEditing
  isOpen: boolean
  onGoTo: (path: Path) => void
  onChanged: (next: Teamwork) => void
  onClose: () => void
}

/** Beside the text, or a sheet below it. While closed it stays mounted, and keeps what is typed. */
export function CommentsPanel({ asked, teamwork, editing, isOpen, ...on }: CommentsPanelProps) {
  const { t } = useTranslation('admin')
  const { t: tShell } = useTranslation('shell')
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  const [shown, setShown] = useState(asked)
  const [isTyping, setIsTyping] = useState(false)
  const [allFor, setAllFor] = useState<CommentsAsked>()
  const [showsResolved, setShowsResolved] = useState(false)
  // A comment that is not sent stays with its field.
  if (shown !== asked && !isTyping) setShown(asked)
  const { field } = shown
  const isAbout = (of: string) => field === undefined || allFor === shown || of === field
  const threads = teamwork.comments.filter((one) => one.parentId === null)
  const wanted = threads.filter((one) => isAbout(one.field))
  const resolved = wanted.filter(({ resolvedAt }) => resolvedAt !== null).length
  const path = entryApi.comments(editing.entry.id)

  useEffect(() => {
    const area = panel.current?.querySelector('textarea')
    if (!area) return
    if (isOnlyQuote(area.value)) area.value = asked.quote
    // On a phone the keyboard would cover the comments.
    const isFine = window.matchMedia('(pointer: fine)').matches
    if (isFine) area.focus()
    else panel.current?.focus()
  }, [asked])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    on.onClose()
  }

  function goTo(to: Path) {
    if (!window.matchMedia('(min-width: 80rem)').matches) on.onClose()
    on.onGoTo(to)
  }

  /** The pressed button may be gone or off: Escape must still close. */
  function showChange(next: Teamwork) {
    on.onChanged(next)
    panel.current?.focus({ preventScroll: true })
  }

  async function add(input: object) {
    showChange(await writeAdmin<Teamwork>('POST', path, input))
  }

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      hidden={!isOpen}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      className={
        (isOpen ? 'grid ' : '') +
        'z-35 content-start gap-5 overflow-y-auto overscroll-contain border-line bg-card ' +
        'p-4 outline-none max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:max-h-[60dvh] ' +
        'max-xl:border-t max-xl:card-shadow xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] ' +
        'xl:w-88 xl:shrink-0 xl:rounded-card xl:border'
      }
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-heading">
          {t('entry-form.team.comments')}
        </h2>
        <button
          type="button"
          className={buttonStyles.icon}
          aria-label={tShell('close')}
          onClick={on.onClose}
        >
          <X className="size-5" />
        </button>
      </div>
      {shown !== asked && (
        <p role="alert" className="font-semibold text-bad">
          {t('teamwork.unsent')}
        </p>
      )}
      <CommentForm
        label={
          field
            ? t('entry-form.team.addOn', {
                field: pathLabel(t, editing.entry.kind, field.split('.')),
              })
            : t('teamwork.addOnEntry')
        }
        action={t('teamwork.send')}
        people={teamwork.people}
        onTyping={setIsTyping}
        onSend={(text) => add({ field: field ?? '', text })}
      />
      {wanted.length === 0 && <p className="text-muted">{t('teamwork.none')}</p>}
      <ul className="grid gap-4">
        {threads.map((first) => (
          <CommentThread
            key={first.id}
            first={first}
            teamwork={teamwork}
            kind={editing.entry.kind}
            data={editing.content.data}
            path={path}
            isShown={isAbout(first.field) && (first.resolvedAt === null || showsResolved)}
            onGoTo={goTo}
            onAnswer={(text) => add({ parentId: first.id, text })}
            onChanged={showChange}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-4 empty:hidden">
        {resolved > 0 && (
          <button
            type="button"
            className={buttonStyles.quiet}
            aria-pressed={showsResolved}
            onClick={() => setShowsResolved(!showsResolved)}
          >
            {t('teamwork.resolvedList', { count: resolved })}
          </button>
        )}
        {wanted.length < threads.length && (
          <button type="button" className={buttonStyles.quiet} onClick={() => setAllFor(shown)}>
            {t('teamwork.all')}
          </button>
        )}
      </div>
    </aside>
  )
}
