import { Images } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { mediaReference } from '../../../../schema/media'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'
import { OutsideForms } from '../../kit/outside-forms'
import type { ListField } from './form-schema'

const PicturesDialog = lazyPart(
  ['media'],
  async () => (await import('../../media/pictures-dialog')).PicturesDialog,
)

/** The name of the picture in a list of pictures and their texts; undefined for other lists. */
export function pictureIn({ fields }: ListField): string | undefined {
  const [picture, ...more] = fields.filter(({ type }) => type !== 'pair')
  const isAlone = picture?.type === 'input' && picture.widget === 'picture' && more.length === 0
  return isAlone ? picture.name : undefined
}

/** An item of such a list; its description is the library's until somebody writes another. */
export function pictureItem(
  blank: unknown,
  name: string,
  { id, altVi, altEn }: MediaItem,
): unknown {
  return { ...Object(blank), [name]: mediaReference(id), altVi, altEn }
}

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
          <OutsideForms>
            <PicturesDialog onChoose={onChoose} onClose={() => setIsOpen(false)} />
          </OutsideForms>
        </PageSection>
      )}
    </>
  )
}
