import * as z from 'zod'
import { valueIcons } from './choices'
import { inBoth, line, ownPageMeta, paragraph, paragraphs, picture } from './fields'

const point = z.strictObject({ ...inBoth('title', line(120)), ...inBoth('text', paragraph(600)) })

const opening = { ...inBoth('heading', line(80)), ...inBoth('intro', paragraph(400)) }

/** Texts may contain `{{site:name}}` and `{{site:legal-name}}`. */
export const aboutContent = z.strictObject({
  hero: z.strictObject({
    ...opening,
    image: picture(),
  }),
  story: z.strictObject({
    ...inBoth('heading', line(80)),
    ...inBoth('paragraphs', paragraphs()),
    image: picture(),
  }),
  values: z.strictObject({
    ...opening,
    items: z
      .array(z.strictObject({ icon: z.enum(valueIcons), ...point.shape }))
      .min(1)
      .max(6),
  }),
  travel: z.strictObject({
    ...opening,
    items: z.array(point).min(1).max(6),
    image: picture(),
  }),
  /** Explains certifications of the settings, by name. */
  certificates: z
    .array(z.strictObject({ name: line(80), ...inBoth('text', paragraph(400)) }))
    .max(24),
  disclosure: z.strictObject({
    ...opening,
    items: z.array(point).min(1).max(8),
  }),
  closing: z.strictObject({ ...inBoth('heading', line(120)), ...inBoth('text', paragraph(400)) }),
  meta: ownPageMeta(),
})
