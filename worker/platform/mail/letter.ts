import type { Locale } from '../../../schema/locale'
import type { MailAddress } from './types'

export interface Fact {
  label: string
  value: string
}

export interface Link {
  label: string
  url: string
}

/** Plain text, from which both the HTML and the text version are made. */
export type Block =
  | { kind: 'text' | 'note'; text: string }
  | {
      kind: 'button'
      link: Link /** Words before the bare address, for whom the button does not work. */
      fallback?: string
    }
  | { kind: 'links'; links: (Link & { text: string })[] }
  | {
      kind: 'facts'
      facts: Fact[] /** What is too long to stand beside its label. */
      long: Fact[]
    }

/** What visitors wrote is cleaned (clean.ts) but not escaped. */
export interface Letter {
  to: MailAddress
  replyTo: MailAddress
  subject: string
  language: Locale
  /** The line that mail programs show beside the subject. */
  preheader: string
  kicker: string
  title: string
  blocks: Block[]
  footer: string[]
  footerLinks: Link[]
  headers?: Record<string, string>
}
