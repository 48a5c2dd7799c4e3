import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageSection } from '../../ui/error-boundary'
import { lazyPart } from '../kit/lazy-part'
import { useWindowKey } from '../kit/use-window-key'

const Palette = lazyPart(['entries', 'entry-form'], async () => (await import('./palette')).Palette)

/** Opens on Ctrl/Cmd+K, except in a text editor with a selection, where it makes a link. */
export function PaletteButton({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  useWindowKey((event, isInDialog) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    const isKey = (ctrlKey || metaKey) && !altKey && !shiftKey && event.key.toLowerCase() === 'k'
    if (!isKey || event.defaultPrevented || event.repeat || isInDialog) return
    event.preventDefault()
    setIsOpen(true)
  })
  return (
    <>
      <button
        type="button"
        aria-label={t('palette.title')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className={
          'inline-flex size-11 shrink-0 items-center justify-center gap-2 ' +
          'rounded-full text-[0.9375rem] text-muted hover:bg-line/60 hover:text-ink'
        }
      >
        <Search className="size-5" />
      </button>
      {isOpen && (
        <PageSection>
          <Palette isOwner={isOwner} onClose={() => setIsOpen(false)} />
        </PageSection>
      )}
    </>
  )
}
