import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import type { PostSummary } from '../../../../schema/api/posts'
import { postLimits } from '../../../../schema/content/choices'
import { paths } from '../../../../schema/paths'
import { formatDate, vietnamClock } from '../../../../schema/time'
import { FormFailure } from '../../../domain/forms/form-summary'
import { TextField } from '../../../domain/forms/text-field'
import { errorCodeOf, readApi, writeApi } from '../../../lib/api'
import { useLocale } from '../../../lib/locale-context'
import { useSiteNavigate } from '../../../lib/navigation'
import { useModal } from '../../../lib/use-modal'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { showToast } from '../../../ui/toast-store'
import {
  changedInput,
  editOf,
  joinTags,
  missingFields,
  type RequiredField,
  readEdit,
  requiredFields,
} from './edit-input'

interface EditDialogProps {
  post: Pick<PostSummary, 'id'>
  refresh: () => Promise<void>
  onClose: () => void
}

/** Edits the article as stored now: the page behind the dialog may be older. */
export function EditDialog({ post, refresh, onClose }: EditDialogProps) {
  const { t } = useTranslation(['article-edit', 'shell'])
  const { dialog, titleId, close } = useModal()
  // A new SWR key each time the dialog opens, so that editing never starts from cached data.
  const [opening] = useState(() => crypto.randomUUID())
  const { data: stored, error } = useSWR(
    [entryPath(post.id), opening],
    ([path]) => readApi<AdminEntry>(path),
    { revalidateOnFocus: false },
  )
  return (
    <dialog
      {...dialog}
      onClose={onClose}
      className={
        'm-auto w-full max-w-2xl rounded-card border border-line bg-card ' +
        'p-5 text-ink card-shadow backdrop:bg-veil md:p-8'
      }
    >
      <h2 id={titleId} className="mb-4 text-heading">
        {t('title')}
      </h2>
      {stored ? (
        <EditForm post={stored} refresh={refresh} close={close} />
      ) : (
        <>
          {error ? (
            <Failure
              error={error}
              title={errorCodeOf(error) === 'NOT_FOUND' ? t('noPost') : t('shell:loadFailed')}
            />
          ) : (
            <p role="status">{t('shell:loading')}</p>
          )}
          <div className="mt-4 flex justify-end">
            <button type="button" className={buttonStyles.secondary} onClick={close}>
              {t('cancel')}
            </button>
          </div>
        </>
      )}
    </dialog>
  )
}

const postPath = (id: string) => `/api/admin/posts/${encodeURIComponent(id)}`
const entryPath = (id: string) => `/api/admin/entries/${encodeURIComponent(id)}`

interface EditFormProps {
  post: AdminEntry
  refresh: () => Promise<void>
  close: () => void
}

function EditForm({ post, refresh, close }: EditFormProps) {
  const { t } = useTranslation('article-edit')
  const navigate = useSiteNavigate()
  const stored = editOf(post)
  const form = useRef<HTMLFormElement>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [missing, setMissing] = useState<RequiredField[]>([])
  const [failure, setFailure] = useState<unknown>()
  const [theirs, setTheirs] = useState<AdminEntry>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const input = readEdit(new FormData(event.currentTarget))
    const empty = missingFields(input, post)
    setMissing(empty)
    setFailure(undefined)
    if (empty[0]) {
      form.current?.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus()
      return
    }
    await attempt(async () => {
      await writeApi('PUT', postPath(post.id), { ...input, version: post.version })
      await refresh()
      showToast({ title: t('successTitle'), text: t('updated') })
      close()
    })
  }

  /** Stores the changed fields as a draft, which the editor shows beside the stored article. */
  async function openBoth() {
    if (!form.current || isSaving) return
    const data = {
      ...post.data,
      ...theirs?.draft?.data,
      ...changedInput(readEdit(new FormData(form.current)), stored),
    }
    await attempt(async () => {
      await writeApi('PUT', `${entryPath(post.id)}/draft`, { baseVersion: post.version, data })
      navigate(`/admin/content/${encodeURIComponent(post.id)}`)
    })
  }

  async function attempt(work: () => Promise<void>) {
    setIsSaving(true)
    try {
      await work()
    } catch (error) {
      console.debug('Failed to update post', error)
      setTheirs(
        errorCodeOf(error) === 'CONFLICT'
          ? await readApi<AdminEntry>(entryPath(post.id)).catch(() => undefined)
          : undefined,
      )
      setFailure(error)
      showToast({ title: t('errorTitle'), text: t('updateFailed'), destructive: true })
    } finally {
      setIsSaving(false)
    }
  }

  const field = (name: RequiredField) => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: stored[name],
    required: requiredFields(post).includes(name),
    disabled: isSaving,
    error: missing.includes(name) ? t(`required.${name}`) : undefined,
  })
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField {...field('titleVi')} maxLength={postLimits.title} />
      <TextField {...field('titleEn')} maxLength={postLimits.title} />
      <TextField {...field('summaryVi')} rows={4} maxLength={postLimits.summary} />
      <TextField {...field('summaryEn')} rows={4} maxLength={postLimits.summary} />
      <TextField
        name="tags"
        label={t('fields.tags')}
        defaultValue={joinTags(stored)}
        placeholder={t('tagsHint')}
        maxLength={postLimits.tags * (postLimits.tag + 2)}
        disabled={isSaving}
      />
      {theirs && <Conflict theirs={theirs} isBusy={isSaving} onOpenBoth={() => void openBoth()} />}
      {failure !== undefined && !theirs && <Failure error={failure} title={t('updateFailed')} />}
      <div className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className={buttonStyles.secondary}
          disabled={isSaving}
          onClick={close}
        >
          {t('cancel')}
        </button>
        <button type="submit" className={buttonStyles.primary} disabled={isSaving}>
          {isSaving ? t('saving') : t('save')}
        </button>
      </div>
    </form>
  )
}

function Conflict({
  theirs,
  isBusy,
  onOpenBoth,
}: {
  theirs: AdminEntry
  isBusy: boolean
  onOpenBoth: () => void
}) {
  const { t } = useTranslation('article-edit')
  const locale = useLocale()
  const { updatedAt, updatedBy } = theirs
  const who = updatedBy || t('somebody')
  const when = { date: formatDate(updatedAt, locale), time: vietnamClock(updatedAt) }
  return (
    <div className="text-bad">
      <FormFailure
        title={t('conflictTitle')}
        text={t(theirs.deletedAt ? 'conflictDeleted' : 'conflictText', { who, ...when })}
      />
      <button
        type="button"
        className={`${buttonStyles.secondary} mt-2`}
        disabled={isBusy}
        onClick={onOpenBoth}
      >
        {t('openBoth')}
      </button>
    </div>
  )
}

/** Rendered in the dialog, because its backdrop covers the toast. */
function Failure({ error, title }: { error: unknown; title: string }) {
  const { t } = useTranslation(['article-edit', 'shell'])
  const code = errorCodeOf(error)
  return (
    <div className="text-bad">
      <FormFailure title={title} text={t(`shell:errors.${code ?? 'OFFLINE'}`)} />
      {code === 'UNAUTHENTICATED' && (
        <SiteLink to={paths.adminLogin} target="_blank" className={buttonStyles.quiet}>
          {t('logIn')}
        </SiteLink>
      )}
    </div>
  )
}
