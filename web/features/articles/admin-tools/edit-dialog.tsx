import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../../schema/api/posts'
import { paths } from '../../../../schema/paths'
import { FormFailure } from '../../../domain/forms/form-summary'
import { TextField } from '../../../domain/forms/text-field'
import { writeApi } from '../../../lib/api'
import { useModal } from '../../../lib/use-modal'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { errorCodeOf } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { joinTags, missingFields, type RequiredField, readEdit } from './edit-input'
import { useRefreshPosts } from './use-refresh-posts'

export function EditDialog({ post, onClose }: { post: PostSummary; onClose: () => void }) {
  const { t } = useTranslation('article-edit')
  const { dialog, titleId, close } = useModal()
  const refresh = useRefreshPosts()
  const [isSaving, setIsSaving] = useState(false)
  const [missing, setMissing] = useState<RequiredField[]>([])
  const [failure, setFailure] = useState<unknown>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const input = readEdit(new FormData(form))
    const empty = missingFields(input)
    setMissing(empty)
    setFailure(undefined)
    if (empty[0]) {
      form.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus()
      return
    }
    setIsSaving(true)
    try {
      await writeApi('PUT', `/api/admin/posts/${encodeURIComponent(post.id)}`, input)
      await refresh()
      showToast({ title: t('successTitle'), text: t('updated') })
      close()
    } catch (error) {
      console.debug('Failed to update post', error)
      setFailure(error)
      showToast({ title: t('errorTitle'), text: t('updateFailed'), destructive: true })
    } finally {
      setIsSaving(false)
    }
  }

  const field = (name: RequiredField) => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: post[name],
    required: true,
    disabled: isSaving,
    error: missing.includes(name) ? t(`required.${name}`) : undefined,
  })
  return (
    <dialog
      {...dialog}
      onClose={onClose}
      className="m-auto w-full max-w-2xl rounded-card border border-line bg-card p-5 text-ink shadow-card backdrop:bg-night/50 md:p-8"
    >
      <h2 id={titleId} className="mb-4 text-heading">
        {t('title')}
      </h2>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField {...field('titleVi')} maxLength={200} />
        <TextField {...field('titleEn')} maxLength={200} />
        <TextField {...field('summaryVi')} rows={4} maxLength={600} />
        <TextField {...field('summaryEn')} rows={4} maxLength={600} />
        <TextField
          name="tags"
          label={t('fields.tags')}
          defaultValue={joinTags(post)}
          placeholder={t('tagsHint')}
          maxLength={600}
          disabled={isSaving}
        />
        {failure !== undefined && <Failure error={failure} />}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className={buttonStyles.secondary} disabled={isSaving} onClick={close}>
            {t('cancel')}
          </button>
          <button type="submit" className={buttonStyles.primary} disabled={isSaving}>
            {isSaving ? t('saving') : t('save')}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** Shown in the dialog, whose backdrop covers the toast; with a link to log in again. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation(['article-edit', 'shell'])
  const code = errorCodeOf(error)
  return (
    <div className="text-bad">
      <FormFailure title={t('updateFailed')} text={t(`shell:errors.${code ?? 'OFFLINE'}`)} />
      {code === 'UNAUTHENTICATED' && (
        <SiteLink to={paths.adminLogin} target="_blank" className={buttonStyles.quiet}>
          {t('logIn')}
        </SiteLink>
      )}
    </div>
  )
}
