export const texts = {
  metaTitle: 'Mango Road: du lịch Việt Nam & hành trình nông trại',
  metaDescription:
    'Trang du lịch Việt Nam song ngữ: mười điểm đến, bài viết của người bản xứ, cẩm nang từng ngày, ưu đãi và các hành trình ẩm thực, nông trại.',
  counters: '{{destinations}} điểm đến · {{regions}} miền',
  heroLabel: 'Bảy nơi ở Việt Nam',
  slideOf: '{{index}} trên {{total}}',
  slide: 'Trang {{index}}: {{title}}',
  slides: 'Chọn điểm đến',
  previousSlide: 'Trang trước',
  nextSlide: 'Trang sau',
  pause: 'Dừng chuyển tự động',
  play: 'Chuyển tự động',
  explore: 'Khám phá điểm đến',
  plan: 'Lên kế hoạch',
  scrollDown: 'Cuộn xuống',
  guideTitle: 'Những câu chuyện để mang theo trên đường',
  guideMore: 'Xem tất cả bài viết',
  guideEmpty: 'Chưa có bài viết nào.',
  placesTitle: 'Bắc, Trung, Nam: nơi để bắt đầu',
  placesIntro: 'Tám điểm đến trải dọc đất nước, mỗi nơi một mùa đẹp.',
  placesMore: 'Xem thêm điểm đến',
  viewDetails: 'Xem chi tiết',
  viewDetailsOf: 'Xem chi tiết {{title}}',
  farmKicker: 'Ẩm thực & nông nghiệp',
  farmTitle: 'Từ vườn cây đến gói trái cây sấy',
  farmText:
    'Công ty đứng sau trang này trồng, sấy và xuất khẩu trái cây nhiệt đới. Vào mùa, chúng tôi mở cửa vườn và bếp cho khách: hái xoài, xem sấy, ăn cơm nhà vườn.',
  farmPoints: { harvest: 'Hái trái theo mùa', drying: 'Xem và thử sấy trái cây', table: 'Bữa cơm dưới bóng cây' },
  farmButton: 'Ghé trang của công ty',
  farmTours: 'Xem tour nông trại',
  itinerariesTitle: 'Lịch trình gợi ý',
  itinerariesIntro: 'Ba chuyến đi đã đi thử, kể từng ngày một.',
  itinerariesMore: 'Xem tất cả cẩm nang',
  itineraryFrom: 'Khoảng {{price}} một người',
  itineraryIncludes: 'Gồm: {{list}}',
  dealsTitle: 'Ưu đãi và trải nghiệm chọn lọc',
  dealsIntro: 'Sáu buổi ngắn, nhóm nhỏ, đặt được ngay qua đối tác.',
  dealsMore: 'Xem thêm ưu đãi',
  offerFrom: 'Từ {{price}}',
  offerGuests: '{{capacity}} khách',
  offerBook: 'Đặt ngay',
  offerBookOf: 'Đặt ngay: {{title}}',
  promoTitle: 'Một người địa phương đọc lịch trình của bạn',
  promoText:
    'Gửi cho chúng tôi vài dòng về chuyến đi. Một biên tập viên sống ở Đà Nẵng sẽ đọc, chỉ ra chỗ đi vội, chỗ trái mùa, và gửi lại một phương án.',
  promoClaim: 'Hỗ trợ {{support}} trong suốt chuyến đi',
  promoButton: 'Gửi chuyến đi của tôi',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof texts
  }
}
