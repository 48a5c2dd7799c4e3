import type * as z from 'zod'
import type { BulkResult } from '../../../schema/api/admin-entries'
import type { bulkMediaInput } from '../../../schema/api/admin-media'
import type { Ctx } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
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
  const changed: string[] = []
  const results: BulkResult['results'] = []
  for (const id of new Set(input.ids)) {
    try {
      await changeOne(ctx, id, input)
      changed.push(id)
      results.push({ id, ok: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, issues } = error
      results.push({ id, ok: false, code, ...(issues && { issues }) })
    }
  }
  return { results, changed }
}
