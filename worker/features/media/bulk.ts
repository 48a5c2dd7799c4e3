import type * as z from 'zod'
import type { BulkResult } from '../../../schema/api/admin-entries'
import type { bulkMediaInput } from '../../../schema/api/admin-media'
import { refusal } from '../../content/bulk'
import type { Ctx } from '../../platform/http/env'
import { deleteMedia, labelMedia, undeleteMedia } from './edit-media'

type Input = z.output<typeof bulkMediaInput>

function changeOne(ctx: Ctx, id: string, input: Input) {
  switch (input.action) {
    case 'trash':
      return deleteMedia(ctx, { id, force: input.force })
    case 'restore':
      return undeleteMedia(ctx, id)
    case 'tag':
      return labelMedia(ctx, { id, tag: input.tag })
    case 'place':
      return labelMedia(ctx, { id, place: input.place })
  }
}

export async function changeMedia(
  ctx: Ctx,
  input: Input,
): Promise<BulkResult & { changed: string[] }> {
  const results: BulkResult['results'] = []
  for (const id of new Set(input.ids)) {
    try {
      await changeOne(ctx, id, input)
      results.push({ id, ok: true })
    } catch (error) {
      results.push(refusal(id, error))
    }
  }
  return { results, changed: results.flatMap(({ id, ok }) => (ok ? id : [])) }
}
