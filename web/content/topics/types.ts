import type { DestinationSlug } from '../../../schema/destinations'
import type { Body } from '../body'
import type { InOneLanguage } from '../in-one-language'
import type { PageMeta } from '../page-meta'

export const topicCategoryIds = ['cuisine', 'culture', 'adventure', 'festivals', 'beaches', 'wellness'] as const
export type TopicCategoryId = (typeof topicCategoryIds)[number]

export interface TopicCategory {
  id: TopicCategoryId
  nameVi: string
  nameEn: string
  descriptionVi: string
  descriptionEn: string
  /** `@assets/art/<scene id>` */
  image: string
}

interface TopicFields {
  slug: string
  category: TopicCategoryId
  titleVi: string
  titleEn: string
  /** One or two sentences. */
  descriptionVi: string
  descriptionEn: string
  tagsVi: string[]
  tagsEn: string[]
  /** Calendar day, `YYYY-MM-DD`. */
  publishedDate: string
  featured: boolean
  relatedDestinations: DestinationSlug[]
}

/** A topic as its author writes it: the texts in Markdown, 350 to 700 words in each language. */
export interface TopicSource extends TopicFields {
  meta: PageMeta
  /** What the picture shows, for those who do not see it. */
  imageAltVi: string
  imageAltEn: string
  contentVi: string
  contentEn: string
  /** Three to five practical lines. */
  tipsVi: string[]
  tipsEn: string[]
}

/** What lists show of a topic. */
export interface TopicSummary extends TopicFields {
  id: string
  /** `@assets/art/<scene id>` */
  image: string
  /** Minutes, counted from the text. */
  readTime: number
}

/** The whole topic. */
export interface Topic extends TopicSummary {
  meta: PageMeta
  imageAltVi: string
  imageAltEn: string
  contentVi: Body
  contentEn: Body
  tipsVi: string[]
  tipsEn: string[]
}

export type ShownTopic = InOneLanguage<Topic>
export type ShownTopicSummary = InOneLanguage<TopicSummary>
export type ShownTopicCategory = InOneLanguage<TopicCategory>
