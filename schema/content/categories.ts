import { dealCategoryIds, topicCategoryIds } from './choices'
import deals from './deal-categories.json' with { type: 'json' }
import topics from './topic-categories.json' with { type: 'json' }

export const topicCategories = topicCategoryIds.map((id) => ({ id, ...topics[id] }))
export const dealCategories = dealCategoryIds.map((id) => ({ id, ...deals[id] }))
