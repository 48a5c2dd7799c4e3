import * as z from 'zod'
import { valueIcons } from './choices'
import { inBoth, line, pageMeta, paragraph, paragraphs, picture } from './fields'

const point = z.strictObject({ ...inBoth('title', line(120)), ...inBoth('text', paragraph(600)) })

/**
 * The page about the company. Its texts may name the site and the company as `{{site:name}}` and
 * `{{site:legal-name}}`.
 */
export const aboutContent = z.strictObject({
  hero: z.strictObject({
    ...inBoth('heading', line(80)),
    ...inBoth('intro', paragraph(400)),
    image: picture(),
  }),
  story: z.strictObject({
    ...inBoth('heading', line(80)),
    ...inBoth('paragraphs', paragraphs()),
    image: picture(),
  }),
  values: z.strictObject({
    ...inBoth('heading', line(80)),
    ...inBoth('intro', paragraph(400)),
    items: z
      .array(z.strictObject({ icon: z.enum(valueIcons), ...point.shape }))
      .min(1)
      .max(6),
  }),
  /** Travel and farms, with the way to the farm tours. */
  travel: z.strictObject({
    ...inBoth('heading', line(80)),
    ...inBoth('intro', paragraph(400)),
    items: z.array(point).min(1).max(6),
    image: picture(),
  }),
  /** What the certifications of the settings mean, by their names there. */
  certificates: z
    .array(z.strictObject({ name: line(80), ...inBoth('text', paragraph(400)) }))
    .max(24),
  /** How the site earns money. */
  disclosure: z.strictObject({
    ...inBoth('heading', line(80)),
    ...inBoth('intro', paragraph(400)),
    items: z.array(point).min(1).max(8),
  }),
  closing: z.strictObject({ ...inBoth('heading', line(120)), ...inBoth('text', paragraph(400)) }),
  meta: pageMeta(),
})
export type AboutContent = z.infer<typeof aboutContent>
