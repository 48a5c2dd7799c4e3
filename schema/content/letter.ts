import * as z from 'zod'
import { day, inBoth, line, markdown, ownPageMeta, paragraph } from './fields'

/** Characters that most mail programs show. */
export const advised = { subject: 60, preview: 110 }

export const letterContent = z.strictObject({
  ...inBoth('subject', line(150, advised.subject)),
  /** Shown by mail programs beside the subject. */
  ...inBoth('preview', line(200, advised.preview)),
  /** Lone links titled "button" or "card" become buttons or cards. */
  ...inBoth('content', markdown()),
  sentOn: day(),
  /** Hand-written plain-text part; otherwise made from the content. */
  ...inBoth('plain', paragraph(60_000).optional()),
  meta: ownPageMeta(),
})
export type LetterContent = z.infer<typeof letterContent>
