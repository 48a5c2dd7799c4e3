export const texts = {
  kicker: 'Từ khóa',
  count_other: '{{count}} nội dung mang từ khóa này',
  articles: 'Bài viết',
  topics: 'Trải nghiệm',
  guides: 'Cẩm nang theo ngày',
  noneHere: 'Chưa có nội dung nào bằng tiếng Việt mang từ khóa này.',
  notFoundTitle: 'Không tìm thấy từ khóa',
  notFoundText: 'Chưa có nội dung nào mang từ khóa này.',
  back: 'Xem tất cả bài viết',
  metaTitle: '{{name}}: bài viết, trải nghiệm và cẩm nang',
  metaDescription:
    'Đọc {{count}} bài viết, trải nghiệm và cẩm nang về {{name}} trên {{brand}}: đi đâu, ăn gì, mùa nào đẹp và những điều nên biết trước chuyến đi.',
  metaEmpty: 'Bài viết, trải nghiệm và cẩm nang theo từ khóa.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    tags: typeof texts
  }
}
