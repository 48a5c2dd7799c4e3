export const texts = {
  articles: 'Bài đã viết',
  count_other: '{{count}} bài viết',
  none: 'Chưa có bài nào bằng tiếng Việt.',
  notFoundTitle: 'Không có trang tác giả này',
  notFoundText: 'Có thể trang đã được gỡ xuống.',
  back: 'Xem tất cả bài viết',
  metaTitle: '{{name}}: tiểu sử và bài viết',
  feedTitle: '{{brand}}: bài viết của {{name}}',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    authors: typeof texts
  }
}
