import type { ReactNode } from 'react'
import type { Office } from '../../../schema/content/site-settings'

interface OfficeChatProps {
  office: Office
  className: string
  children?: ReactNode
}

/** The office's number, linked to WhatsApp or, where it has none, to a call. */
export function OfficeChat({ office, className, children = office.phone }: OfficeChatProps) {
  const { whatsapp, call } = office
  return (
    <a className={className} href={whatsapp ?? call} target="_blank" rel="noopener">
      {whatsapp && 'WhatsApp '}
      {children}
    </a>
  )
}
