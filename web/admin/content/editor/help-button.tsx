import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { DialogFrame } from '../../kit/dialog-frame'

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
        <CircleHelp aria-hidden="true" className="size-5" />
      </button>
      {isOpen && <HelpDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const shortcuts = [
  ['save', 'S'],
  ['bold', 'B'],
  ['italic', 'I'],
  ['link', 'K'],
  ['undo', 'Z'],
] as const

function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <DialogFrame title={t('kit.help.title')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {shortcuts.map(([name, key]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="rounded border border-line px-1.5 py-0.5 text-sm">Ctrl/⌘ {key}</kbd>
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
