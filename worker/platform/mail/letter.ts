import type { Locale } from '../../../schema/locale'
import type { MailAddress } from './types'

/** A label and what a visitor wrote under it. */
export interface Fact {
  label: string
  value: string
}

export interface Link {
  label: string
  url: string
}

/**
 * The parts that a letter's body is made of, in plain text: its HTML and its text version are both
 * drawn from them.
 */
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

/**
 * A letter before it is drawn. Whatever visitors wrote in it is clean (see clean.ts) but not
 * escaped.
 */
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
  /** Below the letter: why it came and who sent it. */
  footer: string[]
  footerLinks: Link[]
  headers?: Record<string, string>
}
