import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Teamwork } from '../../../../schema/api/teamwork'
import { buttonStyles } from '../../../ui/button-styles'
import { SelectField } from '../../../ui/form-controls'
import { showToast } from '../../../ui/toast-store'
import { useAdminData, writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { useAttempt } from '../../kit/use-attempt'
import type { EntryEditing } from '../editor/use-entry-editor'
import { entryApi } from '../entry-api'
import { CommentForm } from './comment-form'
import { ReviewText } from './review-text'
import { canApprove, isAskedOf, reviewStateOf } from './team-facts'

interface ReviewDialogProps {
  teamwork: Teamwork
  editing: EntryEditing
  onChanged: (next: Teamwork) => void
  onClose: () => void
}

export function ReviewDialog({ teamwork, editing, onChanged, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('admin')
  const { data: me } = useAdminData('/api/admin/me')
  const { attempt, isPending } = useAttempt()
  const [isReturning, setIsReturning] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const { id, version } = editing.entry
  const path = entryApi.review(id)
  const state = reviewStateOf(teamwork)
  const isAuthor = me?.username === teamwork.author
  const isAsked = isAskedOf(teamwork, me?.username)

  return (
    <DialogFrame
      title={t('teamwork.review.title')}
      unfinished={isTyping ? 'changes' : undefined}
      onClose={onClose}
    >
      {(close) => {
        async function finish(work: Promise<Teamwork>, title: string) {
          onChanged(await work)
          close()
          showToast({ title })
        }
        const approve = () =>
          finish(writeAdmin('POST', `${path}/approve`, { version }), t('teamwork.review.done'))
        return (
          <div className="grid gap-4">
            <p>
              <ReviewText teamwork={teamwork} />
            </p>
            {teamwork.needsApprovalOf && state !== 'approved' && (
              <p className="text-muted">
                {t(`teamwork.review.required.${teamwork.needsApprovalOf}`)}
              </p>
            )}
            {state === 'asked' && canApprove(teamwork, me?.username) && !isReturning && (
              <div className="flex flex-wrap items-center gap-2">
                <button
                  type="button"
                  className={buttonStyles.primary}
                  disabled={isPending || editing.isDirty}
                  onClick={() => void attempt(approve, { title: t('teamwork.notDone') })}
                >
                  {t('teamwork.review.approve')}
                </button>
                <button
                  type="button"
                  className={buttonStyles.secondary}
                  onClick={() => setIsReturning(true)}
                >
                  {t('teamwork.review.return')}…
                </button>
                {editing.isDirty && <p>{t('teamwork.review.saveFirst')}</p>}
              </div>
            )}
            {state === 'asked' && isAuthor && (
              <p className="text-muted">{t('teamwork.review.own')}</p>
            )}
            {isReturning && (
              <CommentForm
                label={t('teamwork.review.returnText')}
                action={t('teamwork.review.return')}
                people={teamwork.people}
                onTyping={setIsTyping}
                onSend={(text) =>
                  finish(
                    writeAdmin('POST', `${path}/return`, { text }),
                    t('teamwork.review.returned'),
                  )
                }
              />
            )}
            {state !== 'approved' && !isAsked && (
              <RequestForm
                teamwork={teamwork}
                self={me?.username ?? ''}
                isPending={isPending || editing.isBusy}
                isDirty={editing.isDirty}
                onSend={(reviewer) =>
                  void attempt(
                    async () => {
                      if (editing.isDirty && !(await editing.save())) return close()
                      await finish(editing.requestReview(reviewer), t('teamwork.review.sent'))
                    },
                    { title: t('teamwork.notDone') },
                  )
                }
              />
            )}
          </div>
        )
      }}
    </DialogFrame>
  )
}

interface RequestFormProps {
  teamwork: Teamwork
  self: string
  isPending: boolean
  /** Whether saving makes the asking user the author. */
  isDirty: boolean
  onSend: (reviewer: string | null) => void
}

function RequestForm({ teamwork, self, isPending, isDirty, onSend }: RequestFormProps) {
  const { t } = useTranslation('admin')
  const [reviewer, setReviewer] = useState(teamwork.review?.reviewer ?? '')
  const options = [
    {
      value: '',
      label: t(
        teamwork.needsApprovalOf === 'owner'
          ? 'teamwork.review.anyOwner'
          : 'teamwork.review.anyone',
      ),
    },
    ...teamwork.people
      .filter(({ username }) => username !== self && (isDirty || username !== teamwork.author))
      .filter(({ role }) => role === 'owner' || teamwork.needsApprovalOf !== 'owner')
      .map(({ username, name }) => ({ value: username, label: name })),
  ]
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <SelectField
        label={t('teamwork.review.reviewer')}
        value={reviewer}
        options={options}
        onChange={setReviewer}
      />
      <button
        type="button"
        className={`${buttonStyles.secondary} justify-self-start`}
        disabled={isPending}
        onClick={() => onSend(reviewer || null)}
      >
        {t('teamwork.review.send')}
      </button>
    </div>
  )
}
