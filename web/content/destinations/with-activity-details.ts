import type { Activity, ActivitySummary } from './types'
import { activityPicture } from './with-activity-pictures'

type ActivityDetails = Omit<Activity, keyof ActivitySummary | 'imageUrl'>

/**
 * The whole activities of a destination: each summary joined with its details and its picture by id.
 * Throws a RangeError naming the activity that has no details.
 */
export function withActivityDetails(summaries: ActivitySummary[], details: Record<string, ActivityDetails>): Activity[] {
  return summaries.map((summary) => {
    const detail = details[summary.id]
    if (!detail) throw new RangeError(`activity '${summary.id}' has no details`)
    return { ...summary, ...detail, imageUrl: activityPicture(summary) }
  })
}
