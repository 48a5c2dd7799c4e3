import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../../ui/button-styles'
import { PageSection } from '../../../../ui/error-boundary'
import { lazyPart } from '../../../kit/lazy-part'
import { useFormTools } from '../form-tools'
import { isRecord, type Path } from '../paths'
import type { Place } from './place'

const MapDialog = lazyPart(['map'], async () => (await import('./map-dialog')).MapDialog)

function placeOf(value: unknown): Place | undefined {
  if (!isRecord(value)) return undefined
  const { lat, lng } = value
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

/** Below the two number fields of coordinates, which stay. */
export function PickPlace({ path, value }: { path: Path; value: unknown }) {
  const { t } = useTranslation('admin')
  const { change } = useFormTools()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.secondary} justify-self-start`}
        onClick={() => setIsOpen(true)}
      >
        <MapPin className="size-4.5" />
        {t('entry-form.editor.pickPlace')}
      </button>
      {isOpen && (
        <PageSection>
          <MapDialog
            place={placeOf(value)}
            onChoose={({ lat, lng }) => change(path, { ...Object(value), lat, lng })}
            onClose={() => setIsOpen(false)}
          />
        </PageSection>
      )}
    </>
  )
}
