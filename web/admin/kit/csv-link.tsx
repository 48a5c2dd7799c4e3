import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { buttonStyles } from '../../ui/button-styles'
import { readAdmin } from './admin-api'
import { useAttempt } from './use-attempt'

/**
 * Downloads a file of the API. Reads the session first: a download cannot open the login dialog.
 */
export function CsvLink({ href, label }: { href: string; label: string }) {
  const { attempt } = useAttempt()

  async function download() {
    await readAdmin('/api/admin/me')
    window.location.assign(href)
  }

  function start(event: MouseEvent) {
    event.preventDefault()
    void attempt(download)
  }

  return (
    <a href={href} download className={buttonStyles.secondary} onClick={start}>
      <Download aria-hidden="true" className="size-4.5" />
      {label}
    </a>
  )
}
