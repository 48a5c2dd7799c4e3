import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import { useMounted } from '../lib/browser-value'
import { type Head, type HeadInput, pageTitle } from '../lib/page'
import { AdminArea } from './admin-area'
import { AdminRoot } from './admin-root'
import { Waiting } from './waiting'

/** The admin's views set their own titles. */
function head({ t }: HeadInput): Head {
  return {
    title: pageTitle(t('admin:frame.title')),
    description: t('login:intro'),
    path: paths.admin.replace('/*', ''),
    index: false,
    jsonLd: [],
  }
}

/** The admin needs scripts and a session, so the Worker renders a placeholder. */
export function Screen() {
  const mounted = useMounted()
  return <AdminArea>{mounted ? <AdminRoot /> : <ComingAdmin />}</AdminArea>
}

Screen.head = head

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
