import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, languageTags } from '../../../../../schema/locale'
import { contentTimeZone } from '../../../../../schema/time'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { formatInstant } from '../../kit/format-instant'
import { requestLogin } from '../../kit/login-request'
import type { PostField } from '../content/post-fields'
import { PublishDialog } from './publish-dialog'
import type { PostEditing } from './use-post-editor'

export function EditorBar({ editing, onGoTo }: { editing: PostEditing; onGoTo: (field: PostField) => void }) {
  const { t } = useTranslation('admin')
  const [isPublishing, setIsPublishing] = useState(false)
  return (
    <div className="sticky top-14 z-30 -mx-4 mb-4 flex items-center gap-x-2 border-b border-line bg-paper px-4 py-2 md:-mx-8 md:px-8 lg:top-0">
      <div className="min-w-0 grow">
        <AutosaveLine editing={editing} />
      </div>
      <button type="button" className={buttonStyles.secondary} aria-keyshortcuts="Control+S Meta+S" onClick={() => void editing.save()}>
        {t('posts.editor.save')}
      </button>
      <button type="button" className={buttonStyles.primary} onClick={() => setIsPublishing(true)}>
        {t('posts.publish.open')}
      </button>
      {isPublishing && <PublishDialog editing={editing} onGoTo={onGoTo} onClose={() => setIsPublishing(false)} />}
    </div>
  )
}

function clockTime(instant: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale].bcp47, { timeStyle: 'short', timeZone: contentTimeZone })
  return format.format(new Date(instant))
}

function AutosaveLine({ editing }: { editing: PostEditing }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { autosaveStatus: status, autosaveNow, post, isBusy, isStored } = editing

  function line(): string {
    if (isBusy) return t('posts.autosave.saving')
    if (status.kind === 'saved') return t('posts.autosave.saved', { time: clockTime(status.at, locale) })
    if (status.kind === 'stored') return t('posts.autosave.stored', { time: clockTime(status.at, locale) })
    if (status.kind === 'local') return t(`posts.autosave.${status.reason}`)
    if (!isStored && status.kind === 'idle') return t('posts.autosave.nothing')
    if (status.kind === 'idle') return t('posts.autosave.saved', { time: formatInstant(post.updatedAt, locale) })
    return t(`posts.autosave.${status.kind}`)
  }

  async function logIn() {
    if (await requestLogin()) await autosaveNow()
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className={status.kind === 'lost' ? 'font-semibold text-bad' : 'text-muted'}>
        {line()}
      </p>
      {status.kind === 'local' && status.reason === 'loggedOut' && (
        <button type="button" className={buttonStyles.quiet} onClick={() => void logIn()}>
          {t('posts.autosave.logIn')}
        </button>
      )}
    </div>
  )
}
