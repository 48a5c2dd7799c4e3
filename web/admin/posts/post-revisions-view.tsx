import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { useAdminData } from '../kit/admin-api'
import { RevisionsScreen } from '../kit/revisions/revisions-screen'
import { postApi, postScreens } from './content/post-api'
import { titleOf } from './content/post-fields'
import { RevisionDetail } from './revisions/revision-detail'

/** What an article was after each save, against what it is. */
export function View() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const post = useAdminData(postApi.one(id))
  const revisions = useAdminData(postApi.revisions(id))
  const screens = { editor: postScreens.editor(id), revisions: postScreens.revisions(id) }
  return (
    <RevisionsScreen
      words={'posts'}
      thing={post}
      revisions={revisions}
      screens={screens}
      nameOf={(one) => titleOf(one, locale, t)}
    >
      {(stored, revision) => (
        <RevisionDetail
          key={revision.id}
          post={stored}
          revision={revision}
          onRestored={() => navigate(screens.editor)}
          onStale={post.retry}
        />
      )}
    </RevisionsScreen>
  )
}
