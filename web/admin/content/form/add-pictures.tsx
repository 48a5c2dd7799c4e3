import { Images } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'

const PicturesDialog = lazyPart(
  ['media'],
  async () => (await import('../../media/pictures-dialog')).PicturesDialog,
)

export function AddPictures({ onChoose }: { onChoose: (items: MediaItem[]) => void }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.secondary} onClick={() => setIsOpen(true)}>
        <Images className="size-4.5" />
        {t('entry-form.editor.addPictures')}
      </button>
      {isOpen && (
        <PageSection>
          <PicturesDialog onChoose={onChoose} onClose={() => setIsOpen(false)} />
        </PageSection>
      )}
    </>
  )
}
