export const texts = {
  title: 'Cảm hứng lên đường',
  intro: 'Chuyện mùa lúa, quán xá, những chuyến tàu đêm, do những người đang sống ở Việt Nam kể.',
  metaTitle: 'Cảm hứng du lịch Việt Nam: bài viết, mùa đẹp, kinh nghiệm thật',
  metaDescription:
    'Bài viết du lịch Việt Nam bằng hai thứ tiếng: mùa lúa chín, lễ hội, ẩm thực đường phố, kinh nghiệm đi tàu, đi phượt và những ghi chép dọc đường.',
  monthLabel: 'Tháng',
  allMonths: 'Tất cả',
  monthSummary_other: '{{month}}: {{count}} bài viết',
  featured: 'Bài nổi bật',
  daily: 'Gợi ý hôm nay',
  latest: 'Mới nhất',
  latestStories: 'Bài mới',
  moreStories: 'Bài viết khác',
  popular: 'Điểm đến được yêu thích',
  emptyTitle: 'Chưa có bài viết nào',
  emptyText: 'Tháng này chưa có bài. Bạn chọn tháng khác nhé.',
  showAll: 'Xem tất cả bài viết',
  back: 'Về trang bài viết',
  notFoundTitle: 'Bài viết không tìm thấy',
  notFoundText: 'Bài viết này không tồn tại hoặc đã được gỡ xuống.',
  feedTitle: '{{brand}}: bài viết mới',
  previewNote:
    'Đây là bản xem trước, chỉ ai có liên kết này mới mở được. Liên kết hết hạn lúc {{time}} ngày {{date}} (giờ Việt Nam).',
  previewGoneTitle: 'Bản xem trước không còn mở được',
  previewGoneText: 'Liên kết đã hết hạn hoặc bị sai. Bạn nhờ người biên tập gửi liên kết mới nhé.',
  bookHotels: 'Đặt khách sạn',
  bookNow: 'Đặt ngay',
  highlights: 'Điểm nổi bật',
  travelTips: 'Mẹo du lịch',
  ctaTitle: 'Muốn đi một chuyến như thế?',
  ctaText:
    'Bạn kể cho chúng tôi nghe mình thích gì, đi bao lâu nhé. Chúng tôi trả lời bằng một lịch trình.',
  ctaButton: 'Liên hệ',
  author: 'Tác giả',
  related: 'Đọc tiếp',
  coverAlt: 'Minh họa cho bài “{{title}}”',
  destination: 'Xem điểm đến',
  pillars: {
    'destination-discovery': 'Khám phá điểm đến',
    'cultural-immersion': 'Hòa mình vào văn hóa',
    'practical-travel': 'Kinh nghiệm thực tế',
    'personal-stories': 'Chuyện của tôi',
    'visual-storytelling': 'Kể chuyện bằng hình',
  },
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    articles: typeof texts
  }
}
