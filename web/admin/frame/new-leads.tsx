import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenLocation } from '../../lib/navigation'
import { useApi } from '../../lib/use-api'

/**
 * The number of new leads. Read again with every change of the view and on focus; an interval would
 * prolong a forgotten session.
 */
export function NewLeads() {
  const { t } = useTranslation('admin')
  const { pathname } = useScreenLocation()
  const { data, mutate } = useApi('/api/admin/leads?status=new', { revalidateOnFocus: true })
  const readOn = useRef(pathname)
  useEffect(() => {
    if (readOn.current === pathname) return
    readOn.current = pathname
    void mutate()
  }, [pathname, mutate])
  if (!data || data.leads.length === 0) return null
  const shown = `${data.leads.length}${data.older === null ? '' : '+'}`
  return (
    <span className="ms-auto rounded-full bg-action px-2 py-0.5 text-sm font-semibold text-on-action">
      {shown}
      <span className="sr-only"> {t('frame.newLeads')}</span>
    </span>
  )
}
