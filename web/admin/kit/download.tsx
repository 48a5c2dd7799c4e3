import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { buttonStyles } from '../../ui/button-styles'
import { readAdmin } from './admin-api'
import { useAttempt, withoutReason } from './use-attempt'

interface CsvLinkProps {
  href: string
  label: string
  /** Whether the route asks for a recent login. */
  isPersonal?: boolean
}

/** Reads the session first: a download cannot open the login dialog. */
export function CsvLink({ href, label, isPersonal = false }: CsvLinkProps) {
  const { attempt } = useAttempt()

  async function download() {
    await readAdmin(isPersonal ? '/api/admin/recent-login' : '/api/admin/me')
    window.location.assign(href)
  }

  function start(event: MouseEvent) {
    event.preventDefault()
    void attempt(download, withoutReason)
  }

  return (
    <a href={href} download className={buttonStyles.secondary} onClick={start}>
      <Download className="size-4.5" />
      {label}
    </a>
  )
}

export function downloadFile(
  name: string,
  content: string,
  type: 'application/json' | 'text/csv' | 'text/plain',
): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(new Blob([content], { type }))
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
