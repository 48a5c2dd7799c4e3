export const texts = {
  title: 'Ưu đãi du lịch',
  intro:
    'Giá tốt theo mùa cho chỗ ở, tour, đi lại, ăn uống và trải nghiệm. Hết hạn là chúng tôi gỡ xuống.',
  metaTitle: 'Ưu đãi du lịch Việt Nam đang còn hạn',
  metaDescription:
    'Các ưu đãi du lịch Việt Nam còn hiệu lực hôm nay: du thuyền, khách sạn, tour miền Tây và miền núi, vé tàu, vé bay, lớp nấu ăn. Điều kiện ghi rõ.',
  searchLabel: 'Tìm ưu đãi',
  searchPlaceholder: 'Hội An, tàu…',
  hot: 'Được ưa chuộng',
  limited: 'Có thời hạn',
  hotHeading: 'Ưu đãi được ưa chuộng',
  trendingHeading: 'Đang giảm sâu nhất',
  allHeading: 'Tất cả ưu đãi',
  inCategory: 'Ưu đãi: {{name}}',
  filterLabel: 'Lọc theo loại',
  all: 'Tất cả',
  sortLabel: 'Sắp xếp',
  sorts: { discount: 'Giảm nhiều nhất', price: 'Giá thấp nhất', expiry: 'Sắp hết hạn' },
  count_other: '{{count}} ưu đãi',
  emptyTitle: 'Không tìm thấy ưu đãi nào',
  emptyText: 'Bạn thử đổi từ khóa hoặc bộ lọc nhé.',
  showMore_other: 'Xem thêm {{count}} ưu đãi',
  categoriesHeading: 'Chọn theo loại',
  priceNow: 'Giá ưu đãi',
  priceBefore: 'Giá gốc',
  priceUnits: { person: 'Giá cho một người', booking: 'Giá cho cả lượt đặt' },
  durationDays_other: 'Kéo dài {{count}} ngày',
  until: 'Đến hết {{date}}',
  book: 'Đặt ngay',
  bookOf: 'Đặt ngay: {{title}}',
  enquire: 'Hỏi và giữ chỗ',
  enquireLike: 'Hỏi chuyến tương tự',
  enquireOf: 'Hỏi và giữ chỗ: {{title}}',
  back: 'Về danh sách ưu đãi',
  notFoundTitle: 'Không tìm thấy ưu đãi',
  notFoundText: 'Ưu đãi bạn tìm không tồn tại hoặc đã bị gỡ bỏ.',
  validFromTo: 'Áp dụng từ {{from}} đến hết {{to}}',
  everyYear: 'Mỗi năm mở lại vào mùa này.',
  ended: 'Ưu đãi này đã kết thúc ngày {{to}}.',
  comesAgain: 'Ưu đãi mở lại từ {{from}} đến hết {{to}}.',
  farmPage: 'Xem một ngày ở vườn và lịch trái chín',
  inclusions: 'Đã bao gồm',
  terms: 'Điều kiện',
  destinations: 'Điểm đến',
  enquiryHeading: 'Hỏi về ưu đãi này',
  enquiryMessage: 'Tôi quan tâm đến ưu đãi “{{title}}”.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    deals: typeof texts
  }
}
