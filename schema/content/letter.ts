import * as z from 'zod'
import { day, inBoth, line, markdown, paragraph } from './fields'

/** A letter to readers: what their mail programs show, and what its page in the archive shows. */
export const letterContent = z.strictObject({
  ...inBoth('subject', line(150, 60)),
  /** The line that mail programs show beside the subject. */
  ...inBoth('preview', line(200, 110)),
  /**
   * Markdown as everywhere; a link titled "button" that is alone in its paragraph is a button, one
   * titled "card" a card.
   */
  ...inBoth('content', markdown()),
  /** The day that the letter and its page bear. */
  sentOn: day(),
  /**
   * The plain-text part, where an editor has written one; otherwise it is made from the content.
   */
  ...inBoth('plain', paragraph(60_000).optional()),
})
export type LetterContent = z.infer<typeof letterContent>
