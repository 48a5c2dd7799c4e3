import type { AdminPost, PostContent } from '../../../../schema/api/admin-posts'

export const sampleContent: PostContent = {
  slug: 'hue-trong-mua',
  titleVi: 'Huế trong mưa',
  titleEn: 'Hue in the rain',
  summaryVi: 'Ba ngày mưa.',
  summaryEn: 'Three days of rain.',
  bodyVi: 'Mưa.',
  bodyEn: 'Rain.',
  coverImage: null,
  tags: ['huế', 'mưa'],
  contentPillar: 'personal-stories',
  destinationSlug: 'hue',
  authorName: null,
  readingTimeMinutes: null,
  featured: false,
  highlightsVi: [],
  highlightsEn: [],
  travelTipsVi: [],
  travelTipsEn: [],
}

export const savedAt = '2026-11-21T07:00:00.000Z'

export const samplePost: AdminPost = {
  ...sampleContent,
  id: 'one',
  status: 'draft',
  isPublic: false,
  publishedAt: null,
  updatedAt: savedAt,
  viewCount: 0,
  shareCount: 0,
  deletedAt: null,
  createdAt: savedAt,
  isInVi: true,
  isInEn: true,
  isBehind: false,
  drift: {},
  updatedBy: 'lan',
  draft: null,
}
