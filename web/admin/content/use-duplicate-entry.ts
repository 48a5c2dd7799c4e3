import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../schema/api/admin-entries'
import { useSiteNavigate } from '../../lib/navigation'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { entryApi, entryScreens, useInvalidateEntries } from './entry-api'

export function useDuplicateEntry(): (id: string) => Promise<void> {
  const { t } = useTranslation('admin')
  const navigate = useSiteNavigate()
  const invalidate = useInvalidateEntries()
  return async (id) => {
    const copy = await writeAdmin<AdminEntry>('POST', entryApi.duplicate(id))
    invalidate()
    showToast({ title: t('entries.duplicated') })
    navigate(entryScreens.editor(copy.id))
  }
}
