import {
  CircleHelp,
  Copy,
  ExternalLink,
  History,
  type LucideIcon,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFixed } from '../../../../schema/content/choices'
import { useLocale } from '../../../lib/locale-context'
import { useSiteHref } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { SiteLink } from '../../../ui/site-link'
import { showToast } from '../../../ui/toast-store'
import { useAdminData } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { DialogFrame } from '../../kit/dialog-frame'
import { lazyPart } from '../../kit/lazy-part'
import { useAttempt } from '../../kit/use-attempt'
import { entryScreens } from '../entry-api'
import { standingOf } from '../language-marks'
import { TeamActions } from '../teamwork/team-actions'
import { titleOf } from '../titles'
import { useDuplicateEntry } from '../use-duplicate-entry'
import type { EntryEditing } from './use-entry-editor'

const style =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 ' +
  'text-[0.9375rem] text-muted hover:bg-line/60 hover:text-ink'

const DraftButtons = lazyPart(
  ['translation'],
  async () => (await import('../translation/draft-buttons')).DraftButtons,
)

export function EntryActions({ editing }: { editing: EntryEditing }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const duplicate = useDuplicateEntry()
  const { attempt } = useAttempt()
  const { data: me } = useAdminData('/api/admin/me')
  const { entry } = editing
  const title = titleOf(entry, locale, t)
  const isPublic = standingOf(entry, locale) === 'public'

  async function run(work: () => Promise<boolean>, title: string) {
    if (await work()) showToast({ title })
  }

  return (
    <div className="-mx-2.5 flex flex-wrap">
      {isPublic && entry.path && <PageLink path={entry.path} text={t('entries.open')} />}
      <SiteLink to={entryScreens.revisions(entry.id)} className={style}>
        <Face icon={History} text={t('entry-form.editor.revisions')} />
      </SiteLink>
      <TeamActions className={style} />
      {entry.hasChanges && (
        <ConfirmButton
          className={style}
          title={t('entry-form.editor.discardAsk')}
          text={t('entry-form.editor.discardText')}
          action={t('entry-form.editor.discard')}
          onConfirm={() => void run(editing.discard, t('entry-form.editor.discarded'))}
        >
          <Face icon={Undo2} text={t('entry-form.editor.discard')} />
        </ConfirmButton>
      )}
      {me?.hasTranslator && !entry.deletedAt && (
        <PageSection>
          <DraftButtons editing={editing} className={style} />
        </PageSection>
      )}
      {!isFixed(entry.kind, entry.slug) && !entry.deletedAt && (
        <>
          <button
            type="button"
            className={style}
            onClick={() => void attempt(() => duplicate(entry.id))}
          >
            <Face icon={Copy} text={t('entries.duplicate')} isRare />
          </button>
          <ConfirmButton
            className={style}
            title={t('entries.trashAsk', { title })}
            text={t('entries.trashText')}
            action={t('entries.trash')}
            onConfirm={() => void run(editing.trash, t('entries.trashed'))}
          >
            <Face icon={Trash2} text={t('entries.trash')} isRare />
          </ConfirmButton>
        </>
      )}
    </div>
  )
}

interface FaceProps {
  icon: LucideIcon
  text: string
  /** Its words are a tooltip, to keep the actions in one row. */
  isRare?: boolean
}

function Face({ icon: Icon, text, isRare = false }: FaceProps) {
  return (
    <span className="inline-flex items-center gap-2" title={isRare ? text : undefined}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className={isRare ? 'sr-only' : 'max-sm:sr-only'}>{text}</span>
    </span>
  )
}

/** In a new tab, so that the editor stays open. */
function PageLink({ path, text }: { path: string; text: string }) {
  return (
    <a href={useSiteHref(path)} target="_blank" rel="noopener" className={style}>
      <Face icon={ExternalLink} text={text} />
    </a>
  )
}

export function HelpButton() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonStyles.icon}
        aria-label={t('kit.help.open')}
        onClick={() => setIsOpen(true)}
      >
        <CircleHelp className="size-5" />
      </button>
      {isOpen && <HelpDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const shortcuts = [
  ['save', 'Ctrl/⌘ S'],
  ['bold', 'Ctrl/⌘ B'],
  ['italic', 'Ctrl/⌘ I'],
  ['link', 'Ctrl/⌘ K'],
  ['undo', 'Ctrl/⌘ Z'],
  ['shown', 'Alt 1 / 2 / 3'],
  ['comment', 'Ctrl/⌘ Alt M'],
] as const

function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <DialogFrame title={t('kit.help.title')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {shortcuts.map(([name, key]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="rounded border border-line px-1.5 py-0.5 text-sm">{key}</kbd>
            </dt>
            <dd>{t(`kit.help.${name}`)}</dd>
          </div>
        ))}
        <div className="col-span-2 grid grid-cols-subgrid">
          <dt>
            <kbd className="rounded border border-line px-1.5 py-0.5 text-sm">Tab</kbd>
          </dt>
          <dd>{t('kit.editor.tabLeaves')}</dd>
        </div>
      </dl>
      <p className="mt-4 text-muted">{t('kit.help.markdown')}</p>
    </DialogFrame>
  )
}
