import { readingMinutes, toBody } from '../body'
import type { Topic, TopicSource } from './types'

/** The whole topic made from what its author wrote. */
export function topicPage(source: TopicSource): Topic {
  const contentVi = toBody(source.contentVi)
  const contentEn = toBody(source.contentEn)
  return {
    ...source,
    id: `topic-${source.slug}`,
    image: `@assets/art/topic-${source.slug}`,
    readTime: readingMinutes(contentVi.html),
    contentVi,
    contentEn,
  }
}
