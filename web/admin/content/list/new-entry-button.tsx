import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryKind } from '../../../../schema/content/choices'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'
import { creatableKinds } from './creatable-kinds'

const NewEntryDialog = lazyPart(
  ['entries', 'entry-form'],
  async () => (await import('./new-entry-dialog')).NewEntryDialog,
)

export function NewEntryButton({ kind, label }: { kind: EntryKind | ''; label?: string }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const own = creatableKinds.find((one) => one === kind)
  return (
    <>
      <button type="button" className={buttonStyles.primary} onClick={() => setIsOpen(true)}>
        <Plus className="size-5" />
        {label ??
          (own ? t('entries.newOf', { kind: t(`entries.oneKind.${own}`) }) : t('entries.new'))}
      </button>
      {isOpen && (
        <PageSection>
          <NewEntryDialog kind={own} onClose={() => setIsOpen(false)} />
        </PageSection>
      )}
    </>
  )
}
