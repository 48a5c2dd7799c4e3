export const texts = {
  title: 'Tìm kiếm',
  metaTitleOf: 'Tìm “{{query}}”',
  metaDescription: 'Tìm trong điểm đến, ưu đãi, trải nghiệm, cẩm nang và bài viết của Mango Road.',
  label: 'Bạn tìm gì?',
  placeholder: 'Hội An, cà phê, vé tàu…',
  filterLabel: 'Lọc theo loại',
  all: 'Tất cả',
  filters: {
    destination: 'Điểm đến',
    deal: 'Ưu đãi',
    topic: 'Trải nghiệm',
    guide: 'Cẩm nang',
    itinerary: 'Lịch trình',
    article: 'Bài viết',
    product: 'Sản phẩm',
  },
  types: {
    destination: 'Điểm đến',
    deal: 'Ưu đãi',
    topic: 'Trải nghiệm',
    guide: 'Cẩm nang',
    itinerary: 'Lịch trình',
    article: 'Bài viết',
    product: 'Sản phẩm',
  },
  found_other: 'Tìm thấy {{count}} kết quả cho “{{query}}”',
  enterKeywords: 'Nhập từ khóa để tìm kiếm',
  results: 'Kết quả',
  emptyTitle: 'Không tìm thấy kết quả',
  emptyText: 'Bạn thử từ khác hoặc bớt đi một từ nhé.',
  suggestions: 'Gợi ý nhanh',
  suggested: { hanoi: 'Hà Nội', sapa: 'Sa Pa', hoiAn: 'Hội An', phuQuoc: 'Phú Quốc' },
  filterWithCount: '{{type}} ({{count}})',
  inPage: 'Trong trang: {{title}}',
  corrected: 'Đang hiện kết quả cho “{{query}}”.',
  near: 'Gần với từ khóa của bạn nhất',
  mentions: 'Cũng nhắc đến trong',
  from: 'Từ {{price}}',
  tags: 'Từ khóa',
  details: 'Xem chi tiết',
  detailsOf: 'Xem chi tiết: {{title}}',
  hotels: 'Khách sạn ở {{name}}',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof texts
  }
}
