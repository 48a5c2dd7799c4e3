import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../../ui/button-styles'
import { PageSection } from '../../../../ui/error-boundary'
import { lazyPart } from '../../../kit/lazy-part'
import { useFormTools } from '../form-tools'
import type { Json, Path } from '../paths'
import type { Place } from './place'

const MapDialog = lazyPart(['map'], async () => (await import('./map-dialog')).MapDialog)

function placeOf({ lat, lng }: Json): Place | undefined {
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
}

/** Below the two number fields of coordinates, which stay. */
export function PickPlace({ path, values }: { path: Path; values: Json }) {
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
            place={placeOf(values)}
            onChoose={({ lat, lng }) => change(path, { ...values, lat, lng })}
            onClose={() => setIsOpen(false)}
          />
        </PageSection>
      )}
    </>
  )
}
