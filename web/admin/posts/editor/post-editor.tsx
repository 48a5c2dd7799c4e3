import { lazy, Suspense, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type Locale, languageTags, locales } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { ErrorBoundary } from '../../../ui/error-boundary'
import { SiteLink } from '../../../ui/site-link'
import { unknownFactText } from '../../kit/fact-errors'
import { photoIssueText } from '../../kit/photo-errors'
import { PhotosUnderWayProvider } from '../../kit/photos-under-way'
import { useSaveKey } from '../../kit/use-save-key'
import { ViewHeader } from '../../kit/view-header'
import { postScreens } from '../content/post-api'
import { fieldId, localeOf, type PostField, titleOf } from '../content/post-fields'
import { PostStatus } from '../content/post-status'
import type { EditingStart } from './editing-state'
import { EditorBar } from './editor-bar'
import { HelpButton } from './help-button'
import { LanguagePane } from './language-pane'
import { SettingsPanel } from './settings-panel'
import { usePostEditor } from './use-post-editor'

const ConflictDialog = lazy(async () => ({
  default: (await import('./conflict-dialog')).ConflictDialog,
}))

export function PostEditor({ start }: { start: EditingStart }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [shown, setShown] = useState<Locale>(locale)

  /** Focuses a field, in the tab of its language. */
  const goTo = useCallback((field: PostField) => {
    flushSync(() => setShown((current) => localeOf(field) ?? current))
    const control = document.getElementById(fieldId(field))
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [])
  const editing = usePostEditor(start, (first) => window.setTimeout(() => goTo(first)))
  const { post, content, issues, issueTexts, conflict } = editing
  const errorOf = (field: PostField) => {
    if (!issues.includes(field)) return undefined
    const own = issueTexts.filter(({ path }) => path.split('.', 1)[0] === field)
    const [named] = own.flatMap(
      (issue) => unknownFactText(t, issue) ?? photoIssueText(t, issue) ?? [],
    )
    return named ?? t(`posts.errors.${field}`)
  }

  useSaveKey(() => void editing.save())

  return (
    <PhotosUnderWayProvider>
      <ViewHeader title={titleOf(content, locale, t)}>
        <PostStatus post={post} />
        <SiteLink to={postScreens.revisions(post.id)} className={`${buttonStyles.quiet} px-2`}>
          {t('posts.editor.revisions')}
        </SiteLink>
        <HelpButton />
      </ViewHeader>
      {post.deletedAt && <TrashNotice onUndelete={editing.undelete} isBusy={editing.isBusy} />}
      <EditorBar editing={editing} onGoTo={goTo} />
      <LanguageTabs shown={shown} onShow={setShown} />
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {locales.map((language) => (
          <section
            key={language}
            id={`post-pane-${language}`}
            aria-label={languageTags[language].own}
            className={`grid min-w-0 content-start gap-4 lg:has-[[data-mode=both]]:col-span-2 ${language === shown ? '' : 'max-lg:hidden'}`}
          >
            <LanguagePane locale={language} editing={editing} errorOf={errorOf} />
          </section>
        ))}
      </div>
      <SettingsPanel editing={editing} errorOf={errorOf} />
      {conflict && (
        // If the dialog does not load, the editor stays.
        <ErrorBoundary>
          <Suspense fallback={null}>
            <ConflictDialog
              theirs={conflict.theirs}
              base={conflict.base}
              mine={content}
              onKeepMine={editing.keepMine}
              onTakeTheirs={editing.takeTheirs}
              onClose={editing.closeConflict}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </PhotosUnderWayProvider>
  )
}

/** On narrow screens one language is shown. */
function LanguageTabs({ shown, onShow }: { shown: Locale; onShow: (locale: Locale) => void }) {
  const { t } = useTranslation('admin')
  return (
    <div
      role="group"
      aria-label={t('posts.editor.languages')}
      className="mb-4 flex gap-1 border-b border-line lg:hidden"
    >
      {locales.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === shown}
          aria-controls={`post-pane-${language}`}
          onClick={() => onShow(language)}
          className="min-h-11 border-b-3 border-transparent px-4 aria-pressed:border-accent aria-pressed:font-semibold"
        >
          {languageTags[language].own}
        </button>
      ))}
    </div>
  )
}

function TrashNotice({
  onUndelete,
  isBusy,
}: {
  onUndelete: () => Promise<boolean>
  isBusy: boolean
}) {
  const { t } = useTranslation('admin')
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-bad bg-card p-4"
    >
      <p className="me-auto">{t('posts.trash.isIn')}</p>
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={isBusy}
        onClick={() => void onUndelete()}
      >
        {t('posts.undelete')}
      </button>
    </div>
  )
}
