import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPost } from '../../../../../schema/api/admin-posts'
import { useSiteNavigate } from '../../../../lib/navigation'
import { buttonStyles } from '../../../../ui/button-styles'
import { showToast } from '../../../../ui/toast-store'
import { writeAdmin } from '../../kit/admin-api'
import { failureText } from '../content/failure-text'
import { postApi, postScreens } from '../content/post-api'
import { useForgetPosts } from '../content/use-forget-posts'

/** Makes an empty draft and opens it. */
export function NewPostButton() {
  const { t } = useTranslation('admin')
  const { t: tShell } = useTranslation('shell')
  const navigate = useSiteNavigate()
  const forgetPosts = useForgetPosts()
  const [isPending, setIsPending] = useState(false)

  async function create() {
    setIsPending(true)
    try {
      const { id } = await writeAdmin<AdminPost>('POST', postApi.list, {})
      forgetPosts()
      navigate(postScreens.editor(id))
    } catch (error) {
      console.debug('no article was made', error)
      showToast({ title: t('frame.failed'), text: failureText(error, tShell), destructive: true })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <button type="button" className={buttonStyles.primary} disabled={isPending} onClick={() => void create()}>
      <Plus aria-hidden="true" className="size-5" />
      {t('posts.new')}
    </button>
  )
}
