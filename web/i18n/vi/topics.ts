export const texts = {
  title: 'Làm gì ở Việt Nam?',
  intro: 'Ăn, ngắm, leo, lặn, đi hội hay ngồi yên: xếp theo điều bạn muốn làm, không theo bản đồ.',
  metaTitle: 'Làm gì ở Việt Nam: món ăn, lễ hội, đảo, cung núi',
  metaDescription:
    'Những trải nghiệm đáng làm ở Việt Nam theo sáu chủ đề: ẩm thực, văn hóa, phiêu lưu, lễ hội, biển đảo và dưỡng sinh, kèm mẹo thực tế.',
  searchLabel: 'Tìm trải nghiệm',
  searchPlaceholder: 'Cà phê, Tết…',
  categoriesHeading: 'Sáu chủ đề',
  filterLabel: 'Lọc theo chủ đề',
  all: 'Tất cả',
  topicCount_other: '{{count}} bài',
  summariesHeading: 'Mỗi chủ đề, ba gợi ý',
  popular: 'Nên đọc trước',
  exploreAll: 'Xem tất cả: {{name}}',
  tipsHeading: 'Mấy điều nên biết',
  tips: {
    weatherTitle: 'Thời tiết đẹp',
    weatherText:
      'Bắc: tháng 11 đến tháng 4. Trung và Nam: tháng 2 đến tháng 8; miền Nam bắt đầu mưa từ tháng 5. Mỗi nơi có lịch riêng từng tháng.',
    budgetTitle: 'Ngân sách',
    budgetText: 'Đi bụi: 625.000–1.250.000 đ một ngày. Hạng sang: 2.000.000–3.750.000 đ một ngày.',
    transportTitle: 'Đi lại',
    transportText: 'Xe công nghệ, xe ôm, xe khách liên tỉnh và tàu hỏa.',
  },
  trendingHeading: 'Đang được quan tâm',
  allHeading: 'Tất cả trải nghiệm',
  inCategory: 'Trải nghiệm: {{name}}',
  showMore_other: 'Xem thêm {{count}} trải nghiệm',
  emptyTitle: 'Không tìm thấy trải nghiệm nào',
  emptyText: 'Bạn thử đổi từ khóa hoặc chủ đề nhé.',
  readTime: '{{count}} phút đọc',
  tags: 'Từ khóa',
  back: 'Về danh sách trải nghiệm',
  notFoundTitle: 'Không tìm thấy trải nghiệm',
  notFoundText: 'Bài bạn tìm không tồn tại hoặc đã bị gỡ bỏ.',
  topicTips: 'Mẹo nhỏ',
  relatedDestinations: 'Nơi để trải nghiệm',
  relatedTopics: 'Có thể bạn cũng thích',
  ctaTitle: 'Muốn đi mà ngại sắp xếp?',
  ctaText: 'Bạn thích gì cứ kể, chúng tôi ghép lại thành một chuyến đi.',
  ctaPlan: 'Lên lịch trình',
  ctaGuides: 'Đọc cẩm nang 30 ngày',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    topics: typeof texts
  }
}
