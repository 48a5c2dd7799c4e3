export const texts = {
  metaTitle: 'Mango Road: du lịch Việt Nam & hành trình nông trại',
  metaDescription:
    'Trang du lịch Việt Nam song ngữ: mười sáu điểm đến, bài viết của người địa phương, cẩm nang từng ngày, ưu đãi và các hành trình ẩm thực, nông trại.',
  counters: '{{destinations}} điểm đến · {{regions}} miền',
  heroLabel: 'Bảy điểm đến ở Việt Nam',
  slideOf: '{{index}} trên {{total}}',
  slide: 'Ảnh {{index}}: {{title}}',
  slides: 'Chọn điểm đến',
  previousSlide: 'Ảnh trước',
  nextSlide: 'Ảnh sau',
  pause: 'Dừng chuyển tự động',
  play: 'Chuyển tự động',
  explore: 'Khám phá điểm đến',
  plan: 'Lên lịch trình',
  scrollDown: 'Cuộn xuống',
  doorsLabel: 'Lối vào nhanh',
  searchDoor: 'Tìm nơi, món ăn, lễ hội…',
  doors: { places: 'Điểm đến', farm: 'Tour nông trại', deals: 'Ưu đãi', trip: 'Lên lịch trình', shop: 'Cửa hàng' },
  guideTitle: 'Đọc trước khi lên đường',
  guideMore: 'Xem tất cả bài viết',
  guideEmpty: 'Chưa có bài viết nào.',
  placesTitle: 'Bắc, Trung, Nam: bắt đầu từ đâu?',
  placesIntro: 'Tám điểm đến trải dọc đất nước, mỗi nơi một mùa đẹp.',
  placesMore: 'Xem thêm điểm đến',
  placeFrom: 'từ {{price}} một đêm',
  viewDetailsOf: 'Xem chi tiết {{title}}',
  farmKicker: 'Ẩm thực & nông nghiệp',
  farmTitle: 'Từ vườn cây đến gói trái cây sấy',
  farmText:
    'Công ty đứng sau trang này mua trái cây nhiệt đới của nhà vườn, sấy rồi xuất khẩu. Vào mùa, chúng tôi cùng nhà vườn mở cửa đón khách: hái xoài, xem sấy, ăn cơm nhà vườn.',
  farmButton: 'Ghé trang của công ty',
  farmTours: 'Xem tour nông trại',
  itinerariesTitle: 'Lịch trình gợi ý',
  itinerariesIntro: 'Ba lịch trình kể theo từng ngày, bạn sửa lại theo ý mình.',
  itinerariesMore: 'Xem tất cả cẩm nang',
  itineraryPrice: 'khoảng {{price}}',
  itineraryPer: 'một\u00a0người, {{duration}}',
  dealsTitle: 'Ưu đãi và trải nghiệm chọn lọc',
  dealsIntro: 'Sáu trải nghiệm ngắn, đặt ngay qua đối tác.',
  dealsMore: 'Xem thêm ưu đãi',
  offerFrom: 'Từ {{price}}',
  offerGuests: '{{capacity}} khách',
  offerBook: 'Đặt ngay',
  offerBookOf: 'Đặt ngay: {{title}}',
  pocketTitle: 'Bỏ túi trước khi đi',
  pocketText:
    'Giá thường và giá quá đắt của cuốc taxi, tô phở, tấm vé; thẻ chữ lớn để bạn bè nước ngoài đưa cho tài xế, người bán. Mở một lần là xem được cả khi mất kết nối.',
  pocketMore: 'Xem giá hợp lý',
  promoTitle: 'Nhờ người địa phương xem giúp lịch trình',
  promoText:
    'Gửi cho chúng tôi vài dòng về chuyến đi. Một biên tập viên sống ở Đà Nẵng sẽ đọc, chỉ ra chỗ nào vội, chỗ nào trái mùa, rồi gửi lại một phương án.',
  promoClaim: 'Hỗ trợ {{support}} trong suốt chuyến đi',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof texts
  }
}
