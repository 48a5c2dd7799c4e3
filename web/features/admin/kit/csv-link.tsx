import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { showToast } from '../../../ui/toast-store'
import { readAdmin } from './admin-api'

/** Downloads a file of the API. Whether the session still lives is asked first, for a download cannot ask for the login. */
export function CsvLink({ href, label }: { href: string; label: string }) {
  const { t } = useTranslation('admin')

  async function download(event: MouseEvent) {
    event.preventDefault()
    try {
      await readAdmin('/api/admin/me')
      window.location.assign(href)
    } catch (error) {
      console.debug('the download did not start', error)
      showToast({ title: t('frame.failed'), destructive: true })
    }
  }

  return (
    <a href={href} download className={buttonStyles.secondary} onClick={download}>
      <Download aria-hidden="true" className="size-4.5" />
      {label}
    </a>
  )
}
