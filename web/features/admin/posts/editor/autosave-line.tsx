import { useTranslation } from 'react-i18next'
import { type Locale, languageTags } from '../../../../../schema/locale'
import { contentTimeZone } from '../../../../../schema/time'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { formatInstant } from '../../kit/format-instant'
import { requestLogin } from '../../kit/login-request'
import type { PostEditing } from './use-post-editor'

function clockTime(instant: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale].bcp47, { timeStyle: 'short', timeZone: contentTimeZone })
  return format.format(new Date(instant))
}

/** One quiet line: where the unsaved text is stored. */
export function AutosaveLine({ editing }: { editing: PostEditing }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { autosaveStatus: status, autosaveNow, post, isBusy } = editing

  function line(): string {
    if (isBusy) return t('posts.keep.saving')
    if (status.kind === 'saved') return t('posts.keep.saved', { time: clockTime(status.at, locale) })
    if (status.kind === 'kept') return t('posts.keep.kept', { time: clockTime(status.at, locale) })
    if (status.kind === 'local') return t(`posts.keep.${status.reason}`)
    if (status.kind === 'idle') return t('posts.keep.saved', { time: formatInstant(post.updatedAt, locale) })
    return t(`posts.keep.${status.kind}`)
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
          {t('posts.keep.logIn')}
        </button>
      )}
    </div>
  )
}
