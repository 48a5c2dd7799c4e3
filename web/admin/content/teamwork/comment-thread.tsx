import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryComment, Teamwork } from '../../../../schema/api/teamwork'
import type { EntryKind } from '../../../../schema/content/choices'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { nameIn, useAdminData, writeAdmin } from '../../kit/admin-api'
import { formatInstant } from '../../kit/format-instant'
import { useAttempt } from '../../kit/use-attempt'
import { pathLabel } from '../form/labels'
import type { Json, Path } from '../form/paths'
import { CommentForm } from './comment-form'
import { formPathOf } from './field-paths'
import { splitQuote } from './quotes'

interface CommentThreadProps {
  first: EntryComment
  teamwork: Teamwork
  kind: EntryKind
  data: Json
  /** Of the comments in the API. */
  path: string
  /** One with an unsent answer stays in sight. */
  isShown: boolean
  onGoTo: (path: Path) => void
  onAnswer: (text: string) => Promise<void>
  onChanged: (next: Teamwork) => void
}

export function CommentThread(props: CommentThreadProps) {
  const { first, teamwork, kind, data, path, isShown, ...on } = props
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: me } = useAdminData('/api/admin/me')
  const { attempt, isPending } = useAttempt()
  const [isAnswering, setIsAnswering] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const comments = [first, ...teamwork.comments.filter(({ parentId }) => parentId === first.id)]
  const name = nameIn(teamwork.people, first.username)
  const label = first.field ? pathLabel(t, kind, first.field.split('.')) : t('teamwork.onEntry')
  const at = first.field ? formPathOf(data, first.field) : undefined
  const isResolved = first.resolvedAt !== null

  const change = (method: 'PUT' | 'DELETE', id: number, payload?: object) =>
    void attempt(
      async () => on.onChanged(await writeAdmin<Teamwork>(method, `${path}/${id}`, payload)),
      { title: t('teamwork.notDone') },
    )

  return (
    <li hidden={!isShown && !isTyping} className="rounded-control border border-line bg-paper p-3">
      <div className="text-sm">
        {at ? (
          <button
            type="button"
            className={`${buttonStyles.quiet} text-start`}
            aria-label={t('teamwork.goTo', { field: label })}
            onClick={() => on.onGoTo(at)}
          >
            {label}
          </button>
        ) : (
          <p className="font-semibold">
            {label}
            {first.field && <span className="text-muted"> · {t('teamwork.gone')}</span>}
          </p>
        )}
      </div>
      <ul className="grid gap-3">
        {comments.map((comment, index) => (
          <li key={comment.id} className={index > 0 ? 'border-s-2 border-line ps-3' : ''}>
            <p className="text-sm text-muted">
              <strong className="text-ink">{nameIn(teamwork.people, comment.username)}</strong>
              {' · '}
              {formatInstant(comment.createdAt, locale)}
            </p>
            <CommentText text={comment.text} />
            {comment.username === me?.username && (index > 0 || comments.length === 1) && (
              <button
                type="button"
                className="text-sm text-muted underline underline-offset-4"
                disabled={isPending}
                onClick={() => change('DELETE', comment.id)}
              >
                {t('teamwork.delete')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isResolved && (
        <p className="mt-2 text-sm text-good">
          {t('teamwork.resolved', {
            name: nameIn(teamwork.people, first.resolvedBy),
            time: formatInstant(first.resolvedAt, locale),
          })}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-4">
        {!isAnswering && (
          <button
            type="button"
            className={buttonStyles.quiet}
            aria-label={t('teamwork.replyTo', { name })}
            onClick={() => setIsAnswering(true)}
          >
            {t('teamwork.reply')}
          </button>
        )}
        <button
          type="button"
          className={buttonStyles.quiet}
          disabled={isPending}
          onClick={() => change('PUT', first.id, { isResolved: !isResolved })}
        >
          {t(isResolved ? 'teamwork.reopen' : 'teamwork.resolve')}
        </button>
      </div>
      {isAnswering && (
        <CommentForm
          label={t('teamwork.replyTo', { name })}
          action={t('teamwork.reply')}
          people={teamwork.people}
          onTyping={setIsTyping}
          onSend={async (text) => {
            await on.onAnswer(text)
            setIsAnswering(false)
          }}
        />
      )}
    </li>
  )
}

function CommentText({ text }: { text: string }) {
  const { quote, said } = splitQuote(text)
  return (
    <div className="wrap-anywhere whitespace-pre-line">
      {quote && (
        <blockquote className="border-s-2 border-accent ps-2 text-muted">{quote}</blockquote>
      )}
      <p>{said}</p>
    </div>
  )
}
