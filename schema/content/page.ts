import * as z from 'zod'
import { day, inBoth, line, markdown, ownPageMeta, paragraph, picture } from './fields'

/**
 * A long text such as the privacy policy. Title and lead of the fixed pages default to texts of the
 * site; a page that editors add needs a title. Texts may contain `{{site:…}}`.
 */
export const pageContent = z.strictObject({
  ...inBoth('title', line(120).optional()),
  ...inBoth('summary', paragraph(400).optional()),
  image: picture().optional(),
  /** Date of the last change, shown to readers. */
  updated: day().optional(),
  ...inBoth('body', markdown()),
  meta: ownPageMeta(),
})
