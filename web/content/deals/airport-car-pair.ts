import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'airport-car-pair',
  meta: {
    titleVi: 'Xe sân bay hai chuyến: Hà Nội, Hội An, Sài Gòn',
    titleEn: 'Airport cars: two rides in Hanoi, Hoi An or Saigon',
    descriptionVi:
      'Hai lượt xe bốn chỗ đón và tiễn sân bay, {{price}} một cặp cho tối đa ba khách: Nội Bài, Đà Nẵng – Hội An hoặc Tân Sơn Nhất; tài xế cầm bảng tên, chờ 60 phút.',
    descriptionEn:
      'Two private rides for {{price}} a pair, up to three people: Noi Bai, Da Nang to Hoi An, or Tan Son Nhat. Tolls included, driver with your name, 60 minutes’ waiting.',
  },
  category: 'transport',
  titleVi: 'Hai chuyến xe sân bay: một lượt đón, một lượt tiễn',
  titleEn: 'Two airport cars: one to meet you, one to see you off',
  descriptionVi:
    'Dùng ở đâu cũng được trong ba nơi: Nội Bài – phố cổ Hà Nội, sân bay Đà Nẵng – Hội An, Tân Sơn Nhất – trung tâm Sài Gòn. Đón ở Hà Nội rồi tiễn ở Sài Gòn vẫn tính là một cặp. Giá cả xe, tối đa ba khách.',
  descriptionEn:
    'Use the two rides on any of three roads: Noi Bai to Hanoi’s Old Quarter, Da Nang airport to Hoi An, Tan Son Nhat to central Saigon. Land in the north and leave from the south: it is still one pair. Price per car for up to three people.',
  originalPrice: 800_000,
  discountedPrice: 600_000,
  window: { yearly: { from: '05-01', to: '03-05' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['hanoi', 'da-nang', 'hoi-an', 'ho-chi-minh-city'],
  inclusionsVi: [
    'Hai lượt xe bốn chỗ, có điều hòa',
    'Tài xế cầm bảng tên chờ ở sảnh đến',
    'Theo dõi giờ bay, chờ miễn phí 60 phút từ lúc hạ cánh',
    'Phí cầu đường, bãi đỗ',
    'Hai vali lớn và hai túi nhỏ',
  ],
  inclusionsEn: [
    'Two rides in an air-conditioned sedan',
    'A driver with your name at arrivals',
    'Your flight is tracked: 60 minutes’ free waiting after landing',
    'Tolls and parking',
    'Room for two large cases and two small bags',
  ],
  termsVi: [
    'Gửi số hiệu chuyến bay trước 24 giờ',
    'Lượt thứ hai dùng trong 60 ngày',
    'Từ 4 khách: xe bảy chỗ, thêm 200.000 đ một lượt',
    'Từ 23 giờ đến 5 giờ cộng 100.000 đ',
    'Sân bay khác báo giá riêng',
  ],
  termsEn: [
    'Send your flight number 24 hours ahead',
    'Use the second ride within 60 days',
    'Groups of 4 or more: a seven-seater, 200,000 VND more per ride',
    'Between 11 pm and 5 am: 100,000 VND extra',
    'Other airports on request',
  ],
  imageAltVi: 'Chiếc ô tô chở hành lý trên nóc chạy qua cây cầu hai hàng cọ, tới nhà ga sân bay lúc chiều tím',
  imageAltEn: 'A car with luggage on its roof crossing a palm-lined bridge to an airport terminal at dusk',
})
