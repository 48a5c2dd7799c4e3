import { useTranslation } from 'react-i18next'
import { useMounted } from '../lib/browser-value'
import { AdminArea } from './admin-area'
import { AdminRoot } from './admin-root'
import { Waiting } from './waiting'

/** The admin needs scripts and a session, so the Worker renders a placeholder. */
export function Screen() {
  const mounted = useMounted()
  return <AdminArea>{mounted ? <AdminRoot /> : <ComingAdmin />}</AdminArea>
}

function ComingAdmin() {
  const { t } = useTranslation('admin')
  return (
    <main className="page py-10">
      <h1 className="text-title">{t('frame.title')}</h1>
      <noscript>
        <p className="mt-3">{t('frame.needsScripts')}</p>
      </noscript>
      <Waiting />
    </main>
  )
}
