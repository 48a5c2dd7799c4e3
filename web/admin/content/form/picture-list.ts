import type { MediaItem } from '../../../../schema/api/admin-media'
import { mediaReference } from '../../../../schema/media'
import type { ListField } from './form-schema'

/** The name of the picture in a list of pictures and their texts; undefined for other lists. */
export function pictureIn({ fields }: ListField): string | undefined {
  const [picture, ...more] = fields.filter(({ type }) => type !== 'pair')
  const isAlone = picture?.type === 'input' && picture.widget === 'picture' && more.length === 0
  return isAlone ? picture.name : undefined
}

/** An item of such a list; its description is the library's until somebody writes another. */
export function pictureItem(
  blank: unknown,
  name: string,
  { id, altVi, altEn }: MediaItem,
): unknown {
  return { ...Object(blank), [name]: mediaReference(id), altVi, altEn }
}
