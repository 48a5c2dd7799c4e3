export const texts = {
  title: 'Nhật ký hành trình',
  tagline: 'Dọc Việt Nam, từ Bắc vào Nam',
  metaTitle: 'Nhật ký hành trình: dọc Việt Nam, từ Bắc vào Nam',
  metaDescription:
    'Những chuyến đi kể lại ở ngôi thứ nhất, từ Bắc vào Nam: tàu đêm, chợ sớm, vườn xoài, mùa lúa và những bữa cơm nhà.',
  counters: { entries_other: 'bài nhật ký', minutes_other: 'phút đọc', places_other: 'nơi đã qua' },
  collectedBy: 'Biên tập:',
  journey: 'Những nơi đã qua, từ Bắc vào Nam',
  stopEntries_other: '{{count}} bài',
  latest: 'Bài mới nhất',
  allHeading: 'Tất cả bài nhật ký',
  minutes: '{{count}} phút đọc',
  tags: 'Nơi chốn',
  emptyTitle: 'Chưa có bài nhật ký nào',
  emptyText: 'Chúng tôi đang trên đường. Bạn ghé lại sau nhé.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    journal: typeof texts
  }
}
