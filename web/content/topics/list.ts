import { categories } from './categories'
import type { Topic, TopicCategory, TopicSummary } from './types'

const topicModules = import.meta.glob<{ content: Topic }>(
  ['./*.ts', '!./{list,categories,slugs,types}.ts', '!./with-*.ts', '!./*.test.ts'],
  {
    eager: true,
  },
)

/** Every topic, long texts included, in the order of the files. */
export const topics: Topic[] = Object.values(topicModules).map(({ content }) => content)

function summaryOf({ contentVi, contentEn, tipsVi, tipsEn, imageAltVi, imageAltEn, meta, ...summary }: Topic): TopicSummary {
  return summary
}

export interface TopicListContent {
  categories: TopicCategory[]
  topics: TopicSummary[]
}

/** The categories and their topics, the newest first, without the long texts. */
export const content: TopicListContent = {
  categories,
  topics: topics.map(summaryOf).sort((a, b) => b.publishedDate.localeCompare(a.publishedDate)),
}
