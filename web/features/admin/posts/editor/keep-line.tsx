import { type Locale, languageTags } from '../../../../../schema/locale'
import { contentTimeZone } from '../../../../../schema/time'
import { useTranslation } from '../../../../i18n/use-translation'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { formatInstant } from '../../kit/format-instant'
import { requestLogin } from '../../kit/login-request'
import type { PostEditing } from './use-post-editor'

function clockTime(instant: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale].bcp47, { timeStyle: 'short', timeZone: contentTimeZone })
  return format.format(new Date(instant))
}

/** One quiet line: where what is typed stands. */
export function KeepLine({ editing }: { editing: PostEditing }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { keepState: state, keepNow, post, isBusy } = editing

  function line(): string {
    if (isBusy) return t('admin.posts.keep.saving')
    if (state.kind === 'saved') return t('admin.posts.keep.saved', { time: clockTime(state.at, locale) })
    if (state.kind === 'kept') return t('admin.posts.keep.kept', { time: clockTime(state.at, locale) })
    if (state.kind === 'local') return t(`admin.posts.keep.${state.reason}`)
    if (state.kind === 'idle') return t('admin.posts.keep.saved', { time: formatInstant(post.updatedAt, locale) })
    return t(`admin.posts.keep.${state.kind}`)
  }

  async function logIn() {
    if (await requestLogin()) await keepNow()
  }

  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className={state.kind === 'lost' ? 'font-semibold text-bad' : 'text-muted'}>
        {line()}
      </p>
      {state.kind === 'local' && state.reason === 'loggedOut' && (
        <button type="button" className={buttonStyles.quiet} onClick={() => void logIn()}>
          {t('admin.posts.keep.logIn')}
        </button>
      )}
    </div>
  )
}
