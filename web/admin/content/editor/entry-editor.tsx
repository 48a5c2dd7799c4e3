import { Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnly } from '../../../../schema/content/choices'
import { type Locale, locales } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { useScreenLocation } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { ErrorBoundary, PageSection } from '../../../ui/error-boundary'
import { showToast } from '../../../ui/toast-store'
import { lazyPart } from '../../kit/lazy-part'
import { PhotosUnderWayProvider } from '../../kit/photos-under-way'
import { useWindowKey } from '../../kit/use-window-key'
import { ViewHeader } from '../../kit/view-header'
import { Waiting } from '../../waiting'
import { ContinuedDraft } from '../drafts/continued-draft'
import { formOf } from '../form/blank-form'
import { defaultsOf } from '../form/defaults'
import { EntryForm } from '../form/entry-form'
import { type FormTools, FormToolsProvider, useOpenItems } from '../form/form-tools'
import { controlId, type Path } from '../form/paths'
import { sectionId } from '../form/sections'
import { useShownLanguages } from '../form/shown-languages'
import { LanguageMarks } from '../language-marks'
import { TeamProvider } from '../teamwork/team-provider'
import { titleOf, titlesOf } from '../titles'
import type { EditingStart } from './editing-state'
import { EditorBar, goToPart } from './editor-bar'
import { EntryActions, HelpButton } from './entry-actions'
import { useEntryEditor } from './use-entry-editor'
import { useFormIssues } from './use-form-issues'

const EntryParts = lazyPart([], async () => (await import('./entry-parts')).EntryParts)
const LetterPreview = lazyPart(
  ['letters', 'outbox', 'subscribers'],
  async () => (await import('../../letters/preview/letter-preview')).LetterPreview,
)
const PreviewFrame = lazyPart(
  ['entry-form'],
  async () => (await import('../preview/preview-frame')).PreviewFrame,
)
const EntryConflict = lazyPart(
  ['rich-text'],
  async () => (await import('./entry-conflict')).EntryConflict,
)

const nowhere: readonly Locale[] = []

export function EntryEditor({ start }: { start: EditingStart }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { kind } = start.entry
  const fields = useMemo(() => formOf(kind), [kind])
  const { open, setOpen, goTo } = useOpenItems()
  const [missingIn, setMissingIn] = useState<readonly Locale[]>(nowhere)
  const [hasPreview, setHasPreview] = useState(false)
  const goSoon = useCallback(
    (path: Path) => {
      setHasPreview((shown) => shown && window.matchMedia('(min-width: 80rem)').matches)
      window.setTimeout(() => goTo(path))
    },
    [goTo],
  )
  const { hash } = useScreenLocation()
  // A link of the navigation leads to a folded section, such as the menus.
  useEffect(() => {
    const part = fields.find(({ name }) => hash === `#${sectionId({ field: name })}`)
    if (!part) return
    setOpen(controlId([part.name]), true)
    const timer = window.setTimeout(() => goToPart(hash.slice(1)))
    return () => window.clearTimeout(timer)
  }, [hash, fields, setOpen])
  const editing = useEntryEditor(start, fields, goSoon)
  const { entry, content, change, isBusy, replacements, conflict } = editing
  const issues = useFormIssues({
    kind,
    fields,
    data: content.data,
    refused: editing.refused,
    missingIn,
  })
  useWindowKey((event, isInDialog) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    const isSave = event.key.toLowerCase() === 's' && !altKey && !shiftKey
    if (!isSave || !(ctrlKey || metaKey)) return
    event.preventDefault()
    if (!event.repeat && !isInDialog) void editing.save()
  })
  const shownLanguages = useShownLanguages()
  const settled = useDeferredValue(content.data)
  const defaults = useMemo(() => defaultsOf(kind, settled), [kind, settled])

  async function confirm(driftPath: string, of: 'drift' | 'machineTexts') {
    if (await editing.confirmTexts([driftPath], of))
      showToast({ title: t(of === 'drift' ? 'entry-form.drift.held' : 'translation.confirmed') })
  }

  const tools: FormTools = {
    kind,
    slug: content.slug,
    defaults,
    change,
    issues,
    drift: entry.drift,
    machineTexts: entry.machineTexts,
    confirm: (driftPath, of) => void confirm(driftPath, of),
    isBusy,
    replacements,
    open,
    setOpen,
  }
  const title = titleOf({ ...titlesOf(content.data), kind, slug: entry.slug }, locale, t)
  return (
    <PhotosUnderWayProvider>
      <TeamProvider editing={editing} windowId={start.owner} onGoTo={goSoon}>
        <ViewHeader
          isSlim
          title={title}
          intro={isOnly(kind) ? undefined : t(`entries.oneKind.${kind}`)}
        >
          <LanguageMarks entry={entry} />
          <EntryActions editing={editing} />
          <HelpButton />
        </ViewHeader>
        {start.draftedAt && editing.isDirty && entry.version === start.entry.version && (
          <ContinuedDraft keptAt={start.draftedAt} onDiscard={editing.discardDraft} />
        )}
        {entry.deletedAt && <TrashNotice onUndelete={editing.undelete} isBusy={isBusy} />}
        <FormToolsProvider value={tools}>
          <EditorBar
            editing={editing}
            fields={fields}
            issues={issues}
            hasPreview={hasPreview}
            onPreview={setHasPreview}
            onGoTo={(path, languages = locales) => {
              setMissingIn(languages)
              goSoon(path)
            }}
          />
          <div
            data-shown={shownLanguages}
            className={`group/form ${hasPreview ? 'grid gap-6 xl:grid-cols-2' : ''}`}
          >
            <div
              className={`grid min-w-0 content-start gap-4 ${hasPreview ? 'max-xl:hidden' : ''}`}
            >
              <EntryForm fields={fields} data={content.data} />
              <PageSection fallback={<Waiting />}>
                <EntryParts editing={editing} />
              </PageSection>
            </div>
            {hasPreview && kind !== 'letter' && (
              <PageSection fallback={<Waiting />}>
                <PreviewFrame kind={kind} slug={content.slug} data={content.data} />
              </PageSection>
            )}
            {hasPreview && kind === 'letter' && (
              <Suspense fallback={<Waiting />}>
                <LetterPreview data={content.data} change={change} onGoTo={goSoon} />
              </Suspense>
            )}
          </div>
        </FormToolsProvider>
      </TeamProvider>
      {conflict && (
        // If the dialog does not load, the editor stays.
        <ErrorBoundary>
          <Suspense fallback={null}>
            <EntryConflict
              before={entry}
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
      <p className="me-auto">{t('entries.isInTrash')}</p>
      <button
        type="button"
        className={buttonStyles.secondary}
        disabled={isBusy}
        onClick={() => void onUndelete()}
      >
        {t('entries.undelete')}
      </button>
    </div>
  )
}
