import { useTranslation } from 'react-i18next'
import { fillPath, paths } from '../../../../schema/paths'
import { NameForm, type Names } from '../../entries/list/name-form'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { postApi, postScreens, useInvalidatePosts } from '../content/post-api'
import { makeSlug } from '../content/post-fields'

/** Asks for the title of a new article. */
export function NewPostDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const invalidatePosts = useInvalidatePosts()

  function hintFor({ vi, en }: Names): string {
    const slug = makeSlug(vi || en)
    return slug
      ? t('entries.create.address', { path: fillPath(paths.article, { slug }) })
      : t('entries.create.hint')
  }

  async function create(id: string, names: Names): Promise<string> {
    await writeAdmin('POST', postApi.list, { id, titleVi: names.vi, titleEn: names.en })
    invalidatePosts()
    return postScreens.editor(id)
  }

  return (
    <DialogFrame title={t('posts.new')} onClose={onClose}>
      {(close) => (
        <NameForm
          label={t('posts.columns.title')}
          hintFor={hintFor}
          create={create}
          close={close}
        />
      )}
    </DialogFrame>
  )
}
