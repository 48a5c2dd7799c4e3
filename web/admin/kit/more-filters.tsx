import { ListFilter } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'

/**
 * Filters behind a button that says how many are in use; where there is room they are cells of the
 * form's own grid.
 */
export function MoreFilters({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={`${buttonStyles.secondary} justify-self-start lg:hidden`}
      >
        <ListFilter aria-hidden="true" className="size-4.5" />
        {count > 0 ? t('frame.filtersActive', { count }) : t('frame.filters')}
      </button>
      <div id={id} className={`${isOpen ? 'grid' : 'hidden'} gap-3 sm:grid-cols-2 lg:contents`}>
        {children}
      </div>
    </>
  )
}
